/** How many a review shows at most. */
export const MOST_REVIEW_PHOTOS = 6

/** What a telephone's camera makes in its best mode. */
export const LARGEST_PHOTO_BYTES = 15 * 1024 * 1024
