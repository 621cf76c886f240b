import { CircleCheck } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { productPath } from '#domain/page-redirect.ts'
import type { CardView, ProductView } from '#web/features/catalogue/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { AddedItem } from './use-put-in-cart.ts'

interface BookingAddedProps {
  product: ProductView
  added: AddedItem
  onKeepLooking: () => void
}

/** Replaces the steps after adding to the cart: what was added, the way on, and activities of that day and city. */
export function BookingAdded({ product, added, onKeepLooking }: BookingAddedProps) {
  const t = useTranslations('activity.booking')
  const c = useTranslations('common')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const [picture] = product.pictures
  const what = t('addedWhat', {
    date: formatDate(added.localDate, locale),
    time: formatTime(added.localTime, locale),
    people: c('travellers', { count: added.travellers }),
  })
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        {picture && (
          <Picture
            picture={picture}
            preset="card"
            sizes="80px"
            isDecorative
            className="size-20 shrink-0 rounded-field"
          />
        )}
        <div className="min-w-0">
          <h3 ref={heading} tabIndex={-1} className="flex gap-2 text-lg font-semibold focus:outline-none">
            <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-success" strokeWidth={1.75} />
            {what}
          </h3>
          <p className="mt-1 text-sm text-ink-soft">{product.title}</p>
          {added.merged !== null && <p className="mt-1 text-sm font-medium">{added.merged}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <PageLink path="/cart" className={`${buttonClass('primary')} grow`}>
          {t('goToCart')}
        </PageLink>
        <Button kind="outlined" className="grow" onClick={onKeepLooking}>
          {t('keepLooking')}
        </Button>
      </div>
      <AlsoThatDay cityName={product.city.name} date={added.localDate} cards={added.sameDay} />
    </div>
  )
}

function AlsoThatDay({ cityName, date, cards }: { cityName: string; date: string; cards: CardView[] }) {
  const t = useTranslations('activity.booking')
  const { site } = useSiteContext()
  const titleId = useId()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-4">
      <h4 id={titleId} className="mb-3 font-semibold">
        {t('sameDay', { city: cityName })}
      </h4>
      <ul className="grid gap-3">
        {cards.map((card) => (
          <li key={card.id} className="relative flex items-center gap-3">
            <Picture
              picture={card.picture}
              preset="card"
              sizes="64px"
              isDecorative
              className="size-16 shrink-0 rounded-field"
            />
            <div className="min-w-0">
              <PageLink
                path={productPath(site.discoverType, card.citySlug, card.slug)}
                search={{ from: date, to: date }}
                className="font-medium after:absolute after:inset-0 hover:text-primary hover:underline"
              >
                {card.title}
              </PageLink>
              {card.from && (
                <p className="text-sm text-ink-soft">
                  <MoneyText money={card.from} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
