import type { Locale } from './locale.ts'

export const shareKinds = ['site', 'activity', 'city', 'category', 'post'] as const
export type ShareKind = (typeof shareKinds)[number]

export const SHARE_SIZE = { width: 1200, height: 630 }

/** A page as its link preview shows it, and the address of the preview image. */
export interface SharedPage {
  kind: ShareKind
  /**
   * The slugs of the page's address, in its language: of city and activity, of a city, a category or a post; none for
   * the site.
   */
  keys: readonly string[]
  /** All values on the image that may change. */
  shown: readonly (string | number | null | undefined)[]
}

/** The address of the preview image; changes with its content. */
export function shareAddress(locale: Locale, page: SharedPage): string {
  const path = ['og', locale, page.kind, ...page.keys].map(encodeURIComponent).join('/')
  return `/${path}.jpg?v=${shareEdition(page)}`
}

/** FNV-1a of the shown values: short, and the same in the browser and on the server. */
export function shareEdition({ shown }: Pick<SharedPage, 'shown'>): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(JSON.stringify(shown.map((one) => one ?? null))))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(36)
}

/** The values shown for each kind of page; browser and server both build the address from them. */
export const shownOf = {
  activity: (one: {
    title: string
    city: { name: string }
    category: { name: string }
    rating: number | null
    ratingCount: number
    pictures: readonly { src: string }[]
  }) => [one.title, one.city.name, one.category.name, one.rating, one.ratingCount, one.pictures[0]?.src],
  place: (one: { name: string; summary: string; productCount: number; picture: { src: string } }) => [
    one.name,
    one.summary,
    one.productCount,
    one.picture.src,
  ],
  post: (one: { title: string; summary: string; picture: { src: string } }) => [
    one.title,
    one.summary,
    one.picture.src,
  ],
}
