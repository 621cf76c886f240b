import type { Locale } from '#domain/locale.ts'
import { breadcrumbList } from '#web/lib/breadcrumb-list.ts'
import { siteContextOf, type SiteContext } from '#web/lib/site-context-of.ts'
import { pageMeta, type PageMeta, type Page } from '#web/lib/page-meta.ts'

/** The metadata of a text page. `above` is the breadcrumb step before it, `structured` additional structured data. */
export function describePage(
  matches: Parameters<typeof siteContextOf>[0],
  describe: (siteContext: SiteContext) => {
    title: string
    /** The page's own breadcrumb step. Default: the title. */
    step?: string
    description: string
    paths: Record<Locale, string>
    shared?: NonNullable<Page['shared']>
    above?: { name: string; path: string }
    structured?: object[]
  },
): Partial<PageMeta> {
  const siteContext = siteContextOf(matches)
  if (!siteContext) return {}
  const { locale } = siteContext
  const { origin, name: siteName, tagline } = siteContext.site
  const { above, step, structured = [], ...page } = describe(siteContext)
  return pageMeta({
    ...page,
    locale,
    origin,
    siteName,
    tagline,
    structured: [
      ...structured,
      breadcrumbList({ locale, origin }, [
        { name: siteContext.t('catalogue.home'), path: '/' },
        ...(above ? [above] : []),
        { name: step ?? page.title, path: page.paths[locale] },
      ]),
    ],
  })
}
