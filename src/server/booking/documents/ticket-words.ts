import { createTranslator } from 'use-intl/core'
import ar from '#messages/ar/ticket.json' with { type: 'json' }
import en from '#messages/en/ticket.json' with { type: 'json' }

export const ticketWords = {
  ar: createTranslator({ locale: 'ar', messages: ar }),
  en: createTranslator({ locale: 'en', messages: en }),
}
