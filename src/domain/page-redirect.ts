import { localePath, splitLocale, type Locale } from './locale.ts'

/** The layout of a site's listings, which determines the addresses of activities. */
export type DiscoverType = 'things-to-do' | 'experiences'

/** The listing that a layout has unless the site says otherwise: supplier layouts list experiences (specification, section 2). */
export function discoverTypeOf(layoutType: string): DiscoverType {
  return isSupplierLayout(layoutType) ? 'experiences' : 'things-to-do'
}

export function isSupplierLayout(layoutType: string): boolean {
  return layoutType === 'supplier' || layoutType.startsWith('supplier-')
}

export interface RuleRedirect {
  /** Decoded, with its language prefix. */
  to: string
  /** 302 if the target may change: the visitor's language, the site's layout. */
  status: 301 | 302
}

// First segments of our own pages: a path below them is never an unknown /{city}/{activity}.
const OWN_SEGMENTS = new Set(
  (
    'about account api assets auth blog cart checkout console contact-us experiences faq feeds icons invoices mailbox octo offline og privacy-policy profile quotes ' +
    'sandbox search sign-in sign-up sitemaps support terms-and-conditions things-to-do wishlist _image'
  ).split(' '),
)

/** Slugs follow these, in lower case. Below other pages the case is kept: search texts, references. */
const BEFORE_SLUGS = new Set(['blog', 'experiences'])

/**
 * The canonical spelling of a decoded path: single slashes, none at the end, lower case except for search texts,
 * references and the like. Two leading slashes would name another host.
 */
export function cleanPath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '')
  const { rest } = splitLocale(`/${segments.join('/').toLowerCase()}`)
  const [first = ''] = rest.slice(1).split('/')
  const before = segments.length - rest.split('/').filter((segment) => segment !== '').length
  const small = OWN_SEGMENTS.has(first) && !BEFORE_SLUGS.has(first) ? before + 1 : segments.length
  return `/${segments.map((segment, index) => (index < small ? segment.toLowerCase() : segment)).join('/')}`
}

/** A decoded path encoded for a Location header; always on our own host. */
export function encodePath(path: string): string {
  return path.replace(/^\/+/, '/').toWellFormed().split('/').map(encodeURIComponent).join('/')
}

/**
 * Decodes the path of an address; null if its percent-encoding is malformed. An encoded slash ('a%2Fb') becomes a
 * space: it does not separate segments.
 */
export function decodePath(path: string): string | null {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', ' '))
      .join('/')
  } catch {
    return null
  }
}

/** Adds the query of the original address to a target; parameters of the target win. */
export function withSearch(target: string, search: string): string {
  const requested = new URLSearchParams(search)
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? []
  const said = new URLSearchParams(own)
  const added = [...requested].filter(([name]) => !said.has(name))
  const query = [own, added.length === 0 ? '' : String(new URLSearchParams(added))].filter((part) => part !== '')
  return path + (query.length === 0 ? '' : `?${query.join('&')}`) + hash
}

/** The address of a city's listing, without language prefix. */
export const cityPath = (slug: string) => `/things-to-do-in-${slug}`

/** The address of an activity, without language prefix. Supplier sites have no cities (specification, section 2). */
export function productPath(discoverType: DiscoverType | (string & {}), citySlug: string, slug: string): string {
  return discoverType === 'experiences' ? `/experiences/${slug}` : `${cityPath(citySlug)}/${slug}`
}

/**
 * One step of the specification's redirect rules for a canonical path, or null: foreign prefixes, /discover…, the
 * listing of the other layout, and the unknown /{a}/{b}. `visitorLocale` is the language for a foreign prefix.
 */
export function redirectByRule(
  path: string,
  { discoverType, visitorLocale }: { discoverType: DiscoverType; visitorLocale: Locale },
): RuleRedirect | null {
  const { locale, rest, foreignPrefix } = splitLocale(path)
  if (foreignPrefix === 'ar') return { to: rest, status: 301 }
  if (foreignPrefix !== undefined) return { to: localePath(visitorLocale, rest), status: 302 }

  const [first = '', second, ...more] = rest.slice(1).split('/')
  const lead = (to: string, status: 301 | 302): RuleRedirect => ({ to: localePath(locale, to), status })
  if (first.startsWith('discover')) return lead(`/${discoverType}`, 301)
  if (second === undefined) {
    const isOtherListing = (first === 'experiences' || first === 'things-to-do') && first !== discoverType
    return isOtherListing ? lead(`/${discoverType}`, 302) : null
  }
  if (more.length > 0) return null
  if (first.startsWith('things-to-do-in-'))
    return discoverType === 'experiences' ? lead(productPath(discoverType, first, second), 302) : null
  // '/.well-known/change-password' and the like are what programs ask for, and no activity of a city.
  return OWN_SEGMENTS.has(first) || first.startsWith('.') ? null : lead(productPath(discoverType, first, second), 301)
}
