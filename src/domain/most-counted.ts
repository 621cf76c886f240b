/** The console's lists count this many rows exactly. An exact count of millions would cost more than the page. */
export const MOST_COUNTED = 10_000
