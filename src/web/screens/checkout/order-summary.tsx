import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AlsoInCart } from '#web/features/checkout/also-in-cart.tsx'
import { useWhyUnavailable } from '#web/features/cart/use-why-unavailable.ts'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { usePeopleWords } from '#web/lib/use-people-words.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { ItemTimes } from './item-times.tsx'
import { SummaryLine } from './summary-line.tsx'
import { SummaryTotals } from './summary-totals.tsx'

/** So many activities are named in the row of a phone; more are counted. */
const NAMED = 3

/**
 * On laptops beside the form, with the room of the pay bar below it. It stays in view where the window has room for some
 * of its lines; where it has not, as beside letters twice as large, neither this nor the bar sticks: what sticks at its
 * end is not scrolled into view by the focus.
 */
const column =
  'lg:sticky lg:top-[min(1.5rem,(var(--lines)-7rem)*999)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-[calc(var(--bar)+0.5rem)] lg:self-start'

/** Of laptops: what the window has no room for is scrolled here, so that the bar covers none of it and the total stays. */
const scrolled =
  'scroll-shadows-down lg:-mx-card lg:-my-1 lg:max-w-none lg:max-h-[max(var(--lines),(7rem-var(--lines))*999)] lg:overflow-y-auto lg:px-card lg:py-1'

interface OrderSummaryProps {
  checkout: CheckoutView
  /** On a phone; on wide screens it is always open. */
  isOpen: boolean
  onToggle: () => void
  /** Whether each item shows all of its policy. */
  showsPolicies: boolean
  /** Whether something is to be paid when booking. */
  isDueToday: boolean
  /** Below the totals, and on a phone below the row. */
  children: ReactNode
}

/** What is booked, and the total: on a phone one row that opens. */
export function OrderSummary({ checkout, isOpen, onToggle, showsPolicies, isDueToday, children }: OrderSummaryProps) {
  const t = useTranslations('checkout')
  const c = useTranslations('common')
  const peopleWords = usePeopleWords()
  const id = useId()
  const { items } = checkout.cart
  const only = items.length === 1 ? items[0] : undefined
  return (
    <div className={column}>
      <section data-summary aria-label={t('summary')} className="rounded-card border border-line bg-surface">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id} ${id}-totals`}
          onClick={onToggle}
          className="flex w-full items-center gap-x-3 p-card text-start lg:hidden noscript:hidden"
        >
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 text-sm text-ink-soft">
              {only ? (
                <>
                  <span className="line-clamp-2 font-medium text-ink">{only.title}</span>
                  <SoldOut item={only} isShown={!isOpen} />
                  <span className="dotted">
                    <ItemTimes item={only} />
                    <span>{peopleWords(only)}</span>
                  </span>
                </>
              ) : items.length <= NAMED ? (
                <span className="grid gap-1">
                  {items.map((item) => (
                    <span key={item.id} className="grid">
                      <span className="line-clamp-1 font-medium text-ink">{item.title}</span>
                      <SoldOut item={item} isShown={!isOpen} />
                      <DateText date={item.localDate} />
                    </span>
                  ))}
                </span>
              ) : (
                t('activities', { count: items.length })
              )}
            </span>
            <span className="ms-auto text-end">
              <MoneyText
                money={{ amountMinor: checkout.totalMinor, currency: checkout.currency }}
                className="text-[length:min(1.125rem,6.5vw)] font-semibold"
              />
              {checkout.tax && checkout.totalMinor > 0 && (
                <span className="block text-xs text-ink-soft">{c('includesTax', { name: checkout.tax.name })}</span>
              )}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 transition ${isOpen ? 'rotate-180' : ''}`}
            strokeWidth={1.75}
          />
          <span className="sr-only">{t('showSummary')}</span>
        </button>
        <div
          id={id}
          className={`grid gap-5 p-card pb-0 max-lg:pt-0 noscript:grid lg:flex lg:flex-col lg:gap-3 ${isOpen ? '' : 'max-lg:hidden'}`}
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 max-lg:sr-only">
            <h2 className="text-xl font-semibold">{t('summary')}</h2>
            {items.length > 1 && <p className="text-sm text-ink-soft">{t('activities', { count: items.length })}</p>}
          </div>
          <ul
            id="cancellation-policy"
            data-lines
            className={`grid scroll-mt-(--below-head) grid-cols-1 gap-5 lg:gap-3 ${scrolled}`}
          >
            {items.map((item) => (
              <SummaryLine key={item.id} item={item} checkout={checkout} isUnfolded={showsPolicies} />
            ))}
          </ul>
        </div>
        <div className="px-card pb-2 lg:pb-1">
          <div
            id={`${id}-totals`}
            className={`pt-5 noscript:block max-lg:pb-card lg:py-2 ${isOpen ? '' : 'max-lg:hidden'}`}
          >
            <SummaryTotals checkout={checkout} isDueToday={isDueToday} />
          </div>
          {/* On phones not folded: a code is looked for where one pays. */}
          {children}
        </div>
        <AlsoInCart checkout={checkout} />
      </section>
    </div>
  )
}

/** In the folded row; the line below it says it too. */
function SoldOut({ item, isShown }: { item: CheckoutView['cart']['items'][number]; isShown: boolean }) {
  const why = useWhyUnavailable()(item)
  return isShown && why !== null && <span className="block font-medium text-danger">{why}</span>
}
