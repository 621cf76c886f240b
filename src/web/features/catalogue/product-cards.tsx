import type { ReactNode } from 'react'
import type { CardView } from './calls.ts'
import { useCardGrid, type CardPosition } from './layout-choices.ts'
import { ProductCard } from './product-card.tsx'

interface ProductCardsProps {
  cards: CardView[]
  place?: CardPosition
  /** Whether the first card has the page's largest picture: one, because preloaded pictures share the connection. */
  isFirst?: boolean
  corner: (card: CardView) => ReactNode
}

/** Cards in the grid of the current layout. */
export function ProductCards({ cards, place = 'row', isFirst = false, corner }: ProductCardsProps) {
  return (
    <ul className={useCardGrid(place)}>
      {cards.map((card, index) => (
        <li key={card.id} className="min-w-0">
          <ProductCard card={card} place={place} isFirst={isFirst && index === 0} corner={corner(card)} />
        </li>
      ))}
    </ul>
  )
}
