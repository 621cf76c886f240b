import { imageUrl } from '#domain/image-url.ts'
import { localePath } from '#domain/locale.ts'
import type { SiteContext } from '#web/lib/site-context-of.ts'
import type { PostView } from './calls.ts'

/** Structured data of a post (schema.org BlogPosting). */
export function structuredPost(post: PostView, { locale, site }: SiteContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    inLanguage: locale,
    url: site.origin + encodeURI(localePath(locale, `/blog/${post.slug}`)),
    datePublished: post.publishedAt,
    dateModified: post.changedAt,
    image: new URL(imageUrl(post.picture, 'wide', { hosts: site.imageHosts }), site.origin).href,
    author: { '@type': 'Organization', name: site.name, url: site.origin },
    publisher: { '@id': `${site.origin}/#organization` },
  }
}
