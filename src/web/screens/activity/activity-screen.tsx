import { CalendarX2, Clock, Languages, MapPin, Users } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { productPath } from '#domain/page-redirect.ts'
import { loadCalendar } from '#web/features/availability/load-calendar.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { Gallery } from '#web/features/catalogue/gallery.tsx'
import { ProductCards } from '#web/features/catalogue/product-cards.tsx'
import { RecentlyViewed } from '#web/features/history/recently-viewed.tsx'
import type { ReviewsView } from '#web/features/reviews/calls.ts'
import type { ReviewSearch } from '#web/features/reviews/review-search.ts'
import { SaveButton } from '#web/features/wishlist/save-button.tsx'
import { pageAddress } from '#web/lib/page-address.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { prefetchInView } from '#web/lib/prefetch.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { useHistoryOverlay } from '#web/lib/use-history-overlay.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DurationText } from '#web/lib/duration-text.tsx'
import { languageName } from '#web/ui/language-name.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { PictureShow, type ShownPictures } from '#web/ui/picture-show.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { ActivityReviews } from './activity-reviews.tsx'
import { ActivitySections } from './activity-sections.tsx'
import { BookingBox } from './booking-box.tsx'
import { OtherWays } from './other-ways.tsx'
import { QuoteBox } from './quote-box.tsx'

interface ActivityScreenProps {
  product: ProductView
  /** Today in the city's time zone, 'YYYY-MM-DD'. */
  today: string
  reviews: ReviewsView
  search: ReviewSearch
}

export function ActivityScreen({ product, today, reviews, search }: ActivityScreenProps) {
  const t = useTranslations('activity')
  const c = useTranslations('catalogue')
  const locale = useLocale()
  const { site, visitor } = useSiteContext()
  const path = productPath(site.discoverType, product.city.slug, product.slugs[locale])
  const current = useMemo(() => seenOf(product, path), [product, path])
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const pictures = useHistoryOverlay<ShownPictures>()
  const isQuote = product.pricingPer === 'quote'
  const box = isQuote ? <QuoteBox product={product} /> : <BookingBox product={product} today={today} />
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 pb-28 sm:px-6 lg:pb-16">
      <Breadcrumb>
        {[
          <PageLink key="home" path="/">
            {c('home')}
          </PageLink>,
          <PageLink key="city" path={`/things-to-do-in-${product.city.slug}`}>
            {product.city.name}
          </PageLink>,
          <PageLink key="category" path={`/${product.category.slug}`}>
            {product.category.name}
          </PageLink>,
        ]}
      </Breadcrumb>
      <header className="mt-4 mb-5 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 max-w-3xl">
          <h1 className="text-3xl font-semibold">{product.title}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
            {product.rating !== null && (
              <a href="#reviews" className="hover:underline">
                <Stars rating={product.rating} count={product.ratingCount} />
              </a>
            )}
            <span>{product.city.name}</span>
            {product.badges.map((badge) => (
              <span key={badge} className="rounded-full bg-primary/10 px-3 py-0.5 text-sm font-medium text-primary">
                {c(`badges.${badge}`)}
              </span>
            ))}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <SaveButton look="labelled" productId={product.id} title={product.title} />
          <ShareButton title={product.title} url={pageAddress(site.origin, locale, path)} />
        </div>
      </header>
      <Gallery
        pictures={product.pictures}
        onOpen={(start) => pictures.open({ title: product.title, pictures: product.pictures, start })}
      />
      <div className="mt-8 grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_min(24.5rem,45%)]">
        <div className="min-w-0">
          <p className="text-lg font-medium">{product.summary}</p>
          <Facts product={product} />
          <ActivitySections
            product={product}
            reviews={
              <ActivityReviews product={product} view={reviews} path={path} search={search} onOpen={pictures.open} />
            }
          />
        </div>
        <aside
          aria-label={t('bookThis')}
          className="sticky top-(--below-head) hidden max-h-[calc(100dvh-var(--below-head)-1rem)] overflow-auto rounded-card border border-line bg-surface p-card shadow-float lg:block noscript:block"
        >
          <FromPrice product={product} />
          <div className="mt-4 noscript:hidden">{box}</div>
          <noscript>
            <p className="my-4">{t('needsScript')}</p>
            <OtherWays title={product.title} />
          </noscript>
        </aside>
      </div>
      {product.related.length > 0 && (
        <section className="mt-8 border-t border-line pt-10">
          <h2 className="mb-6 text-2xl font-semibold">{t('related')}</h2>
          <ProductCards
            cards={product.related}
            corner={(card) => <SaveButton productId={card.id} title={card.title} />}
          />
        </section>
      )}
      <RecentlyViewed current={current} isSignedIn={visitor.user !== null} />
      <div className="fixed inset-x-0 bottom-(--foot) z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-3 lg:hidden noscript:hidden">
        <FromPrice product={product} />
        <Button ref={isQuote ? null : fetchCalendarInView} onClick={() => setIsSheetOpen(true)}>
          {t(isQuote ? 'askForOffer' : 'checkDates')}
        </Button>
      </div>
      <Dialog
        kind="sheet"
        title={t(isQuote ? 'askForOffer' : 'bookThis')}
        isOpen={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
      >
        <div className="mt-4">{isQuote ? <QuoteBox product={product} isOpen /> : box}</div>
      </Dialog>
      <PictureShow shown={pictures.shown} onClose={pictures.close} />
    </div>
  )
}

