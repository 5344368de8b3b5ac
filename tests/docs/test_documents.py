"""The generated documents are what the code says."""

import pytest

from tools.docs import DOCS, DOCUMENTS


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_generated_document_is_up_to_date(name):
    assert (DOCS / name).read_text(encoding="utf-8") == DOCUMENTS[name](), "run `make docs`"
