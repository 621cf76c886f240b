import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '#web/lib/locale-of.ts'
import { ActivityPage } from '#web/screens/activity/activity-page.tsx'
import { activityRoute } from '#web/screens/activity/activity-route.ts'
import { loadActivity } from '#web/screens/activity/load-activity.ts'

/** An activity on a supplier's site. The marketplace redirects to the address under its city. */
export const Route = createFileRoute('/{-$locale}/experiences/$product')({
  ...activityRoute,
  loader: ({ params, deps, parentMatchPromise }) =>
    loadActivity({
      search: deps,
      locale: localeOf(params),
      city: null,
      slug: params.product,
      parent: parentMatchPromise,
    }),
  component: Experience,
})

function Experience() {
  return <ActivityPage loaded={Route.useLoaderData()} search={Route.useSearch()} />
}
