import { useTranslations } from 'use-intl'
import { codeOf, desk } from '#console/lib/api.ts'
import type { Order, OrderItem } from '#console/lib/orders.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useErrorWords, useInstant, useLocalWords } from '#console/lib/use-words.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { useNightsWords } from '#web/lib/use-nights-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useAct } from './use-act.ts'

interface Props {
  order: Order
  item: OrderItem
  change: NonNullable<OrderItem['dateChange']>
}

/** A dearer date that the activity moves to when it is paid: until when, and its withdrawal. */
export function DateChangeNotice({ order, item, change }: Props) {
  const t = useTranslations('console.orders')
  const local = useLocalWords()
  const instant = useInstant()
  const wordsOf = useErrorWords()
  const { money, moment } = useOrderWords()
  const { error, isPending, run } = useAct({ order, onClose: () => undefined }, t('dateChange.withdrawn'))
  const param = { reference: order.reference, itemId: String(item.id), changeId: String(change.id) }
  const nightsWords = useNightsWords()
  const nights = change.duration ? [`\u2068${nightsWords(change.duration)}\u2069`] : []
  const people = (change.party ?? []).map(({ title, quantity }) => `\u2068${local(title)} × ${quantity}\u2069`)
  const date = [`\u2068${moment(change.localDate, change.localTime)}\u2069`, ...nights, ...people].join(' · ')
  const withdraw = () =>
    run(() => bodyOf(desk.orders[':reference'].items[':itemId']['date-changes'][':changeId'].$delete({ param })))
  return (
    <Notice kind="warning" title={t('dateChange.title', { date })}>
      <p className="text-sm">
        {t(change.isStuck ? 'dateChange.stuck' : change.isByStaff ? 'dateChange.byStaff' : 'dateChange.byBuyer', {
          sum: money(change.differenceMinor, order.currency),
          until: `\u2068${instant(change.payUntil)}\u2069`,
        })}
      </p>
      {error !== undefined && codeOf(error) !== 'orders.change_ended' && (
        <p role="alert" className="text-danger">
          {wordsOf(error)}
        </p>
      )}
      {change.canEnd && (
        <Button
          data-act
          kind="outlined"
          className="justify-self-start"
          isLoading={isPending}
          onClick={() => void withdraw()}
          aria-label={`${t('dateChange.withdraw')}: ${local(item.title)}`}
        >
          {t('dateChange.withdraw')}
        </Button>
      )}
    </Notice>
  )
}
