/** The `last_error` of a message that was not sent, because it was not true any more when its turn came. */
export const NO_LONGER_TRUE = 'no longer true'
