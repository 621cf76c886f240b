/** Rows of the console that say who else has them open. */
export const presenceKinds = ['order', 'message', 'quote', 'review'] as const
export type PresenceKind = (typeof presenceKinds)[number]

/** How often an open page says so. */
export const PRESENCE_BEAT_SECONDS = 20
/** After two missed beats the person has gone. */
export const PRESENCE_SECONDS = 40
