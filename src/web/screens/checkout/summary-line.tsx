import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { languageName } from '#domain/language-name.ts'
import type { Money } from '#domain/money.ts'
import { pickupWords } from '#domain/pickup-clock.ts'
import { CancellationPolicy, LaterSteps, PresentStep } from '#web/features/cart/cancellation-policy.tsx'
import { useWhyUnavailable } from '#web/features/cart/use-why-unavailable.ts'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { usePeopleWords } from '#web/lib/use-people-words.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { ItemTimes } from './item-times.tsx'
import { LineActions } from './line-actions.tsx'

interface SummaryLineProps {
  item: CheckoutView['cart']['items'][number]
  checkout: CheckoutView
  /** Of one among several. */
  isUnfolded: boolean
}

/**
 * An item of the order: what, when, for whom, its price and its cancellation policy. One of several is folded, on laptops to
 * its price and until when it is free: their first window has to show them all.
 */
export function SummaryLine({ item, checkout, isUnfolded }: SummaryLineProps) {
  const c = useTranslations('common')
  const k = useTranslations('cart')
  const t = useTranslations('checkout')
  const locale = useLocale()
  const whyUnavailable = useWhyUnavailable()
  // Then the totals below say what is taken off.
  const isOnly = checkout.cart.items.length === 1
  const rest = restOf(checkout.cart.items.length)
  const people = usePeopleWords()(item)
  const option = item.optionTitle
  const pickup =
    item.pickup && k('pickup', { name: item.pickup.name, time: pickupWords({ ...item, pickup: item.pickup }, locale) })
  const guide =
    item.guideLanguage && k('guideLanguage', { rate: item.rate, language: languageName(item.guideLanguage, locale) })
  const prices = (
    <PriceLines
      lines={item.lines}
      currency={item.currency}
      each={item.currency}
      namesOffer={!isOnly}
      discounts={
        isOnly ? [] : [{ name: t('promo.with', { code: checkout.promo?.code ?? '' }), amountMinor: item.discountMinor }]
      }
    />
  )
  return (
    <li
      className={`grid grid-cols-[min(4.5rem,25%)_minmax(0,1fr)] gap-x-3 gap-y-1 ${isOnly ? '' : 'lg:grid-cols-[3.25rem_minmax(0,1fr)] lg:gap-y-0'}`}
    >
      <Picture
        picture={item.picture}
        preset="thumbnail"
        sizes="72px"
        isDecorative
        className="aspect-square w-full rounded-field"
      />
      <div className="min-w-0">
        <p className="leading-snug font-semibold">{item.title}</p>
        <p className={`text-sm text-ink-soft ${rest.beside}`}>{option}</p>
        <p className="dotted text-sm text-ink-soft">
          <ItemTimes item={item} />
          <span>{people}</span>
        </p>
        {pickup !== null && <p className={`text-sm text-ink-soft ${rest.beside}`}>{pickup}</p>}
        {guide !== null && <p className={`text-sm text-ink-soft ${rest.beside}`}>{guide}</p>}
        {isOnly && <LineActions item={item} checkout={checkout} />}
      </div>
      {/* As wide as the card on phones: amounts that wrap below their names would be read as those of the next line. */}
      <div className="col-span-full min-w-0 lg:col-span-1 lg:col-start-2">
        {!item.isAvailable && <p className="mt-1 text-sm font-medium text-danger">{whyUnavailable(item)}</p>}
        {/* First, so that it is in the first window of a laptop. */}
        {item.isAvailable && isOnly && <CancellationPolicy item={item} />}
        {item.isAvailable && !isOnly && (
          <>
            <div className="lg:hidden">
              <PresentStep item={item} />
            </div>
            <div className="max-lg:hidden">
              <PresentStep item={item} isBrief />
            </div>
          </>
        )}
        {item.isAvailable && item.needsConfirmation && <p className="mt-1 text-sm">{c('hostConfirms')}</p>}
        {isOnly && <div className="mt-2">{prices}</div>}
        {!isOnly && (
          <Folded
            title={item.title}
            price={{ amountMinor: item.totalMinor - item.discountMinor, currency: item.currency }}
            isOpen={isUnfolded}
          >
            <div className={rest.folded}>
              <p className="text-sm text-ink-soft">{option}</p>
              {pickup !== null && <p className="text-sm text-ink-soft">{pickup}</p>}
              {guide !== null && <p className="text-sm text-ink-soft">{guide}</p>}
            </div>
            {prices}
            {item.isAvailable && (
              <div className="max-lg:hidden">
                <PresentStep item={item} />
              </div>
            )}
            {item.isAvailable && <LaterSteps item={item} />}
            <LineActions item={item} checkout={checkout} />
          </Folded>
        )}
      </div>
    </li>
  )
}

/** Where option, pick-up and language are said: beside the form more than two activities would leave no room for the total. */
function restOf(items: number): { beside: string; folded: string } {
  if (items === 1) return { beside: '', folded: 'hidden' }
  if (items === 2)
    return { beside: 'lg:[@media(height<49rem)]:hidden', folded: 'hidden lg:[@media(height<49rem)]:block' }
  return { beside: 'lg:hidden', folded: 'max-lg:hidden' }
}

interface FoldedProps {
  title: string
  price: Money
  isOpen: boolean
  children: ReactNode
}

function Folded({ title, price, isOpen, children }: FoldedProps) {
  const t = useTranslations('checkout')
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-1 hover:[&>:first-child]:underline lg:min-h-8">
        <span className="text-sm font-medium text-primary">
          {t('lineDetails')}
          <span className="sr-only">: {title}</span>
        </span>
        <ChevronDown aria-hidden className="size-4 text-primary transition group-open:rotate-180" strokeWidth={1.75} />
        <MoneyText money={price} className="ms-auto font-semibold whitespace-nowrap" />
      </summary>
      {children}
    </details>
  )
}
