/** How long a mailed six-digit code is valid. */
export const CODE_MINUTES = 10

/** How long a link to choose a new password is valid. */
export const RESET_LINK_MINUTES = 60
