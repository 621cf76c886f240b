import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { autofocus } from '#console/lib/autofocus.ts'
import { codeOf, desk } from '#console/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { orderQuery, type Order, type OrderItem } from '#console/lib/orders.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useErrorWords, useInstant, useLocalWords } from '#console/lib/use-words.ts'
import { Loading } from '#console/parts/states.tsx'
import { formText } from '#web/lib/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'

export type OrderAct = { kind: 'confirm' | 'reject' | 'payment_link' | 'resend' } | { kind: 'cancel'; item: OrderItem }

interface Props {
  act: OrderAct
  order: Order
  onClose: () => void
}

/** The dialog of an act on an order: the sum, the mail that goes out, what follows, and the button that names it. */
export function OrderDialog(props: Props) {
  return props.act.kind === 'cancel' ? (
    <CancelDialog {...props} item={props.act.item} />
  ) : (
    <AnswerDialog {...props} kind={props.act.kind} />
  )
}

/** Sends the act, shows the changed order, and the lists anew. */
function useAct({ order, onClose }: Pick<Props, 'order' | 'onClose'>, done: string) {
  const queries = useQueryClient()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const run = async (send: () => Promise<Order>) => {
    setIsPending(true)
    setError(undefined)
    try {
      const changed = await send()
      queries.setQueryData(orderQuery(order.reference).queryKey, changed)
      await queries.invalidateQueries({ queryKey: ['orders', 'list'] })
      onClose()
      await showToast('success', done)
    } catch (caught) {
      setError(caught)
      setIsPending(false)
      // Somebody else was faster, or the refund has changed: what is shown behind is old.
      await queries.invalidateQueries({ queryKey: ['orders'] })
    }
  }
  return { error, isPending, run }
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

function ReasonField({ order }: { order: Order }) {
  const t = useTranslations('console.orders')
  return (
    <TextAreaField
      label={t('dialog.reason')}
      hint={t('dialog.reasonHint', { language: t(`languages.${order.language}`) })}
      name="reason"
      rows={3}
      required
      minLength={3}
      maxLength={500}
      ref={autofocus}
      dir="auto"
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.code === 'Enter') event.currentTarget.form?.requestSubmit()
      }}
    />
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
