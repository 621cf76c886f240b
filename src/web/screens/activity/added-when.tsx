import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import type { CartItemView } from '#web/features/cart/calls.ts'
import { StayTimes } from '#web/ui/stay-times.tsx'

type Item = Pick<CartItemView, 'rate' | 'duration' | 'localDate' | 'localTime' | 'zone'> & {
  visit: Pick<CartItemView['visit'], 'endsAt'>
}

interface AddedWhenProps {
  start: Pick<Item, 'localDate' | 'localTime'>
  /** In the cart. */
  item: Item | undefined
}

/** For a line of parts with dots between: when what was added is; of a stay, as in the cart, its nights and its check-out too. */
export function AddedWhen({ start, item }: AddedWhenProps) {
  const t = useTranslations('common.duration')
  const locale = useLocale()
  if (item?.rate === 'nightly')
    return (
      <>
        <span>{t('nights', { count: item.duration })}</span>
        <StayTimes stay={{ ...item, endsAt: item.visit.endsAt }} />
      </>
    )
  return (
    <>
      <span>{formatDate(start.localDate, locale)}</span>
      <span>{formatTime(start.localTime, locale)}</span>
      {item?.rate === 'daily' && <span>{t('days', { count: item.duration })}</span>}
    </>
  )
}
