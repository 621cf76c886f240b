import { use } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingView } from '#web/features/catalogue/calls.ts'
import { ListingContext } from '#web/features/catalogue/listing-context.ts'
import { ProductCards } from '#web/features/catalogue/product-cards.tsx'
import { SaveButton } from '#web/features/wishlist/save-button.tsx'

/** Results of the nearest cities for the same filters, after a city's few results. */
export function Nearby({ nearby, cityName }: { nearby: NonNullable<ListingView['nearby']>; cityName: string }) {
  const t = useTranslations('catalogue')
  const listing = use(ListingContext)
  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="text-xl font-semibold">{t('nearbyHead', { city: cityName })}</h2>
      <p className="mt-1 mb-6 text-ink-soft">{t('nearbyText', { km: nearby.km })}</p>
      <ListingContext value={{ ...listing, isOneCity: false }}>
        <ProductCards
          cards={nearby.cards}
          place="list"
          corner={(card) => <SaveButton productId={card.id} title={card.title} />}
        />
      </ListingContext>
    </section>
  )
}
