# pyright: basic
"""Luck, handed on as a single address.

Compiled functions count who holds an array each time it is handed on, which takes them longer than
a draw does. An address is not counted; `veillee.twin.chance` draws from it all the same.
"""

from numba import types
from numba.core.imputils import impl_ret_untracked
from numba.extending import intrinsic
from numba.np.arrayobj import make_array


@intrinsic
def address_of(_typing, luck):
    """Good for as long as whoever asks holds the array."""

    def first_word(context, builder, signature, arguments):
        array = make_array(signature.args[0])(context, builder, arguments[0])
        return impl_ret_untracked(context, builder, signature.return_type, array.data)

    return types.CPointer(luck.dtype)(luck), first_word
