import { localePath, splitLocale, type Locale } from './locale.ts'

/** How a site lists what it sells, and so where an activity's page is. */
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
  /** 302 where the answer may be another one tomorrow: the visitor's language, the site's layout. */
  status: 301 | 302
}

// First segments that pages of ours have: what follows them is theirs, never an unknown /{city}/{activity}.
const OWN_SEGMENTS = new Set(
  (
    'about account api assets auth blog cart checkout console contact-us experiences faq feeds icons invoices mailbox octo offline og privacy-policy profile quotes ' +
    'sandbox search sign-in sign-up sitemaps support terms-and-conditions things-to-do wishlist _image'
  ).split(' '),
)

/** What follows these are slugs, in small letters; what follows other pages is written as somebody wrote it: searched texts, references. */
const BEFORE_SLUGS = new Set(['blog', 'experiences'])

/**
 * A decoded path as a page's one address is spelt: one slash between parts and none at the end, in small letters but for searched texts,
 * references and the like. Two slashes at the beginning would name another host.
 */
export function cleanPath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '')
  const { rest } = splitLocale(`/${segments.join('/').toLowerCase()}`)
  const [first = ''] = rest.slice(1).split('/')
  const before = segments.length - rest.split('/').filter((segment) => segment !== '').length
  const small = OWN_SEGMENTS.has(first) && !BEFORE_SLUGS.has(first) ? before + 1 : segments.length
  return `/${segments.map((segment, index) => (index < small ? segment.toLowerCase() : segment)).join('/')}`
}

/** A decoded path as it stands in a Location header: it names our own host whatever it holds. */
export function encodePath(path: string): string {
  return path.replace(/^\/+/, '/').toWellFormed().split('/').map(encodeURIComponent).join('/')
}

/** The path of an address in letters; null where its percent signs make none. A slash inside a part ('a%2Fb') is a space: it divides nothing. */
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

/** A target with the question of the address that led to it; what the target says itself stands. */
export function withSearch(target: string, search: string): string {
  const asked = new URLSearchParams(search)
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? []
  const said = new URLSearchParams(own)
  const added = [...asked].filter(([name]) => !said.has(name))
  const query = [own, added.length === 0 ? '' : String(new URLSearchParams(added))].filter((part) => part !== '')
  return path + (query.length === 0 ? '' : `?${query.join('&')}`) + hash
}

/** The address of an activity, without language prefix: suppliers list no cities (specification, section 2). */
export function productPath(discoverType: DiscoverType | (string & {}), citySlug: string, slug: string): string {
  return discoverType === 'experiences' ? `/experiences/${slug}` : `/things-to-do-in-${citySlug}/${slug}`
}

/**
 * One step of the specification's redirect rules for a clean path, or null: foreign prefixes, /discover…, the listing of the other layout, and
 * the unknown /{a}/{b}. `visitorLocale` is the language for a foreign prefix.
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
  return OWN_SEGMENTS.has(first) ? null : lead(productPath(discoverType, first, second), 301)
}
