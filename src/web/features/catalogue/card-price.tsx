import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import { usePriceUnit } from '#web/lib/price-unit.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import type { CardView } from './calls.ts'

interface CardPriceProps {
  card: Pick<CardView, 'from' | 'fromOriginal' | 'pricingPer' | 'rate' | 'unitTitle'> & Partial<Pick<CardView, 'free'>>
  /** Classes of the amount, of the text around it, and of the first free day. */
  amountLook?: string
  wordsLook?: string
  freeLook?: string
}

/** The from-price, the price before a discount, and what it is for. With dates: the first free day and its price. */
export function CardPrice({
  card,
  amountLook = 'text-lg font-semibold',
  wordsLook = 'text-sm text-ink-soft',
  freeLook = 'text-success',
}: CardPriceProps) {
  const t = useTranslations('catalogue')
  const locale = useLocale()
  const unitOf = usePriceUnit()
  if (card.from === null) return <span className="font-semibold">{t('onRequest')}</span>
  if (card.free)
    return (
      <>
        <span className={`block text-sm font-medium ${freeLook}`}>
          {t('freeOn', { date: formatDate(card.free.date, locale) })}
        </span>
        <span className={wordsLook}>{t('from')} </span>
        <MoneyText money={card.free.from} className={amountLook} />
        <span className={wordsLook}>
          {unitOf({ ...card, unitTitle: card.free.from.amountMinor === card.from.amountMinor ? card.unitTitle : null })}
        </span>
      </>
    )
  return (
    <>
      <span className={wordsLook}>{t('from')} </span>
      {card.fromOriginal !== null && (
        <>
          <span className="sr-only">{t('before')} </span>
          <s className={wordsLook}>
            <MoneyText money={card.fromOriginal} />
          </s>{' '}
          <span className="sr-only">{t('now')} </span>
        </>
      )}
      <MoneyText money={card.from} className={amountLook} />
      <span className={wordsLook}>{unitOf(card)}</span>
    </>
  )
}
