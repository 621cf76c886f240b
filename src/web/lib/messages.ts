import type { Locale } from '#domain/locale.ts'
import type accounts from '#messages/en/accounts.json'
import type activity from '#messages/en/activity.json'
import type availability from '#messages/en/availability.json'
import type cart from '#messages/en/cart.json'
import type catalogue from '#messages/en/catalogue.json'
import type checkout from '#messages/en/checkout.json'
import type common from '#messages/en/common.json'
import type console from '#messages/en/console.json'
import type content from '#messages/en/content.json'
import type errors from '#messages/en/errors.json'
import type history from '#messages/en/history.json'
import type home from '#messages/en/home.json'
import type orders from '#messages/en/orders.json'
import type profile from '#messages/en/profile.json'
import type quotes from '#messages/en/quotes.json'
import type refusals from '#messages/en/refusals.json'
import type reviews from '#messages/en/reviews.json'
import type search from '#messages/en/search.json'
import type wishlist from '#messages/en/wishlist.json'

/**
 * The messages that every page loads. The types come from the English files; a test checks that the Arabic ones have
 * the same keys.
 */
interface FirstMessages {
  common: typeof common
  content: typeof content
  errors: typeof errors
  refusals: typeof refusals
  home: typeof home
  catalogue: typeof catalogue
  activity: typeof activity
  availability: typeof availability
  search: typeof search
  cart: typeof cart
  checkout: typeof checkout
  accounts: typeof accounts
  orders: typeof orders
  quotes: typeof quotes
  reviews: typeof reviews
  wishlist: typeof wishlist
  history: typeof history
}

export interface Messages extends FirstMessages {
  /** Loaded with the pages that use them (features/accounts/profile-words.tsx). */
  profile: typeof profile
  /** Loaded by the console only (console/lib/words.ts). */
  console: typeof console
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

const loaded = new Map<Locale, FirstMessages>()

/** Loads the messages of one language, once. The browser never loads the other language. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return
  const { messages } = locale === 'ar' ? await import('./messages-ar.ts') : await import('./messages-en.ts')
  loaded.set(locale, messages)
}

/** Returns the messages. @throws {Error} if loadMessages has not loaded them. */
export function messagesOf(locale: Locale): FirstMessages {
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`The messages of ${locale} are not loaded.`)
  return messages
}
