/** The maximum size to decode: a small file can expand to gigabytes. */
export const MOST_PIXELS = 40_000_000
export const MOST_SECONDS = 10
