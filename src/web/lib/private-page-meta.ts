import { frameOf, type Frame } from './site-context-of.ts'
import { pageHead, type Head } from './page-meta.ts'

/** The metadata of a private page, which is not indexed. */
export function ownPageHead(
  matches: Parameters<typeof frameOf>[0],
  path: string,
  titleOf: (t: Frame['t']) => string,
): Partial<Head> {
  const frame = frameOf(matches)
  if (!frame) return {}
  const title = titleOf(frame.t)
  return pageHead({
    locale: frame.locale,
    origin: frame.site.origin,
    siteName: frame.site.name,
    tagline: frame.site.tagline,
    title,
    description: title,
    paths: { ar: path, en: path },
    isHidden: true,
  })
}
