import { splitLocale } from '#domain/locale.ts'

/** First segments of pages with a fixed path (src/web/routes). */
const FIXED = new Set([
  'about',
  'auth',
  'blog',
  'cart',
  'checkout',
  'contact-us',
  'experiences',
  'faq',
  'invoices',
  'privacy-policy',
  'profile',
  'quotes',
  'search',
  'sign-in',
  'sign-up',
  'support',
  'terms-and-conditions',
  'things-to-do',
  'wishlist',
])

const CITY = 'things-to-do-in-'

/** The route of a page for metrics: a small number of patterns, without the names in the path. */
export function routeOfPage(path: string): string {
  const [first = '', second, ...others] = splitLocale(path).rest.split('/').slice(1).filter(Boolean)
  if (others.length > 0) return '/*'
  const rest = second === undefined ? '' : '/*'
  if (first.startsWith(CITY)) return `/${CITY}$city${rest}`
  if (FIXED.has(first)) return `/${first}${rest}`
  if (rest !== '') return '/*'
  return first === '' ? '/' : '/$category'
}
