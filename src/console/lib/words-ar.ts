import common from '#messages/ar/common.json'
import console from '#messages/ar/console.json'

/** The components of web/ui use the words of `common`. */
export const words = { common, console }
