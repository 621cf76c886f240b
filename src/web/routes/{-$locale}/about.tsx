import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '#web/features/content/calls.ts'
import { describePage } from '#web/features/content/describe-page.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { notFoundOn404 } from '#web/lib/not-found-on-404.ts'
import { StaticPageScreen } from '#web/screens/content/static-page-screen.tsx'

export const Route = createFileRoute('/{-$locale}/about')({
  staticData: { isForReading: true },
  loader: ({ params }) => notFoundOn404(readPage(localeOf(params), 'about')),
  head: ({ matches, loaderData: page }) =>
    page
      ? describePage(matches, ({ site, t }) => ({
          title: page.title,
          description: t('content.meta.about', { name: site.name }),
          paths: { ar: '/about', en: '/about' },
        }))
      : {},
  component: About,
})

function About() {
  return <StaticPageScreen page={Route.useLoaderData()} />
}
