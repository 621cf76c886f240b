import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { itemSets } from '#domain/item-states.ts'
import { minorOf } from '#domain/money.ts'
import { desk } from '#console/lib/api.ts'
import { focusInvalid } from '#console/lib/focus-invalid.ts'
import { arrivedOf, type Order, type OrderItem } from '#console/lib/orders.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { useProof } from '#console/parts/proof.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ByHead } from './by-head.tsx'
import { ItemFiguresDialog } from './item-figures-dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { SumField } from './sum-field.tsx'
import { SumList } from './sum-list.tsx'
import { useAct } from './use-act.ts'

interface Props {
  order: Order
  item: OrderItem
  onClose: () => void
}

const isBooked = ({ state }: OrderItem) => itemSets.booked.includes(state)
const one = desk.orders[':reference'].items[':itemId']
const read = ({ order, item }: Pick<Props, 'order' | 'item'>) =>
  bodyOf(one.refund.$get({ param: { reference: order.reference, itemId: String(item.id) } }))
type Quote = Awaited<ReturnType<typeof read>>

/** Refunds a sum for an activity that is cancelled already or took place. */
export function GoodwillDialog(props: Props) {
  const { order, item, onClose } = props
  const t = useTranslations('console.orders.dialog')
  return (
    <ItemFiguresDialog
      title={t(`refundTitle.${isBooked(item) ? 'booked' : 'cancelled'}`)}
      item={item}
      queryKey={['orders', 'goodwill', order.reference, item.id]}
      read={() => read(props)}
      onClose={onClose}
    >
      {(quote) => <GoodwillForm {...props} quote={quote} />}
    </ItemFiguresDialog>
  )
}

function GoodwillForm({ order, item, quote, onClose }: Props & { quote: Quote }) {
  const t = useTranslations('console.orders')
  const { money } = useOrderWords()
  const withProof = useProof()
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
  // What is worked out, unlike what is being typed, is checked at once.
  const typeByHead = (sum: string) => {
    setTyped(sum)
    setIsSent(minorOf(sum, currency) !== 0)
  }
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
      <ByHead item={item} currency={currency} arrived={arrivedOf(order, item.id)} onType={typeByHead} />
      <SumList rows={sums} />
      <p className="text-ink-soft">
        {isBooked(item) && `${t('dialog.refundStays')} `}
        {hasAddress ? t('dialog.refundLead', { name }) : t('dialog.refundLeadSilent')}
      </p>
      <ReasonField order={order} act={`refund ${item.id}`} isFirst={false} />
      <FormFoot error={error} changedCode="orders.cancellation_changed" isPending={isPending}>
        {sumMinor === null ? t('dialog.refundPlain') : t('dialog.refundSubmit', { sum: money(sumMinor, currency) })}
      </FormFoot>
    </form>
  )
}
