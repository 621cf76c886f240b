import common from '#messages/en/common.json'
import errors from '#messages/en/errors.json'

export const messages = { common, errors }
