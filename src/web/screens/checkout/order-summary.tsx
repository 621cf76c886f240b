import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { countsGroups } from '#domain/party.ts'
import { peopleWords } from '#domain/people-words.ts'
import { AlsoInCart } from '#web/features/checkout/also-in-cart.tsx'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { SummaryLine } from './summary-line.tsx'
import { SummaryTotals } from './summary-totals.tsx'

interface OrderSummaryProps {
  checkout: CheckoutView
  /** On a phone; on wide screens it is always open. */
  isOpen: boolean
  onToggle: () => void
  /** Below the totals. */
  children: ReactNode
}

/** What is booked, and the total: on a phone one row that opens. */
export function OrderSummary({ checkout, isOpen, onToggle, children }: OrderSummaryProps) {
  const t = useTranslations('checkout')
  const c = useTranslations('common')
  const id = useId()
  const section = useOwnHeight()
  const { items } = checkout.cart
  const only = items.length === 1 ? items[0] : undefined
  return (
    <section
      ref={section}
      aria-label={t('summary')}
      // Stays in view where it fits above the pay bar. Otherwise it scrolls with the page until its end is in view.
      className="rounded-card border border-line bg-surface lg:sticky lg:top-[min(var(--below-head),calc(100dvh-10.5rem-var(--own-height,0px)))] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-40 lg:self-start"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="flex w-full items-center gap-x-3 p-card text-start lg:hidden noscript:hidden"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 text-sm text-ink-soft">
            {only ? (
              <>
                <span className="line-clamp-2 font-medium text-ink">{only.title}</span>
                <DateText date={only.localDate} /> <TimeText time={only.localTime} />
                {' · '}
                {peopleWords(c, {
                  travellers: only.travellers,
                  countsGroups: countsGroups(only.travellers, only.lines),
                })}
              </>
            ) : (
              t('activities', { count: items.length })
            )}
          </span>
          <MoneyText
            money={{ amountMinor: checkout.totalMinor, currency: checkout.currency }}
            className="shrink-0 text-[length:min(1.125rem,6.5vw)] font-semibold"
          />
        </span>
        <ChevronDown
          aria-hidden
          className={`size-5 shrink-0 transition ${isOpen ? 'rotate-180' : ''}`}
          strokeWidth={1.75}
        />
        <span className="sr-only">{t('showSummary')}</span>
      </button>
      <div id={id} className={`grid gap-5 p-card max-lg:pt-0 noscript:grid ${isOpen ? '' : 'max-lg:hidden'}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 max-lg:sr-only">
          <h2 className="text-xl font-semibold">{t('summary')}</h2>
          {items.length > 1 && <p className="text-sm text-ink-soft">{t('activities', { count: items.length })}</p>}
        </div>
        <ul id="cancellation-policy" className="grid scroll-mt-(--below-head) grid-cols-1 gap-5">
          {items.map((item) => (
            <SummaryLine key={item.id} item={item} checkout={checkout} />
          ))}
        </ul>
        <SummaryTotals checkout={checkout} />
        {children}
      </div>
      <AlsoInCart checkout={checkout} />
    </section>
  )
}

/** Sets the height of the element as its own custom property `--own-height`. */
function useOwnHeight() {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new ResizeObserver(() => current.style.setProperty('--own-height', `${current.offsetHeight}px`))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return element
}
