import { use, type ReactNode } from 'react'
import type { CardView } from './calls.ts'
import { LayoutChoices, type CardPosition } from './layout-choices.ts'
import { UprightCard } from './upright-card.tsx'

interface ProductCardProps {
  card: CardView
  place?: CardPosition
  isFirst?: boolean
  corner?: ReactNode
}

/** An activity's card in the current layout. */
export function ProductCard({ card, place = 'row', isFirst = false, corner }: ProductCardProps) {
  const Card = use(LayoutChoices)?.Card ?? UprightCard
  return <Card card={card} place={place} isFirst={isFirst} corner={corner} />
}
