/** What a decoder may be given: a small file can unfold into gigabytes. */
export const MOST_PIXELS = 40_000_000
export const MOST_SECONDS = 10
