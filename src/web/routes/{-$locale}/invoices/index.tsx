import { createFileRoute } from '@tanstack/react-router'
import { readInvoices } from '#web/features/orders/calls.ts'
import { CallError } from '#web/lib/call-error.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { ownPageHead } from '#web/lib/own-page-head.ts'
import { InvoicesScreen } from '#web/screens/invoices/invoices-screen.tsx'

export const Route = createFileRoute('/{-$locale}/invoices/')({
  loader: async ({ params }) => {
    try {
      return await readInvoices(localeOf(params))
    } catch (error) {
      // Nobody signed in is a state of this page, not a fault.
      if (error instanceof CallError && error.status === 401) return { invoices: null }
      throw error
    }
  },
  head: ({ matches }) => ownPageHead(matches, '/invoices', (t) => t('orders.title')),
  component: Invoices,
})

function Invoices() {
  return <InvoicesScreen invoices={Route.useLoaderData().invoices} />
}
