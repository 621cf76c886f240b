/** The API counts the rows of a list up to here: there may be more. */
export const MOST_COUNTED = 10_000
