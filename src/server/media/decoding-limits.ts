/** The maximum size to decode: a small file can expand to gigabytes. */
export const MAX_PIXELS = 40_000_000
export const MAX_SECONDS = 10
