import { createFileRoute } from '@tanstack/react-router'
import { readHome } from '#web/features/catalogue/calls.ts'
import { structuredSite } from '#web/features/sites/structured-site.ts'
import { frameOf } from '#web/lib/site-context-of.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { pageHead } from '#web/lib/page-meta.ts'
import { HomeScreen } from '#web/screens/home/home-screen.tsx'

export const Route = createFileRoute('/{-$locale}/')({
  loader: ({ params }) => readHome(localeOf(params)),
  head: ({ matches }) => {
    const frame = frameOf(matches)
    if (!frame) return {}
    return pageHead({
      locale: frame.locale,
      origin: frame.site.origin,
      siteName: frame.site.name,
      tagline: frame.site.tagline,
      title: frame.site.tagline,
      description: frame.t('home.description'),
      paths: { ar: '/', en: '/' },
      structured: structuredSite(frame),
    })
  },
  component: Home,
})

function Home() {
  return <HomeScreen home={Route.useLoaderData()} />
}
