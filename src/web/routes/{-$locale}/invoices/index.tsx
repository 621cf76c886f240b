import { createFileRoute } from '@tanstack/react-router'
import { readDeviceInvoices, readInvoices } from '#web/features/orders/calls.ts'
import { tripsSearch } from '#web/features/orders/trips-search.ts'
import { readQuotes } from '#web/features/quotes/calls.ts'
import { CallError } from '#web/lib/call-error.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { InvoicesScreen } from '#web/screens/invoices/invoices-screen.tsx'

export const Route = createFileRoute('/{-$locale}/invoices/')({
  validateSearch: tripsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => {
    const locale = localeOf(params)
    try {
      const [{ invoices }, { quotes, onThisDevice: quotesOnThisDevice }, device, { listTrips, listRows }] =
        await Promise.all([
          readInvoices(locale),
          readQuotes(locale),
          readDeviceInvoices(locale),
          // Loaded with this page, not with the loaders of all routes.
          import('#web/features/orders/list-trips.ts'),
        ])
      // Booked with another address, or before the account had its own.
      const own = new Set(invoices.map(({ reference }) => reference))
      const onThisDevice = device.invoices.filter(({ reference }) => !own.has(reference))
      return {
        isGuest: false,
        trips: listTrips(invoices, deps),
        quotes,
        onThisDevice: listRows(onThisDevice),
        quotesOnThisDevice,
      }
    } catch (error) {
      // Being signed out is a state of this page, not an error.
      if (!(error instanceof CallError && error.status === 401)) throw error
      const [{ invoices }, requested, { listTrips }] = await Promise.all([
        readDeviceInvoices(locale),
        readQuotes(locale),
        import('#web/features/orders/list-trips.ts'),
      ])
      return {
        isGuest: true,
        trips: listTrips(invoices, deps),
        quotes: [],
        onThisDevice: [],
        quotesOnThisDevice: requested.onThisDevice,
      }
    }
  },
  head: ({ matches }) => privatePageMeta(matches, '/invoices', (t) => t('orders.title')),
  component: Invoices,
})

function Invoices() {
  return <InvoicesScreen {...Route.useLoaderData()} />
}
