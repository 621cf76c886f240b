import { siteContextOf, type SiteContext } from './site-context-of.ts'
import { pageMeta, type PageMeta } from './page-meta.ts'

/** The metadata of a private page, which is not indexed. */
export function privatePageMeta(
  matches: Parameters<typeof siteContextOf>[0],
  path: string,
  titleOf: (t: SiteContext['t']) => string,
): Partial<PageMeta> {
  const siteContext = siteContextOf(matches)
  if (!siteContext) return {}
  const title = titleOf(siteContext.t)
  return pageMeta({
    locale: siteContext.locale,
    origin: siteContext.site.origin,
    siteName: siteContext.site.name,
    tagline: siteContext.site.tagline,
    title,
    description: title,
    paths: { ar: path, en: path },
    isHidden: true,
  })
}
