import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '#web/features/content/calls.ts'
import { describePage } from '#web/features/content/describe-page.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { notFoundOn404 } from '#web/lib/not-found-on-404.ts'
import { StaticPageScreen } from '#web/screens/content/static-page-screen.tsx'

export const Route = createFileRoute('/{-$locale}/terms-and-conditions')({
  staticData: { isForReading: true },
  loader: ({ params }) => notFoundOn404(readPage(localeOf(params), 'terms-and-conditions')),
  head: ({ matches, loaderData: page }) =>
    page
      ? describePage(matches, ({ site, t }) => ({
          title: page.title,
          description: t('content.meta.terms', { name: site.name }),
          paths: { ar: '/terms-and-conditions', en: '/terms-and-conditions' },
        }))
      : {},
  component: Terms,
})

function Terms() {
  return <StaticPageScreen page={Route.useLoaderData()} />
}
