import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import type { CartItemView } from './calls.ts'

interface MoveItemProps {
  item: CartItemView
  /** Opens the sheet of the item at its times or days. */
  onPress: (firstStep: 'time' | 'day') => void
}

const label = (words: string, { title }: CartItemView) => `${words}: \u2068${title}\u2069`

/** Beside one of two items that clash: its times, which lead to its days; of a stay its days. */
export function MoveItem({ item, onPress }: MoveItemProps) {
  const t = useTranslations('cart.plan')
  const words = t(item.rate === 'nightly' ? 'moveDates' : 'move')
  return (
    <Button
      kind="outlined"
      aria-label={label(words, item)}
      onClick={() => onPress(item.rate === 'nightly' ? 'day' : 'time')}
      className="shrink-0 bg-surface"
    >
      <CalendarClock aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      {words}
    </Button>
  )
}

/** Below an item that clashes with a booking: its times and its days. */
export function MoveFromBooking({ item, onPress }: MoveItemProps) {
  const t = useTranslations('cart.plan')
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      {/* Another check-in on the same day leaves the nights as they are. */}
      {item.rate !== 'nightly' && (
        <Button kind="outlined" aria-label={label(t('otherTime'), item)} onClick={() => onPress('time')}>
          <CalendarClock aria-hidden className="size-4 shrink-0 max-[22rem]:hidden" strokeWidth={1.75} />
          {t('otherTime')}
        </Button>
      )}
      <Button kind="outlined" aria-label={label(t('otherDay'), item)} onClick={() => onPress('day')}>
        {t('otherDay')}
      </Button>
    </div>
  )
}
