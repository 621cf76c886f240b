import { localePath } from '#domain/locale.ts'
import type { Frame } from '#web/lib/frame-of.ts'
import { imageUrl } from '#web/ui/image-url.ts'
import type { PostView } from './calls.ts'

/** A post for search engines (schema.org BlogPosting). */
export function structuredPost(post: PostView, { locale, site }: Frame): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    inLanguage: locale,
    url: site.origin + encodeURI(localePath(locale, `/blog/${post.slug}`)),
    datePublished: post.publishedAt,
    dateModified: post.changedAt,
    image: site.origin + imageUrl(post.picture.src, { width: 1200, height: 675, format: 'jpeg' }),
    author: { '@type': 'Organization', name: site.name, url: site.origin },
    publisher: { '@id': `${site.origin}/#organization` },
  }
}
