import type { Locale } from '#domain/locale.ts'
import { breadcrumbList } from '#web/lib/breadcrumb-list.ts'
import { frameOf, type Frame } from '#web/lib/site-context-of.ts'
import { pageHead, type Head, type Page } from '#web/lib/page-meta.ts'

/** The metadata of a text page. `above` is the breadcrumb step before it, `structured` additional structured data. */
export function describePage(
  matches: Parameters<typeof frameOf>[0],
  describe: (frame: Frame) => {
    title: string
    /** The page's own breadcrumb step. Default: the title. */
    step?: string
    description: string
    paths: Record<Locale, string>
    shared?: NonNullable<Page['shared']>
    above?: { name: string; path: string }
    structured?: object[]
  },
): Partial<Head> {
  const frame = frameOf(matches)
  if (!frame) return {}
  const { locale } = frame
  const { origin, name: siteName, tagline } = frame.site
  const { above, step, structured = [], ...page } = describe(frame)
  return pageHead({
    ...page,
    locale,
    origin,
    siteName,
    tagline,
    structured: [
      ...structured,
      breadcrumbList({ locale, origin }, [
        { name: frame.t('catalogue.home'), path: '/' },
        ...(above ? [above] : []),
        { name: step ?? page.title, path: page.paths[locale] },
      ]),
    ],
  })
}
