import common from '#messages/en/common.json'
import console from '#messages/en/console.json'

/** The components of web/ui use the words of `common`. */
export const words = { common, console }
