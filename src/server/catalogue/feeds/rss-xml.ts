import { localePath, type Locale } from '#domain/locale.ts'
import { escapeXml } from './sitemap-xml.ts'

export interface RssPost {
  slug: string
  title: string
  summary: string
  publishedAt: string
}

/** The blog as RSS 2.0, newest first. */
export function rssXml(
  blog: { origin: string; locale: Locale; title: string; description: string },
  posts: RssPost[],
): string {
  const address = (path: string) => escapeXml(blog.origin + encodeURI(localePath(blog.locale, path)))
  const items = posts.map(
    (post) =>
      `<item><title>${escapeXml(post.title)}</title><link>${address(`/blog/${post.slug}`)}</link>` +
      `<guid isPermaLink="true">${address(`/blog/${post.slug}`)}</guid>` +
      `<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate><description>${escapeXml(post.summary)}</description></item>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
    `<title>${escapeXml(blog.title)}</title><link>${address('/blog')}</link><description>${escapeXml(blog.description)}</description>` +
    `<language>${blog.locale}</language><atom:link href="${address('/blog/rss.xml')}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('\n')}\n</channel></rss>\n`
  )
}
