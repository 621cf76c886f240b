import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { autofocus } from '#console/lib/autofocus.ts'
import { codeOf, desk } from '#console/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import type { Order, OrderItem } from '#console/lib/orders.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useErrorWords, useInstant, useLocalWords } from '#console/lib/use-words.ts'
import { Loading } from '#console/parts/states.tsx'
import { formText } from '#web/lib/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AnswerItemDialog } from './answer-item-dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { RebookDialog } from './rebook-dialog.tsx'
import { useAct } from './use-act.ts'

export type OrderAct =
  | { kind: 'confirm' | 'reject' | 'payment_link' | 'resend' }
  | { kind: 'confirm_item' | 'reject_item' | 'cancel' | 'rebook'; item: OrderItem }

interface Props {
  act: OrderAct
  order: Order
  onClose: () => void
}

/** The dialog of an act on an order: the sum, the mail that goes out, what follows, and the button that names it. */
export function OrderDialog(props: Props) {
  const { act } = props
  if (act.kind === 'cancel') return <CancelDialog {...props} item={act.item} />
  if (act.kind === 'rebook') return <RebookDialog {...props} item={act.item} />
  if (act.kind === 'confirm_item' || act.kind === 'reject_item')
    return <AnswerItemDialog {...props} item={act.item} isConfirmed={act.kind === 'confirm_item'} />
  return <AnswerDialog {...props} kind={act.kind} />
}

function AnswerDialog({ order, onClose, kind }: Props & { kind: 'confirm' | 'reject' | 'payment_link' | 'resend' }) {
  const t = useTranslations('console.orders')
  const { money } = useOrderWords()
  const wordsOf = useErrorWords()
  const name = `\u2068${order.guest?.name || t('noGuest')}\u2069`
  const own = order.items.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  const sum = money(order.sums?.totalMinor ?? own, order.currency)
  const words = {
    confirm: {
      title: t('dialog.confirmTitle'),
      lead: t('dialog.confirmLead', { name, sum }),
      done: t('dialog.confirmed'),
    },
    reject: { title: t('dialog.rejectTitle'), lead: t('dialog.rejectLead', { name }), done: t('dialog.rejected') },
    payment_link: {
      title: t('dialog.linkTitle'),
      lead: t('dialog.linkLead', { name, sum }),
      done: t('dialog.linkSent'),
    },
    resend: {
      title: t('dialog.resendTitle'),
      lead: t('dialog.resendLead', { email: `\u2068${order.guest?.email ?? ''}\u2069` }),
      done: t('dialog.resent'),
    },
  }[kind]
  const { error, isPending, run } = useAct({ order, onClose }, words.done)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = formText(new FormData(event.currentTarget), 'reason')
    const param = { reference: order.reference }
    const one = desk.orders[':reference']
    const sends = {
      confirm: () => bodyOf(one.confirm.$post({ param })),
      reject: () => bodyOf(one.reject.$post({ param, json: { reason } })),
      payment_link: () => bodyOf(one['payment-link'].$post({ param })),
      resend: () => bodyOf(one.confirmation.$post({ param })),
    }
    void run(sends[kind])
  }
  return (
    <Dialog title={words.title} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-2 grid gap-4">
        <p className="text-ink-soft">{words.lead}</p>
        {kind === 'reject' && <ReasonField order={order} />}
        {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
        <Button type="submit" isLoading={isPending} {...(kind === 'reject' ? {} : { ref: autofocus })}>
          {t(`acts.${kind}`)}
        </Button>
      </form>
    </Dialog>
  )
}

function CancelDialog({ order, onClose, item }: Props & { item: OrderItem }) {
  const t = useTranslations('console.orders')
  const local = useLocalWords()
  const instant = useInstant()
  const { money } = useOrderWords()
  const wordsOf = useErrorWords()
  const param = { reference: order.reference, itemId: String(item.id) }
  const one = desk.orders[':reference'].items[':itemId']
  const preview = useQuery({
    queryKey: ['orders', 'cancellation', order.reference, item.id],
    queryFn: () => bodyOf(one.cancellation.$get({ param })),
    staleTime: 0,
    gcTime: 0,
  })
  const { error, isPending, run } = useAct({ order, onClose }, t('dialog.cancelled'))
  const quote = preview.data
  const name = `\u2068${order.guest?.name || t('noGuest')}\u2069`
  const fault = error ?? preview.error ?? undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!quote) return
    const reason = formText(new FormData(event.currentTarget), 'reason')
    void run(() => bodyOf(one.cancel.$post({ param, json: { reason, seenRefundMinor: quote.refundMinor } })))
  }
  const refund = quote && money(quote.refundMinor, quote.currency)
  const paid = quote && money(quote.paidMinor, quote.currency)
  return (
    <Dialog title={t('dialog.cancelTitle')} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-2 grid gap-4">
        <p className="font-medium">
          <bdi>{local(item.title)}</bdi>
        </p>
        {!quote && preview.error === null && <Loading />}
        {quote && refund !== undefined && paid !== undefined && (
          <>
            <p className="text-ink-soft">
              {!quote.isPaid
                ? t('dialog.cancelUnpaid', { name })
                : quote.refundMinor > 0
                  ? t('dialog.cancelRefund', { name, refund, paid })
                  : t('dialog.cancelKept', { name, paid })}
              {quote.refundMinor > 0 &&
                quote.steps[0] &&
                ` ${t('dialog.cancelUntil', { date: instant(quote.steps[0].until) })}`}
            </p>
            <ReasonField order={order} />
          </>
        )}
        {fault !== undefined && (
          <Notice
            kind={codeOf(fault) === 'orders.cancellation_changed' ? 'warning' : 'danger'}
            title={wordsOf(fault)}
            isUrgent
          />
        )}
        {quote && (
          <Button type="submit" isLoading={isPending}>
            {quote.refundMinor > 0 && refund !== undefined
              ? t('dialog.cancelSubmit', { sum: refund })
              : t('dialog.cancelPlain')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
