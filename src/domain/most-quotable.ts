/** The most activities that the search for a new quote's activity returns. */
export const MOST_QUOTABLE = 20
