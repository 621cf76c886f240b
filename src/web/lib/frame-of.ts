import type { Locale } from '#domain/locale.ts'
import type { Messages } from './messages.ts'
import { messagesOf } from './messages.ts'

interface Frame {
  locale: Locale
  site: { name: string; origin: string; tagline: string; discoverType: string }
}

/** What a route's `head` needs of the page around it: language, site and words. Undefined when the site itself did not load. */
export function frameOf(
  matches: readonly { routeId: string; loaderData?: unknown }[],
): (Frame & { messages: Messages }) | undefined {
  const frame = matches.find((match) => match.routeId === '/{-$locale}')?.loaderData as Frame | undefined
  return frame && { ...frame, messages: messagesOf(frame.locale) }
}
