import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '#web/features/content/calls.ts'
import { describePage } from '#web/features/content/describe-page.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { orNotFound } from '#web/lib/not-found-on-404.ts'
import { HousePageScreen } from '#web/screens/content/static-page-screen.tsx'

export const Route = createFileRoute('/{-$locale}/privacy-policy')({
  loader: ({ params }) => orNotFound(readPage(localeOf(params), 'privacy-policy')),
  head: ({ matches, loaderData: page }) =>
    page
      ? describePage(matches, ({ t }) => ({
          title: page.title,
          description: t('content.meta.privacy'),
          paths: { ar: '/privacy-policy', en: '/privacy-policy' },
        }))
      : {},
  component: Privacy,
})

function Privacy() {
  return <HousePageScreen page={Route.useLoaderData()} />
}
