import { useMemo, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { cityPath, productPath } from '#domain/page-redirect.ts'
import { BarPrice } from '#web/features/availability/bar-price.tsx'
import { FromPrice } from '#web/features/availability/from-price.tsx'
import { prefetchBookingCalendar } from '#web/features/availability/load-calendar.ts'
import type { DateRange } from '#web/features/availability/date-range.ts'
import { useBooking } from '#web/features/availability/use-booking.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { CardLength } from '#web/features/catalogue/card-length.tsx'
import { Gallery } from '#web/features/catalogue/gallery.tsx'
import { ListingContext } from '#web/features/catalogue/listing-context.ts'
import { ProductCards } from '#web/features/catalogue/product-cards.tsx'
import { RecentlyViewed } from '#web/features/history/recently-viewed.tsx'
import type { ReviewsView } from '#web/features/reviews/calls.ts'
import { addressDates, type ActivitySearch } from '#web/features/reviews/review-search.ts'
import { SaveButton } from '#web/features/wishlist/save-button.tsx'
import { pageAddress } from '#web/lib/page-address.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { prefetchInView } from '#web/lib/prefetch.ts'
import { canBeFree } from './can-be-free.ts'
import { useFreeWords } from '#web/lib/use-free-words.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { useHistoryOverlay } from '#web/lib/use-history-overlay.ts'
import { useWideWindow } from '#web/lib/use-wide-window.ts'
import { useBackToClose } from '#web/lib/use-back-to-close.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { PictureShow, type ShownPictures } from '#web/ui/picture-show.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { WholeWords } from '#web/ui/whole-words.tsx'
import { ActivityFacts } from './activity-facts.tsx'
import { ActivityReviews } from './activity-reviews.tsx'
import { ActivitySections } from './activity-sections.tsx'
import { BookingBox } from './booking-box.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { BookingSheet, sheetId } from './booking-sheet.tsx'
import { openWordsOf } from './open-words.ts'
import { OtherWays } from './other-ways.tsx'
import { QuoteBox } from './quote-box.tsx'

interface ActivityScreenProps {
  product: ProductView
  /** Today in the city's time zone, 'YYYY-MM-DD'. */
  today: string
  reviews: ReviewsView
  search: ActivitySearch
  /** The days that the visitor looked for in a list: the booking opens on that of the card, or the first free one. */
  range?: DateRange | undefined
  /** Of the booking that is booked again: quantities by the id of the unit. */
  booked?: Record<string, number> | undefined
}

export function ActivityScreen({ product, today, reviews, search, range, booked }: ActivityScreenProps) {
  const t = useTranslations('activity')
  const c = useTranslations('catalogue')
  const locale = useLocale()
  const { site, visitor } = useSiteContext()
  const path = productPath(site.discoverType, product.city.slug, product.slugs[locale])
  const current = useMemo(() => seenOf(product, path), [product, path])
  const pictures = useHistoryOverlay<ShownPictures>()
  const relatedContext = useMemo(() => contextOfRelated(search), [search])
  const isQuote = product.pricingPer === 'quote'
  const free = useFreeWords(product.cancellation)
  const badges = product.badges.filter(
    (badge) => badge !== 'free_cancellation' || canBeFree(product.cancellation, range, today),
  )
  const bookingLink =
    'sr-only focus:not-sr-only focus:mt-2 focus:inline-flex focus:min-h-11 focus:items-center focus:font-medium focus:text-primary focus:underline noscript:hidden'
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 pb-28 sm:px-6 lg:pb-16">
      <Breadcrumb>
        {[
          <PageLink key="home" path="/">
            {c('home')}
          </PageLink>,
          <PageLink key="city" path={cityPath(product.city.slug)}>
            {product.city.name}
          </PageLink>,
          <PageLink key="category" path={`/${product.category.slug}`}>
            {product.category.name}
          </PageLink>,
        ]}
      </Breadcrumb>
      <div
        // Dates or people of the address open the booking on phones.
        data-needs-script={range !== undefined || booked !== undefined || undefined}
        className="relative mt-4 grid grid-cols-1 items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_min(24.5rem,45%)]"
      >
        <header className="mb-5 flex max-sm:mb-3 flex-wrap items-start justify-between gap-4 lg:items-end lg:gap-y-0">
          <div className="min-w-0 max-w-3xl lg:contents">
            <h1 className="text-2xl font-semibold sm:text-3xl lg:w-full">
              <WholeWords text={product.title} />
            </h1>
            <a href="#book" className={`${bookingLink} max-lg:hidden`}>
              {t('skipToBooking')}
            </a>
            <a href="#open-booking" className={`${bookingLink} lg:hidden`}>
              {t('skipToBooking')}
            </a>
            {/* On laptops the buttons are beside it, or below it where the letters are large. */}
            <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-soft lg:min-h-11 lg:min-w-0 lg:grow lg:basis-64 lg:content-center">
              {product.rating !== null && (
                <a href="#reviews" className="hover:underline">
                  <Stars rating={product.rating} count={product.ratingCount} />
                </a>
              )}
              <span>{product.city.name}</span>
              <span className="sm:hidden">
                <CardLength card={product} />
              </span>
              {badges.map((badge) => (
                <span key={badge} className="rounded-[1rem] bg-primary/10 px-3 py-0.5 text-sm font-medium text-primary">
                  {(badge === 'free_cancellation' && free) || c(`badges.${badge}`)}
                </span>
              ))}
            </div>
          </div>
          <div className="flex flex-wrap gap-2 max-sm:absolute max-sm:end-0 max-sm:top-3 max-sm:z-10 lg:mt-2 lg:max-xl:[&_button]:px-3 lg:max-xl:[&_span:not(:has(svg))]:sr-only">
            <SaveButton look="labelled" productId={product.id} title={product.title} />
            <ShareButton isOnPicture title={product.title} url={pageAddress(site.origin, locale, path)} />
          </div>
        </header>
        {/* On phones the picture comes before the title. */}
        <div className="max-sm:order-first max-sm:mb-4">
          <Gallery
            pictures={product.pictures}
            onOpen={(start) => pictures.open({ title: product.title, pictures: product.pictures, start })}
          />
        </div>
        <div className="mt-6 min-w-0 max-sm:mt-0">
          <p className="text-lg font-medium">{product.summary}</p>
          <ActivityFacts product={product} />
          <ActivitySections
            product={product}
            reviews={
              <ActivityReviews product={product} view={reviews} path={path} search={search} onOpen={pictures.open} />
            }
          />
        </div>
        <BookingPanel>
          {isQuote ? (
            <div className="p-card noscript:hidden">
              <FromPrice product={product} />
              <div className="mt-4">
                <QuoteBox product={product} />
              </div>
            </div>
          ) : (
            <BookingBox product={product} today={today} range={range} booked={booked} />
          )}
          <noscript>
            <div className="p-card">
              <p className="mb-4">{t('needsScript')}</p>
              <OtherWays title={product.title} words={t('askOtherwise')} className="border-t border-line pt-4" />
            </div>
          </noscript>
        </BookingPanel>
      </div>
      {product.related.length > 0 && (
        <section className="mt-8 border-t border-line pt-10">
          <h2 className="mb-6 text-2xl font-semibold">{t('related')}</h2>
          <ListingContext value={relatedContext}>
            <ProductCards
              cards={product.related}
              corner={(card) => <SaveButton productId={card.id} title={card.title} />}
            />
          </ListingContext>
        </section>
      )}
      <RecentlyViewed current={current} isSignedIn={visitor.user !== null} />
      {isQuote ? (
        <QuoteBar product={product} />
      ) : (
        <BookingBar product={product} today={today} range={range} booked={booked} />
      )}
      <PictureShow shown={pictures.shown} onClose={pictures.close} />
    </div>
  )
}

