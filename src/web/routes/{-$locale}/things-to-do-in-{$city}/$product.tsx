import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '#web/lib/locale-of.ts'
import { ActivityPage } from '#web/screens/activity/activity-page.tsx'
import { activityRoute } from '#web/screens/activity/activity-route.ts'
import { loadActivity } from '#web/screens/activity/load-activity.ts'

export const Route = createFileRoute('/{-$locale}/things-to-do-in-{$city}/$product')({
  ...activityRoute,
  loader: ({ params, deps, parentMatchPromise }) =>
    loadActivity({
      search: deps,
      locale: localeOf(params),
      city: params.city,
      slug: params.product,
      parent: parentMatchPromise,
    }),
  component: Activity,
})

function Activity() {
  return <ActivityPage loaded={Route.useLoaderData()} search={Route.useSearch()} />
}
