import { useTranslations } from 'use-intl'
import { itemSets } from '#domain/item-states.ts'
import type { OrderState } from '#domain/order-states.ts'
import { AnswerDeadline } from '#web/features/checkout/answer-deadline.tsx'
import { PayNow } from '#web/features/checkout/pay-now.tsx'
import { TransferDetails } from '#web/features/checkout/transfer-details.tsx'
import type { InvoiceView } from '#web/features/orders/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Null: the bookings of the order say enough. */
const notices = {
  draft: null,
  on_hold: null,
  awaiting_payment: null,
  pay_later: null,
  awaiting_supplier: { kind: 'info', title: 'awaiting_supplier' },
  confirmed: null,
  partially_confirmed: { kind: 'warning', title: 'partially_confirmed' },
  failed: { kind: 'warning', title: 'failed' },
  expired: { kind: 'warning', title: 'expired' },
  cancelled: null,
} as const satisfies Record<OrderState, { kind: 'info' | 'warning'; title: OrderState } | null>

/** What its buyer has to know or to do about an order that is not simply booked: wait, pay, or where the money is. */
export function OrderStatus({ invoice, level }: { invoice: InvoiceView; level: 2 | 3 }) {
  const t = useTranslations('orders.notices')
  const o = useTranslations('orders')
  const { answerBy, bookings, laterOrder, payBy, replacedBy, status, transfer } = invoice
  if (replacedBy !== null)
    return (
      <Notice kind="info" title={t(`replaced.${replacedBy}`)}>
        {laterOrder && (
          <PageLink
            path={`/invoices/${laterOrder.reference}`}
            search={{ key: laterOrder.key }}
            className={`${buttonClass('third')} -ms-2 justify-self-start`}
          >
            {o('referenceNow', { reference: `\u2068${laterOrder.reference}\u2069` })}
          </PageLink>
        )}
      </Notice>
    )
  if (payBy && transfer)
    return (
      <TransferDetails
        level={level}
        order={invoice}
        transfer={transfer}
        due={payBy}
        orderAccessToken={invoice.key}
        hasFailedPayment={invoice.hasFailedPayment}
      />
    )
  if (payBy)
    return (
      <PayNow
        reference={invoice.reference}
        orderAccessToken={invoice.key}
        sum={{ amountMinor: invoice.totalMinor, currency: invoice.currency }}
        payBy={payBy}
        hasFailed={invoice.hasFailedPayment}
      />
    )
  const notice = notices[status]
  return (
    notice && (
      <Notice kind={notice.kind} title={t(notice.title)}>
        {answerBy && (
          <p>
            <AnswerDeadline by={answerBy} hasOthers={bookings.some((one) => itemSets.accepted.includes(one.status))} />
          </p>
        )}
      </Notice>
    )
  )
}
