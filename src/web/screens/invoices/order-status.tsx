import { useTranslations } from 'use-intl'
import { PayNow } from '#web/features/checkout/pay-now.tsx'
import { TransferDetails } from '#web/features/checkout/transfer-details.tsx'
import type { InvoiceView } from '#web/features/orders/calls.ts'
import { Notice } from '#web/ui/notice.tsx'

const tones = {
  awaiting_supplier: 'info',
  partially_confirmed: 'warning',
  failed: 'warning',
  expired: 'warning',
} as const

/** What there is to know or to do about an order that is not simply booked: to wait, to pay, or what becomes of the money. */
export function OrderStanding({ invoice, level }: { invoice: InvoiceView; level: 2 | 4 }) {
  const t = useTranslations('orders.standing')
  const { payBy, status, transfer } = invoice
  if (payBy && transfer) return <TransferDetails level={level} order={invoice} transfer={transfer} due={payBy} />
  if (payBy)
    return (
      <PayNow reference={invoice.reference} orderKey={invoice.key} payBy={payBy} hasFailed={invoice.hasFailedPayment} />
    )
  if (!isTold(status)) return null
  return <Notice kind={tones[status]} title={t(status)} />
}

function isTold(status: string): status is keyof typeof tones {
  return status in tones
}