const fetchCalendarInView = (button: HTMLButtonElement | null) =>
  button ? prefetchInView(button, loadCalendar) : undefined

function seenOf({ id, title, city, pictures: [picture] }: ProductView, path: string) {
  return picture && { id, path, title, cityName: city.name, picture }
}

function FromPrice({ product }: { product: ProductView }) {
  const t = useTranslations('activity')
  const c = useTranslations('catalogue')
  if (product.from === null) return <p className="text-lg font-semibold">{t('onRequest')}</p>
  const per = product.rate !== 'once' ? product.rate : product.pricingPer === 'item' ? 'item' : 'person'
  return (
    <p className="leading-snug">
      <span className="text-sm text-ink-soft">{t('from')} </span>
      {product.fromOriginal && (
        <>
          <s className="text-sm text-ink-soft">
            <MoneyText money={product.fromOriginal} />
          </s>{' '}
        </>
      )}
      <MoneyText money={product.from} className="text-xl font-semibold" />
      <span className="text-sm text-ink-soft"> {c(`per.${per}`)}</span>
    </p>
  )
}

function Facts({ product }: { product: ProductView }) {
  const t = useTranslations('activity')
  const locale = useLocale()
  return (
    <dl
      aria-label={t('facts')}
      className="my-6 grid grid-cols-1 gap-x-6 gap-y-5 rounded-card border border-line bg-surface p-card sm:grid-cols-2 xl:grid-cols-3"
    >
      <Fact icon={<Clock aria-hidden />} name={t('duration')}>
        <DurationText minutes={product.durationMinutes} />
      </Fact>
      {product.guideLanguages.length > 0 && (
        <Fact icon={<Languages aria-hidden />} name={t('languages')}>
          {product.guideLanguages.map((code) => languageName(code, locale)).join(locale === 'ar' ? '، ' : ', ')}
        </Fact>
      )}
      <Fact icon={<MapPin aria-hidden />} name={t('pickupTitle')}>
        {t(`pickup.${product.pickup}`)}
        {product.dropOff && <span className="block text-sm text-ink-soft">{t('dropOff')}</span>}
      </Fact>
      <Fact icon={<CalendarX2 aria-hidden />} name={t('cancellation')}>
        {t(product.freeCancellation ? 'cancellationFree' : 'cancellationStrict')}
      </Fact>
      <Fact icon={<Users aria-hidden />} name={t('group')}>
        {t(product.isPrivate ? 'private' : 'shared')}
      </Fact>
    </dl>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <dt className="contents text-sm text-ink-soft">
        <span className="row-span-2 mt-0.5 text-primary [&_svg]:size-[min(1.5rem,9vw)] [&_svg]:stroke-[1.75]">
          {icon}
        </span>
        <span>{name}</span>
      </dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
