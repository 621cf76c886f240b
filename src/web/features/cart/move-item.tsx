import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import type { CartItemView } from './calls.ts'
import { moveWords } from './clash-words.ts'

interface MoveItemProps {
  item: CartItemView
  /** The other item that it clashes with, not later than this; null: it clashes with a booking. */
  from: CartItemView | null
  /** Opens the sheet of the item at its times or days. */
  onPress: (firstStep: 'time' | 'day') => void
}

/** Opens the times, or the days, of an item that clashes. */
export function MoveItem({ item, from, onPress }: MoveItemProps) {
  const t = useTranslations('cart.plan')
  const move = from === null ? t('otherTime') : moveWords(from, item, t)
  // Another check-in on the same day leaves the nights as they are.
  const hasTimes = from !== null || item.rate !== 'nightly'
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      {hasTimes && (
        <Button
          kind="outlined"
          aria-label={move.includes(item.title) ? move : `${move}: ${item.title}`}
          onClick={() => onPress('time')}
        >
          <CalendarClock aria-hidden className="size-4 shrink-0 max-[22rem]:hidden" strokeWidth={1.75} />
          {move}
        </Button>
      )}
      <Button kind="outlined" aria-label={`${t('otherDay')}: ${item.title}`} onClick={() => onPress('day')}>
        {t('otherDay')}
      </Button>
    </div>
  )
}
