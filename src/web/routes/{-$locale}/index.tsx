import { createFileRoute } from '@tanstack/react-router'
import { readHome } from '#web/features/catalogue/calls.ts'
import { shownHome } from '#web/features/catalogue/shown-cards.ts'
import { homeHead } from '#web/features/sites/home-head.ts'
import { siteContextOf } from '#web/lib/site-context-of.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { HomeScreen } from '#web/screens/home/home-screen.tsx'
import { sloganOfDay } from '#web/screens/home/slogan.tsx'

export const Route = createFileRoute('/{-$locale}/')({
  staticData: { isForReading: true },
  loader: async ({ params, parentMatchPromise }) => ({
    home: await shownHome(await readHome(localeOf(params)), parentMatchPromise),
    slogan: sloganOfDay(Date.now()),
  }),
  head: ({ matches, loaderData }) => {
    const siteContext = siteContextOf(matches)
    if (!siteContext) return {}
    return loaderData ? homeHead(siteContext, loaderData.home) : {}
  },
  component: Home,
})

function Home() {
  return <HomeScreen {...Route.useLoaderData()} />
}
