import { ArrowLeft } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { comparedText } from '#domain/comparison.ts'
import { hasHighestTotal } from '#web/features/catalogue/has-highest-total.ts'
import { ListingContext } from '#web/features/catalogue/listing-context.ts'
import type { ComparisonView } from '#web/features/wishlist/calls.ts'
import { pageAddress } from '#web/lib/page-address.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import type { Trip } from '#web/lib/trip.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { TripChips } from './trip-chips.tsx'
import { useListingOfTrip } from './use-listing-of-trip.ts'
import { useWishlistOfTrip } from './use-wishlist-of-trip.ts'

interface ComparisonScreenProps {
  comparison: ComparisonView
  /** That the comparison was loaded for. */
  trip: Trip
  /** Of the list that the activities are from. */
  path: string
  /** Whether that is another visitor's. */
  isShared: boolean
}

/** A few activities side by side, for deciding between them. */
export function ComparisonScreen({ comparison: { items }, trip: loaded, path, isShared }: ComparisonScreenProps) {
  const t = useTranslations('wishlist')
  const locale = useLocale()
  const { site } = useSiteContext()
  const trip = useWishlistOfTrip(loaded)
  const context = useListingOfTrip(loaded)
  const back = t(isShared ? 'compare.backToShared' : 'compare.back')
  if (items.length === 0)
    return (
      <EmptyArch level={1} title={t('compare.nothing')}>
        <p className="text-ink-soft">{t('compare.nothingText')}</p>
        <PageLink path={path} className={buttonClass('primary')}>
          {back}
        </PageLink>
      </EmptyArch>
    )
  const address = `${path}?compare=${comparedText(items.map(({ card }) => card.id))}`
  return (
    <div className="mx-auto min-h-dvh max-w-7xl px-4 py-5 sm:px-6 sm:py-8">
      <PageLink path={path} className="-mt-2 inline-flex min-h-11 items-center gap-2 text-primary hover:underline">
        <ArrowLeft aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" strokeWidth={1.75} />
        {back}
      </PageLink>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl font-semibold sm:text-3xl">{t('compare.title')}</h1>
        <ShareButton title={t('compare.title')} url={pageAddress(site.origin, locale, address)} />
      </header>
      <section className="mt-4 noscript:hidden">
        <h2 className="mb-2 text-sm font-semibold">{t('whenQuestion')}</h2>
        <TripChips trip={trip} hasHighest={items.some(({ card }) => hasHighestTotal(card.free))} />
      </section>
      <ListingContext value={context}>
        <ComparisonTable items={items} trip={loaded} path={path} />
      </ListingContext>
    </div>
  )
}
