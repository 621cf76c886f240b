import { CalendarX2, Clock, Languages, MapPin, Share2, Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { Gallery } from '#web/features/catalogue/gallery.tsx'
import { ProductCard } from '#web/features/catalogue/product-card.tsx'
import { RecentlyViewed } from '#web/features/catalogue/recently-viewed.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DurationText } from '#web/ui/duration-text.tsx'
import { languageName } from '#web/ui/language-name.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { Stars } from '#web/ui/stars.tsx'
import { ActivitySections } from './activity-sections.tsx'
import { BookingBox } from './booking-box.tsx'
import { QuoteBox } from './quote-box.tsx'

export function ActivityScreen({ product, today }: { product: ProductView; today: string }) {
  const t = useTranslations('activity')
  const c = useTranslations('catalogue')
  const [isSheetOpen, setIsSheetOpen] = useState(false)
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
        <div className="max-w-3xl">
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
        <ShareButton title={product.title} />
      </header>
      <Gallery pictures={product.pictures} title={product.title} />
      <div className="mt-8 grid items-start gap-12 lg:grid-cols-[1fr_24.5rem]">
        <div className="min-w-0">
          <p className="text-lg font-medium">{product.summary}</p>
          <Facts product={product} />
          <ActivitySections product={product} />
        </div>
        <aside
          aria-label={t('bookThis')}
          className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-auto rounded-card border border-line bg-surface p-5 shadow-float lg:block"
        >
          <FromPrice product={product} />
          <div className="mt-4">{box}</div>
        </aside>
      </div>
      {product.related.length > 0 && (
        <section className="mt-8 border-t border-line pt-10">
          <h2 className="mb-6 text-2xl font-semibold">{t('related')}</h2>
          <ul className="grid grid-cols-1 gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
            {product.related.map((card) => (
              <li key={card.id}>
                <ProductCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecentlyViewed product={product} />
      <div className="fixed inset-x-0 bottom-0 z-20 [&_button]:whitespace-nowrap flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-3 lg:hidden">
        <FromPrice product={product} />
        <Button onClick={() => setIsSheetOpen(true)}>{t(isQuote ? 'onRequest' : 'checkDates')}</Button>
      </div>
      <Dialog kind="sheet" title={t('bookThis')} isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)}>
        <div className="mt-4">{box}</div>
      </Dialog>
    </div>
  )
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
      className="my-6 grid gap-x-6 gap-y-5 rounded-card border border-line bg-surface p-5 sm:grid-cols-2 xl:grid-cols-3"
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
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <dt className="contents text-sm text-ink-soft">
        <span className="row-span-2 mt-0.5 text-primary [&_svg]:size-6 [&_svg]:stroke-[1.75]">{icon}</span>
        <span>{name}</span>
      </dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function ShareButton({ title }: { title: string }) {
  const t = useTranslations('activity')
  const share = async () => {
    const url = window.location.href
    // Sharing that the visitor called off is no fault.
    if ('share' in navigator) return navigator.share({ title, url }).catch(() => {})
    await window.navigator.clipboard.writeText(url)
    await showToast('success', t('copied'))
  }
  return (
    <button type="button" onClick={() => void share()} className={buttonLook('outlined')}>
      <Share2 aria-hidden className="size-5" strokeWidth={1.75} />
      {t('share')}
    </button>
  )
}
