import { createFileRoute } from '@tanstack/react-router'
import { localePath } from '#domain/locale.ts'
import { readPosts } from '#web/features/content/calls.ts'
import { describePage } from '#web/features/content/describe-page.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { notFoundOn404 } from '#web/lib/not-found-on-404.ts'
import { BlogScreen } from '#web/screens/content/blog-screen.tsx'

export const Route = createFileRoute('/{-$locale}/blog/')({
  staticData: { isForReading: true },
  loader: ({ params }) => notFoundOn404(readPosts(localeOf(params))),
  head: ({ matches, params }) => {
    const { links = [], ...head } = describePage(matches, ({ t }) => ({
      title: t('content.blog'),
      description: t('content.blogText'),
      paths: { ar: '/blog', en: '/blog' },
    }))
    const href = localePath(localeOf(params), '/blog/rss.xml')
    return { ...head, links: [...links, { rel: 'alternate', type: 'application/rss+xml', href }] }
  },
  component: Blog,
})

function Blog() {
  return <BlogScreen posts={Route.useLoaderData().posts} />
}
