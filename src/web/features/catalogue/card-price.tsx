import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import { usePriceUnit } from '#web/lib/price-unit.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import type { CardView } from './calls.ts'

interface CardPriceProps {
  card: Pick<CardView, 'from' | 'fromOriginal' | 'pricingPer' | 'rate' | 'unitTitle'> & Partial<Pick<CardView, 'free'>>
  /** Classes of the paragraph, of the amount, of the text around it, and of the first free day. */
  className?: string
  amountLook?: string
  wordsLook?: string
  freeLook?: string
  /**
   * Of the unit, and of a short one without a discount before it. On a line of its own the amounts of a row are on one
   * line, and a line that barely fits does not wrap when the font arrives.
   */
  unitLook?: 'block'
  shortUnitLook?: string
  /** The cards are all of one day, which is said above them. */
  isDaySaid?: boolean
}

/** The from-price, the price before a discount, and what it is for. With dates: the first free day and its price. */
export function CardPrice({
  card,
  className = '',
  amountLook = 'text-lg font-semibold text-ink',
  wordsLook = 'text-sm leading-[calc(var(--lines-base)*1rem)] text-ink-soft',
  freeLook = 'text-success',
  unitLook,
  shortUnitLook = unitLook,
  isDaySaid = false,
}: CardPriceProps) {
  const t = useTranslations('catalogue')
  const locale = useLocale()
  const unitOf = usePriceUnit()
  const unit = (unitTitle: string | null) => {
    const words = unitOf({ ...card, unitTitle })
    if (unitLook === undefined) return words
    const isShort = card.fromOriginal === null && !words.includes('·')
    return <span className={isShort ? shortUnitLook : unitLook}>{words.replace(/^ · /, ' ')}</span>
  }
  if (card.from === null) return <p className={`font-semibold ${className}`}>{t('onRequest')}</p>
  if (card.free)
    return (
      <p className={`${wordsLook} ${className}`}>
        {!isDaySaid && (
          <span className={`block text-sm font-medium ${freeLook}`}>
            {t('freeOn', { date: formatDate(card.free.date, locale) })}
          </span>
        )}
        {t('from')} <MoneyText money={card.free.from} className={amountLook} />
        {unit(card.free.unitTitle)}
      </p>
    )
  return (
    <p className={`${wordsLook} ${className}`}>
      {t('from')}{' '}
      {card.fromOriginal !== null && (
        <>
          <span className="sr-only">{t('before')} </span>
          <s>
            <MoneyText money={card.fromOriginal} />
          </s>{' '}
          <span className="sr-only">{t('now')} </span>
        </>
      )}
      <MoneyText money={card.from} className={amountLook} />
      {unit(card.unitTitle)}
    </p>
  )
}
