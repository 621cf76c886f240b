import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import type { CartItemView } from './calls.ts'

/** Opens the times of the later of two activities that clash. */
export function MoveItem({ item, onPress }: { item: CartItemView; onPress: () => void }) {
  const t = useTranslations('cart.plan')
  return (
    <Button kind="outlined" aria-label={`${t('move')}: ${item.title}`} onClick={onPress} className="noscript:hidden">
      <CalendarClock aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      {t('move')}
    </Button>
  )
}
