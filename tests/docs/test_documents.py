"""The generated documents are what the code says."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tools.docs import DOCS, DOCUMENTS


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_generated_document_is_up_to_date(name):
    with ThreadPoolExecutor(1) as apart:  # where no browser's loop is running already
        written = apart.submit(DOCUMENTS[name]).result()
    assert (DOCS / name).read_text(encoding="utf-8") == written, "run `make docs`"
