import { useRouter } from '@tanstack/react-router'
import { use, useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FEWEST_COMPARED } from '#domain/comparison.ts'
import { CityChips } from '#web/features/catalogue/city-chips.tsx'
import { hasHighestTotal } from '#web/features/catalogue/has-highest-total.ts'
import { ListingContext } from '#web/features/catalogue/listing-context.ts'
import { LayoutChoices, useCardGrid } from '#web/features/catalogue/layout-choices.ts'
import { ProductCard } from '#web/features/catalogue/product-card.tsx'
import { RecentlyViewed } from '#web/features/history/recently-viewed.tsx'
import type { SavedItemView, WishlistView } from '#web/features/wishlist/calls.ts'
import { ComparisonChoice, ComparisonForm } from '#web/features/wishlist/comparison-form.tsx'
import { SaveButton } from '#web/features/wishlist/save-button.tsx'
import { setSaved, useSaved } from '#web/features/wishlist/saved.ts'
import { ShareList } from '#web/features/wishlist/share-list.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import type { Trip } from '#web/lib/trip.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { shortRangeWords } from '#web/ui/range-words.ts'
import { showToast } from '#web/ui/show-toast.ts'
import { showUndo } from '#web/ui/show-undo.tsx'
import { SavedRow } from './saved-row.tsx'
import { TripChips } from './trip-chips.tsx'
import { UnavailableCard } from './unavailable-card.tsx'
import { useListingOfTrip } from './use-listing-of-trip.ts'
import { useWishlistOfTrip } from './use-wishlist-of-trip.ts'

const MAX_CITIES = 5

/**
 * Saved activities, with the price of the cheapest free day of the visit's trip; those that are free first. Removed ones
 * disappear at once and return to their place if restored. `trip`: that the list was loaded for.
 */
export function WishlistScreen({ wishlist, trip: loaded }: { wishlist: WishlistView; trip: Trip }) {
  const t = useTranslations('wishlist')
  const c = useTranslations('catalogue')
  const locale = useLocale()
  const { site, visitor, navigation } = useSiteContext()
  const router = useRouter()
  const wordsOf = useApiErrorWords()
  const saved = useSaved()
  const grid = useCardGrid('page')
  // Layouts with cards of their own keep them.
  const isInRows = use(LayoutChoices) === null
  const trip = useWishlistOfTrip(loaded)
  const { range, party } = loaded
  const travellers = (party?.adults ?? 0) + (party?.children ?? 0)
  const context = useListingOfTrip(loaded)
  const screen = useRef<HTMLDivElement>(null)
  const known = wishlist.items.filter(({ card }) => !saved.isKnown || saved.productIds.has(card.id))
  const free = range === null ? [] : known.filter(({ card }) => card.free !== null)
  const items = [...free, ...known.filter((item) => !free.includes(item))]

  const comparable = items.filter(({ isOffered }) => isOffered).map(({ card }) => card.id)
  const isComparable = comparable.length >= FEWEST_COMPARED

  // Something was saved in another tab or on another device: its card must be loaded.
  const isBehind = useRef(false)
  useEffect(() => {
    const known = new Set(wishlist.items.map(({ card }) => card.id))
    const wasBehind = isBehind.current
    isBehind.current = [...saved.productIds].some((id) => !known.has(id))
    // Only once: if the response lacks a card, the next one will too.
    if (isBehind.current && !wasBehind) void router.invalidate()
  }, [saved, wishlist, router])

  const bringBack = async ({ card }: SavedItemView) => {
    try {
      await setSaved(card.id, true)
    } catch (error) {
      await showToast('error', wordsOf(error))
    }
  }
  const remove = (item: SavedItemView, index: number) => {
    void showUndo(t('removed', { title: item.card.title }), t('undo'), () => void bringBack(item))
    // The card disappears with its button: focus the neighbour's button, or the heading.
    requestAnimationFrame(() => {
      const hearts = screen.current?.querySelectorAll<HTMLElement>('[data-saved] button') ?? []
      const next = hearts[Math.min(index, hearts.length - 1)]
      ;(next ?? screen.current)?.focus()
    })
  }
  return (
    // A window high: what was viewed last arrives on hydration and must not push the footer through the window.
    <div ref={screen} tabIndex={-1} className="mx-auto min-h-dvh max-w-7xl px-4 py-5 outline-none sm:py-8 sm:px-6">
      {items.length === 0 ? (
        <EmptyArch level={1} title={t('empty')}>
          <p className="text-ink-soft">{t('emptyText')}</p>
          <PageLink path={`/${site.discoverType}`} className={buttonClass('primary')}>
            {t('explore')}
          </PageLink>
          <CityChips cities={navigation.cities.slice(0, MAX_CITIES)} className="justify-center" />
        </EmptyArch>
      ) : (
        <>
          <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h1 className="text-2xl font-semibold sm:text-3xl">{t('title')}</h1>
            <ShareList token={wishlist.shareToken} origin={site.origin} />
            <p role="status" className="flex basis-full flex-wrap gap-x-4 text-ink-soft">
              <span className="dotted">
                <span className="first-letter:uppercase">{c('activities', { count: items.length })}</span>
                {range !== null && (
                  <span>
                    {t('freeCount', { count: free.length, of: items.length, dates: shortRangeWords(range, locale) })}
                  </span>
                )}
              </span>
              {visitor.user === null && (
                <PageLink path="/sign-in" search={{ next: '/wishlist' }} className="text-primary underline">
                  {t('signInToKeep')}
                </PageLink>
              )}
            </p>
          </header>
          <section className="mt-5 noscript:hidden">
            <h2 className="mb-2 text-sm font-semibold">{t('whenQuestion')}</h2>
            <TripChips trip={trip} hasHighest={free.some(({ card }) => hasHighestTotal(card.free))} />
          </section>
          <ListingContext value={context}>
            <ComparisonForm path="/wishlist" ids={comparable}>
              <ul className={`mt-6 ${isInRows ? 'grid grid-cols-1 gap-5' : grid}`}>
                {items.map((item, index) => {
                  const { card, isOffered } = item
                  const heart = (
                    <SaveButton productId={card.id} title={card.title} onRemove={() => remove(item, index)} />
                  )
                  return (
                    <li key={card.id} data-saved className={isInRows ? '' : 'flex min-w-0 flex-col'}>
                      {isOffered && isInRows ? (
                        <SavedRow
                          item={item}
                          hasDates={range !== null}
                          travellers={travellers}
                          isComparable={isComparable}
                          corner={heart}
                        />
                      ) : isOffered ? (
                        <>
                          <ProductCard card={card} place="page" corner={heart} />
                          {isComparable && <ComparisonChoice id={card.id} title={card.title} />}
                        </>
                      ) : (
                        <UnavailableCard card={card} corner={heart} />
                      )}
                    </li>
                  )
                })}
              </ul>
            </ComparisonForm>
          </ListingContext>
        </>
      )}
      <RecentlyViewed isSignedIn={visitor.user !== null} />
    </div>
  )
}
