import common from '#messages/ar/common.json'
import errors from '#messages/ar/errors.json'

export const messages = { common, errors }
