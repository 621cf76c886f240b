/** Most photos of a review. */
export const MAX_REVIEW_PHOTOS = 6

/** The size of a phone camera's best mode. */
export const LARGEST_PHOTO_BYTES = 15 * 1024 * 1024
