/** The API stops counting the rows of a list here. There may be more. */
export const MOST_COUNTED = 10_000
