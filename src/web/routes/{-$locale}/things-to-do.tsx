import { createFileRoute } from '@tanstack/react-router'
import { listingRoute } from '#web/features/catalogue/listing-search.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { AllListing } from '#web/screens/listing/listing-pages.tsx'
import { allListingHead, loadAllListing } from '#web/screens/listing/listing-routes.ts'

const path = '/things-to-do'

export const Route = createFileRoute('/{-$locale}/things-to-do')({
  ...listingRoute,
  loader: ({ params, deps, parentMatchPromise: parent }) =>
    loadAllListing({ locale: localeOf(params), path, search: deps, parent }),
  head: (page) => allListingHead(page, ({ site, t }) => site.texts.thingsToDoLead ?? t('catalogue.thingsToDoText')),
  component: ThingsToDo,
})

function ThingsToDo() {
  return <AllListing path={path} loaded={Route.useLoaderData()} />
}
