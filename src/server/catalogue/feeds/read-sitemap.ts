import { imageUrl } from '#domain/image-url.ts'
import type { Locale } from '#domain/locale.ts'
import { cityPath, productPath } from '#domain/page-redirect.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import type { Context } from '#server/kernel/context.ts'
import { listSitePages } from '#server/content/list-site-pages.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { countProducts, listPages, type PageRow, type SitemapKind } from './queries.ts'
import type { SitemapPage } from './sitemap-xml.ts'

/** The limit is 50,000 addresses per file; a product has two. */
const PRODUCTS_A_FILE = 20_000
const MAX_OTHERS = 20_000

/** The sitemap files of a site, by name: 'pages', 'cities', …, 'products-1'. */
export async function listSitemaps(context: Context, supplierId: number | null): Promise<string[]> {
  const products = await countProducts(context.db.reading, supplierId)
  const files = Array.from({ length: Math.ceil(products / PRODUCTS_A_FILE) }, (_, index) => `products-${index + 1}`)
  return ['pages', 'cities', 'categories', ...(supplierId === null ? ['posts'] : []), ...files]
}

/** The content of a sitemap file. Throws ApiError `request.path_unknown` for an unknown name. */
export async function readSitemap(
  context: Context,
  input: { name: string; site: Pick<SiteOfRequest, 'supplierId' | 'discoverType'> },
): Promise<SitemapPage[]> {
  const { supplierId, discoverType } = input.site
  if (input.name === 'pages')
    return ['', discoverType, 'contact-us', ...(await listSitePages(context.db, input.site))].map((page) => ({
      paths: { ar: `/${page}`, en: `/${page}` },
      changedAt: null,
      picture: null,
    }))
  const [, kind, number] = /^(cities|categories|posts|products)(?:-([1-9]\d{0,3}))?$/.exec(input.name) ?? []
  if (kind === undefined || (kind === 'products') !== (number !== undefined))
    throw new ApiError('missing', 'request.path_unknown')
  const rows = await listPages(context.db.reading, {
    kind: kind as SitemapKind,
    supplierId,
    most: number === undefined ? MAX_OTHERS : PRODUCTS_A_FILE,
    skip: number === undefined ? 0 : (Number(number) - 1) * PRODUCTS_A_FILE,
  })
  if (rows.length === 0 && number !== undefined) throw new ApiError('missing', 'request.path_unknown')
  return rows.map((row) => ({
    paths: { ar: pathOf('ar', kind, row, discoverType), en: pathOf('en', kind, row, discoverType) },
    changedAt: row.changedAt,
    picture: row.picture && imageUrl({ src: row.picture }, 'original'),
  }))
}

function pathOf(locale: Locale, kind: string, row: PageRow, discoverType: SiteOfRequest['discoverType']): string {
  const slug = locale === 'ar' ? row.slugAr : row.slugEn
  if (kind === 'cities') return cityPath(slug)
  if (kind === 'categories') return `/${slug}`
  if (kind === 'posts') return `/blog/${slug}`
  return productPath(discoverType, (locale === 'ar' ? row.parentAr : row.parentEn) ?? '', slug)
}
