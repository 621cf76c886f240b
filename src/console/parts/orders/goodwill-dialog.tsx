import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { minorOf } from '#domain/money.ts'
import { codeOf, desk } from '#console/lib/api.ts'
import { focusInvalid } from '#console/lib/focus-invalid.ts'
import type { Order, OrderItem } from '#console/lib/orders.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useErrorWords, useLocalWords } from '#console/lib/use-words.ts'
import { useProof } from '#console/parts/proof.tsx'
import { Loading } from '#console/parts/states.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReasonField } from './reason-field.tsx'
import { SumField } from './sum-field.tsx'
import { SumList } from './sum-list.tsx'
import { useAct } from './use-act.ts'

interface Props {
  order: Order
  item: OrderItem
  onClose: () => void
}

const one = desk.orders[':reference'].items[':itemId']
const read = ({ order, item }: Pick<Props, 'order' | 'item'>) =>
  bodyOf(one.refund.$get({ param: { reference: order.reference, itemId: String(item.id) } }))
type Quote = Awaited<ReturnType<typeof read>>

/** Refunds a sum for an activity that is cancelled already. */
export function GoodwillDialog(props: Props) {
  const { order, item, onClose } = props
  const t = useTranslations('console.orders.dialog')
  const local = useLocalWords()
  const wordsOf = useErrorWords()
  const { data: quote, error } = useQuery({
    queryKey: ['orders', 'goodwill', order.reference, item.id],
    queryFn: () => read(props),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog title={t('refundTitle')} isOpen onClose={onClose}>
      <div className="mt-2 grid gap-4">
        <p className="font-medium">
          <bdi>{local(item.title)}</bdi>
        </p>
        {!quote && error === null && <Loading />}
        {error !== null && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
        {quote && <GoodwillForm {...props} quote={quote} />}
      </div>
    </Dialog>
  )
}

function GoodwillForm({ order, item, quote, onClose }: Props & { quote: Quote }) {
  const t = useTranslations('console.orders')
  const { money } = useOrderWords()
  const withProof = useProof()
  const wordsOf = useErrorWords()
  const { error, isPending, run } = useAct({ order, onClose }, t('dialog.refunded'))
  const [typed, setTyped] = useState('')
  const [isSent, setIsSent] = useState(false)
  const { currency, paidMinor, backMinor, leftMinor, range } = quote
  const typedMinor = minorOf(typed, currency)
  const isInRange = range && typedMinor !== null && typedMinor >= range.leastMinor && typedMinor <= range.mostMinor
  const sumMinor = isInRange ? typedMinor : null
  const sums: [string, string][] = [
    [t('dialog.cancelPaid'), money(paidMinor, currency)],
    [t('dialog.refundBefore'), money(backMinor, currency)],
    [t('dialog.cancelStays'), money(paidMinor - backMinor - (sumMinor ?? 0), currency)],
  ]
  if (!range)
    return (
      <>
        <SumList rows={sums} />
        <Notice kind="info" title={t(leftMinor > 0 ? 'dialog.refundNoMore' : 'dialog.refundNothing')} />
      </>
    )
  const name = `\u2068${order.guest?.name || t('noGuest')}\u2069`
  const hasAddress = order.guest?.email !== ''
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsSent(true)
    if (sumMinor === null) {
      focusInvalid(event.currentTarget)
      return
    }
    const reason = formText(new FormData(event.currentTarget), 'reason')
    const param = { reference: order.reference, itemId: String(item.id) }
    const json = { reason, refundMinor: sumMinor, seenLeftMinor: leftMinor }
    void run(() => withProof(() => bodyOf(one.refund.$post({ param, json }))))
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <SumField
        currency={currency}
        range={range}
        isLimited={range.mostMinor < leftMinor}
        typed={typed}
        onType={setTyped}
        isWrong={isSent && sumMinor === null}
      />
      <SumList rows={sums} />
      <p className="text-ink-soft">{hasAddress ? t('dialog.refundLead', { name }) : t('dialog.refundLeadSilent')}</p>
      <ReasonField order={order} isFirst={false} />
      {error !== undefined && (
        <Notice
          kind={codeOf(error) === 'orders.cancellation_changed' ? 'warning' : 'danger'}
          title={wordsOf(error)}
          isUrgent
        />
      )}
      <Button type="submit" isLoading={isPending}>
        {sumMinor === null ? t('dialog.refundPlain') : t('dialog.refundSubmit', { sum: money(sumMinor, currency) })}
      </Button>
    </form>
  )
}
