import { createFileRoute } from '@tanstack/react-router'
import { readInvoice } from '#web/features/orders/calls.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { notFoundOn404 } from '#web/lib/not-found-on-404.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { InvoiceScreen } from '#web/screens/invoices/invoice-screen.tsx'

export const Route = createFileRoute('/{-$locale}/invoices/$reference')({
  validateSearch: (search: Record<string, unknown>): { key?: string; paidDate?: string } => ({
    ...(typeof search['key'] === 'string' ? { key: search['key'].slice(0, 200) } : {}),
    ...(typeof search['paidDate'] === 'string' ? { paidDate: search['paidDate'].slice(0, 40) } : {}),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => notFoundOn404(readInvoice(localeOf(params), params.reference, deps.key)),
  head: ({ matches, params }) =>
    privatePageMeta(matches, `/invoices/${params.reference}`, (t) => `${t('orders.order')} ${params.reference}`),
  component: Invoice,
})

function Invoice() {
  const { paidDate } = Route.useSearch()
  const [day = '', time = ''] = paidDate?.split('T') ?? []
  return <InvoiceScreen invoice={Route.useLoaderData()} paidDate={paidDate === undefined ? null : { day, time }} />
}
