import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { minorOf } from '#domain/money.ts'
import { desk } from '#console/lib/api.ts'
import { focusInvalid } from '#console/lib/focus-invalid.ts'
import { arrivedOf, type Order, type OrderItem } from '#console/lib/orders.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { useProof } from '#console/parts/proof.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { ByHead } from './by-head.tsx'
import { ItemFiguresDialog } from './item-figures-dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { SumField } from './sum-field.tsx'
import { SumList } from './sum-list.tsx'
import { useAct } from './use-act.ts'

const one = desk.orders[':reference'].items[':itemId']
const read = (order: Order, item: OrderItem) =>
  bodyOf(one.cancellation.$get({ param: { reference: order.reference, itemId: String(item.id) } }))
type Quote = Awaited<ReturnType<typeof read>>
type Refund = 'policy' | 'whole' | 'sum'

/** Cancels an activity by its policy, or with another refund for people who may give one. */
export function CancelDialog({ order, item, onClose }: { order: Order; item: OrderItem; onClose: () => void }) {
  const t = useTranslations('console.orders')
  return (
    <ItemFiguresDialog
      title={t('dialog.cancelTitle')}
      item={item}
      queryKey={['orders', 'cancellation', order.reference, item.id]}
      read={() => read(order, item)}
      onClose={onClose}
    >
      {(quote) => <CancelForm order={order} item={item} quote={quote} onClose={onClose} />}
    </ItemFiguresDialog>
  )
}

function CancelForm({
  order,
  item,
  quote,
  onClose,
}: {
  order: Order
  item: OrderItem
  quote: Quote
  onClose: () => void
}) {
  const t = useTranslations('console.orders')
  const withProof = useProof()
  const { money, momentOf } = useOrderWords()
  const { error, isPending, run } = useAct({ order, onClose }, t('dialog.cancelled'))
  const { currency, refundMinor: policyMinor, wholeMinor, free } = quote
  const offered = offeredRefunds(quote)
  // Once it has begun no policy suggests a sum: the person chooses one.
  const first = quote.hasBegun && quote.isPaid ? null : (offered[0] ?? 'policy')
  const [chosen, setChosen] = useState<Refund | null>(first)
  const refund = chosen !== null && offered.includes(chosen) ? chosen : first
  const hasChoice = quote.isPaid && (offered.length > 1 || refund === 'sum' || first === null)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const sumMinor = minorOf(typed, currency)
  const isInRange = free !== null && sumMinor !== null && sumMinor >= free.leastMinor && sumMinor <= free.mostMinor
  const sums = { policy: policyMinor, whole: wholeMinor, sum: isInRange ? sumMinor : null }
  const refundMinor = refund && sums[refund]
  const name = `\u2068${order.guest?.name || t('noGuest')}\u2069`
  // What is worked out, unlike what is being typed, is checked at once: a few people may be less than the policy gives.
  const typeByHead = (sum: string) => {
    setTyped(sum)
    setIsWrong(minorOf(sum, currency) !== 0)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsWrong(refundMinor === null)
    if (refund === null || refundMinor === null) {
      focusInvalid(event.currentTarget)
      return
    }
    const reason = formText(new FormData(event.currentTarget), 'reason')
    const param = { reference: order.reference, itemId: String(item.id) }
    const send = () => bodyOf(one.cancel.$post({ param, json: { reason, refund, refundMinor } }))
    void run(() => (refund === 'policy' ? send() : withProof(send)))
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      {hasChoice && (
        <Choice
          quote={quote}
          offered={offered}
          refund={refund}
          onChoose={setChosen}
          sum={
            free && (
              <>
                <SumField
                  currency={currency}
                  range={free}
                  isLimited={free.mostMinor < wholeMinor}
                  typed={typed}
                  onType={setTyped}
                  isWrong={isWrong && !isInRange}
                />
                <ByHead item={item} currency={currency} arrived={arrivedOf(order, item.id)} onType={typeByHead} />
              </>
            )
          }
        />
      )}
      {refundMinor !== null && quote.isPaid && (
        <SumList
          rows={[
            [t('dialog.cancelPaid'), money(quote.paidMinor, currency)],
            [t('dialog.cancelBack'), money(refundMinor, currency)],
            [t('dialog.cancelStays'), money(quote.paidMinor - refundMinor, currency)],
          ]}
        />
      )}
      <p className="text-ink-soft">
        {quote.isPaid
          ? t(quote.hasBegun ? 'dialog.cancelBegun' : 'dialog.cancelMail', { name })
          : t('dialog.cancelUnpaid', { name })}
        {refund === 'policy' &&
          policyMinor > 0 &&
          quote.steps[0] &&
          ` ${t('dialog.cancelUntil', { date: momentOf(quote.steps[0].until, quote.zone) })}`}
      </p>
      <ReasonField order={order} act={`cancel ${item.id}`} isFirst={refund !== 'sum'} />
      <FormFoot error={error} changedCode="orders.cancellation_changed" isPending={isPending}>
        {refundMinor !== null && refundMinor > 0
          ? t('dialog.cancelSubmit', { sum: money(refundMinor, currency) })
          : t('dialog.cancelPlain')}
      </FormFoot>
    </form>
  )
}

/** The kinds of refund to offer. One that equals the policy's is left out. */
function offeredRefunds({ isPaid, isByPolicy, free, refundMinor, wholeMinor }: Quote): Refund[] {
  if (!isPaid || !free) return ['policy']
  const isWholeByPolicy = isByPolicy && refundMinor === wholeMinor
  const mayWhole = !isWholeByPolicy && free.mostMinor === wholeMinor
  const maySum = free.leastMinor < free.mostMinor
  return [...(isByPolicy ? ['policy' as const] : []), ...(mayWhole ? ['whole' as const] : []), ...(maySum ? ['sum' as const] : [])] // prettier-ignore
}

function Choice({
  quote,
  offered,
  refund,
  onChoose,
  sum,
}: {
  quote: Quote
  offered: Refund[]
  refund: Refund | null
  onChoose: (refund: Refund) => void
  sum: ReactNode
}) {
  const t = useTranslations('console.orders.dialog')
  const { money } = useOrderWords()
  const sums = { policy: quote.refundMinor, whole: quote.wholeMinor, sum: null }
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t('cancelRefund')}</legend>
      {offered.map((kind) => (
        <div
          key={kind}
          className="rounded-field border border-line hover:border-primary has-checked:border-primary has-checked:bg-primary/5"
        >
          <label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-field px-3 py-1.5 tabular-nums has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
            <input
              type="radio"
              name="refund"
              required
              className="accent-primary"
              checked={kind === refund}
              onChange={() => onChoose(kind)}
            />
            <span>{t(`cancelBy.${kind}`)}</span>
            {sums[kind] !== null && <span className="text-ink-soft">{money(sums[kind], quote.currency)}</span>}
          </label>
          {kind === 'sum' && refund === 'sum' && <div className="px-3 pb-3">{sum}</div>}
        </div>
      ))}
    </fieldset>
  )
}
