import type { ReactNode } from 'react'
import type { CardView } from './calls.ts'
import { useCardGrid, type CardPosition } from './layout-choices.ts'
import { ProductCard } from './product-card.tsx'

interface ProductCardsProps {
  cards: CardView[]
  place?: CardPosition
  /** The number of cards whose pictures load at once. */
  firstCount?: number
  corner: (card: CardView) => ReactNode
}

/** Cards in the grid of the current layout. */
export function ProductCards({ cards, place = 'row', firstCount = 0, corner }: ProductCardsProps) {
  return (
    <ul className={useCardGrid(place)}>
      {cards.map((card, index) => (
        <li key={card.id} className="min-w-0">
          <ProductCard card={card} place={place} isFirst={index < firstCount} corner={corner(card)} />
        </li>
      ))}
    </ul>
  )
}
