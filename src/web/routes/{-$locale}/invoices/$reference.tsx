import { createFileRoute } from '@tanstack/react-router'
import { invoiceSearch, loadInvoice } from '#web/features/orders/load-invoice.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { DateChangeScreen } from '#web/screens/invoices/date-change-screen.tsx'
import { InvoiceScreen } from '#web/screens/invoices/invoice-screen.tsx'

export const Route = createFileRoute('/{-$locale}/invoices/$reference')({
  validateSearch: invoiceSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadInvoice(localeOf(params), params.reference, deps),
  head: ({ matches, params }) =>
    privatePageMeta(matches, `/invoices/${params.reference}`, (t) => `${t('orders.order')} ${params.reference}`),
  component: Invoice,
})

function Invoice() {
  const { reference } = Route.useParams()
  const loaded = Route.useLoaderData()
  return loaded.invoice === null ? (
    <DateChangeScreen reference={reference} change={loaded.change} />
  ) : (
    // Another booking has no open form of the one before.
    <InvoiceScreen key={reference} {...loaded} />
  )
}
