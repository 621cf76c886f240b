import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { CardView } from '#web/features/catalogue/calls.ts'
import { ListingContext } from '#web/features/catalogue/listing-context.ts'
import type { ListingSearch } from '#web/features/catalogue/listing-search.ts'
import { ProductCards } from '#web/features/catalogue/product-cards.tsx'
import { SaveButton } from '#web/features/wishlist/save-button.tsx'

interface AlternativesProps {
  cards: CardView[]
  search: ListingSearch
}

/** Activities for the dates and travellers of a search whose text finds nothing. */
export function Alternatives({ cards, search: { from, to, travellers, children, ages } }: AlternativesProps) {
  const t = useTranslations('search')
  const context = useMemo(
    () => ({
      dates: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
      party: { ...(travellers === undefined ? {} : { travellers }), ...(ages === undefined ? {} : { ages }) },
      isOneCity: false,
      hasChildren: (children ?? ages) !== undefined,
      isMap: false,
    }),
    [from, to, travellers, children, ages],
  )
  return (
    <section className="border-t border-line pt-8">
      <h2 className="mb-6 text-xl font-semibold">{t((from ?? to) === undefined ? 'popular' : 'freeOnDates')}</h2>
      <ListingContext value={context}>
        <ProductCards cards={cards} corner={(card) => <SaveButton productId={card.id} title={card.title} />} />
      </ListingContext>
    </section>
  )
}
