import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import { usePriceUnit } from '#web/lib/price-unit.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import type { CardView } from './calls.ts'
import { PartyTotal } from './party-total.tsx'

interface CardPriceProps {
  card: Pick<CardView, 'from' | 'fromOriginal' | 'pricingPer' | 'rate' | 'unitTitle'> & Partial<Pick<CardView, 'free'>>
  /** Classes of the paragraph, of the amount, of the text around it, and of the free day. */
  className?: string
  amountLook?: string
  wordsLook?: string
  freeLook?: string
  /**
   * Whether the unit is on a line of its own, for narrow boxes: the amounts of a row are then on one line, and none wraps
   * when the font arrives. `long`: on phones only a unit with a title or after a discount.
   */
  breaksUnit?: 'always' | 'long'
  /** The cards are all of one day, which is said above them. */
  isDaySaid?: boolean
}

/**
 * The from-price, the price before a discount, and what it is for. With dates: the cheapest free day, its price, and what
 * all travellers pay on it.
 */
export function CardPrice({
  card,
  className = '',
  amountLook = 'text-lg font-semibold text-ink',
  wordsLook = 'text-sm leading-[calc(var(--lines-base)*1rem)] text-ink-soft',
  freeLook = 'text-success',
  breaksUnit,
  isDaySaid = false,
}: CardPriceProps) {
  const t = useTranslations('catalogue')
  const locale = useLocale()
  const unitOf = usePriceUnit()
  const words = unitOf(card.free ? { ...card, unitTitle: card.free.unitTitle } : card)
  const { from, fromOriginal } = card.free ?? card
  const isShort = fromOriginal === null && !words.includes('·')
  // A line feed instead of an element, of which a page of cards has too many.
  const unit = breaksUnit === undefined ? words : words.replace(/^ (?:· )?/, '\n')
  const look = `${wordsLook} ${className} ${breaksUnit === undefined ? '' : breaksUnit === 'long' && isShort ? 'sm:whitespace-pre-line' : 'whitespace-pre-line'}`
  if (from === null) return <p className={`font-semibold ${className}`}>{t('onRequest')}</p>
  return (
    <p className={look}>
      {card.free && !isDaySaid && (
        <span className={`block text-sm font-medium ${freeLook}`}>
          {t(card.free.isFirstDay ? 'freeOn' : 'cheapestOn', { date: formatDate(card.free.date, locale) })}
        </span>
      )}
      {t('from')}{' '}
      {fromOriginal !== null && (
        <>
          <span className="sr-only">{t('before')} </span>
          <s>
            <MoneyText money={fromOriginal} />
          </s>{' '}
          <span className="sr-only">{t('now')} </span>
        </>
      )}
      <MoneyText money={from} className={amountLook} />
      {unit}
      {card.free && <PartyTotal of={card.free} className="text-sm" />}
    </p>
  )
}
