import { localePath, splitLocale, type Locale } from '#domain/locale.ts'
import type { Context } from '#server/platform/context.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import { findRedirect } from './queries.ts'

export interface Redirect {
  to: string
  status: number
  /** An absolute address: the browser loads it as a whole page. */
  isExternal: boolean
}

// First segments that pages of ours have: what follows them is theirs, never an unknown /{city}/{activity}.
const OWN_SEGMENTS = new Set(
  'about account api auth blog cart checkout contact-us discover experiences faq feeds invoices privacy-policy sandbox search sign-in sign-up support terms-and-conditions things-to-do'.split(
    ' ',
  ),
)

/**
 * Where a path leads instead, if anywhere (A2, A5): the operator's redirects first, then foreign prefixes, the layout's own listing, and
 * the unknown /{a}/{b}. `visitorLocale` is the language for a foreign prefix.
 */
export async function resolveRedirect(
  context: Context,
  input: { visitor: Visitor; path: string; visitorLocale: Locale },
): Promise<Redirect | null> {
  const { locale, rest, foreignPrefix } = splitLocale(input.path)
  const stored = await findRedirect(context.db, input.visitor.site.id, input.path)
  if (stored) return { ...stored, isExternal: /^https?:\/\//.test(stored.to) }
  if (foreignPrefix === 'ar') return own(rest, 301)
  if (foreignPrefix !== undefined) return own(localePath(input.visitorLocale, rest), 302)

  const listing = input.visitor.site.discoverType === 'experiences' ? '/experiences' : '/things-to-do'
  const [first = '', second, ...more] = rest.slice(1).split('/')
  if (first.startsWith('discover')) return own(localePath(locale, listing), 301)
  if (second === undefined && (rest === '/experiences' || rest === '/things-to-do') && rest !== listing)
    return own(localePath(locale, listing), 302)
  const isUnknownPair =
    second !== undefined &&
    second !== '' &&
    more.length === 0 &&
    !OWN_SEGMENTS.has(first) &&
    !first.startsWith('things-to-do-in-')
  if (!isUnknownPair) return null
  const target = listing === '/experiences' ? `/experiences/${second}` : `/things-to-do-in-${first}/${second}`
  return own(localePath(locale, target), 301)
}

const own = (to: string, status: number): Redirect => ({ to, status, isExternal: false })