/** The price and the main button at the bottom of narrow windows. */
const barLook =
  'fixed inset-x-0 bottom-(--foot) z-20 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-surface px-4 py-2.5 lg:hidden noscript:hidden'

// The browser opens the dialog before hydration; React does not know the attributes yet.
const invoker = { command: 'show-modal', commandfor: sheetId }

function BookingBar({
  product,
  today,
  range,
  booked,
}: Pick<ActivityScreenProps, 'product' | 'today' | 'range' | 'booked'>) {
  const t = useTranslations('activity')
  const opener = useRef<(() => void) | null>(null)
  const isNarrow = useWideWindow() === false
  const booking = useBooking(product, { range: isNarrow ? range : undefined, booked })
  const fetchCalendarInView = (button: HTMLButtonElement | null) =>
    button ? prefetchInView(button, prefetchBookingCalendar) : undefined
  return (
    <>
      <div className={barLook}>
        {/* What the button has no need of: the unit with a number and the day are long. */}
        <div className="min-w-0 grow-999 basis-24">
          <BarPrice product={product} lowest={booking.listedOfDay} date={booking.date} total={booking.totalOfDay} />
        </div>
        <Button
          id="open-booking"
          ref={fetchCalendarInView}
          // On the narrowest phones as wide whatever it says, so that the price beside it keeps its lines.
          className="min-w-[min(8.25rem,100%)] grow max-[22.5rem]:min-w-[min(8.75rem,100%)] max-[22.5rem]:grow-0 max-[22.5rem]:px-3!"
          {...invoker}
          onClick={() => opener.current?.()}
        >
          {t(openWordsOf(product, booking))}
        </Button>
      </div>
      <BookingSheet product={product} today={today} booking={booking} booked={booked} opener={opener} />
    </>
  )
}

function QuoteBar({ product }: { product: ProductView }) {
  const t = useTranslations('activity')
  const q = useTranslations('quotes')
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  useBackToClose(isOpen, () => setIsOpen(false))
  return (
    <>
      <div className={barLook}>
        <div className="min-w-0 grow basis-24">
          <BarPrice product={product} />
        </div>
        <Button
          id="open-booking"
          className="min-w-[min(9rem,100%)] grow max-[22.5rem]:grow-0"
          {...invoker}
          onClick={open}
        >
          {t('requestQuote')}
        </Button>
      </div>
      <Dialog
        kind="sheet"
        title={t('requestQuote')}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        early={{
          id: sheetId,
          placeholder: <Placeholder className="mt-4 h-96" text={q('loading')} />,
          onOpened: open,
        }}
      >
        <div className="mt-4">
          <QuoteBox product={product} isOpen />
        </div>
      </Dialog>
    </>
  )
}

/** Related activities open on the dates of this one's address. */
function contextOfRelated(search: ActivitySearch): ListingContext {
  const { date, from = date, ...rest } = addressDates({ ...search })
  const dates = from === undefined ? {} : { from, ...rest, ...(date !== undefined && { date }) }
  return { dates, isOneCity: false, hasChildren: false, isMap: false }
}

function seenOf({ id, title, city, pictures: [picture] }: ProductView, path: string) {
  return picture && { id, path, title, cityName: city.name, picture }
}
