import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import type { CartItemView } from './calls.ts'

interface MoveItemProps {
  item: CartItemView
  /** Whether it is the later of two items that clash; otherwise it clashes with a booking. */
  isLater: boolean
  /** Opens the sheet of the item at its times or days. */
  onPress: (firstStep: 'time' | 'day') => void
}

/** Opens the times, or the days, of an item that clashes. */
export function MoveItem({ item, isLater, onPress }: MoveItemProps) {
  const t = useTranslations('cart.plan')
  const move = t(isLater ? 'move' : 'otherTime')
  // Another check-in on the same day leaves the nights as they are.
  const hasTimes = isLater || item.rate !== 'nightly'
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      {hasTimes && (
        <Button kind="outlined" aria-label={`${move}: ${item.title}`} onClick={() => onPress('time')}>
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
