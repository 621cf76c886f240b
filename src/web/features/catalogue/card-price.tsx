import { useTranslations } from 'use-intl'
import { MoneyText } from '#web/ui/money-text.tsx'
import type { CardView } from './calls.ts'
import { perOf } from './per-of.ts'

interface CardPriceProps {
  card: Pick<CardView, 'from' | 'fromOriginal' | 'pricingPer' | 'rate'>
  /** Classes of the amount and of the text around it. */
  amountLook?: string
  wordsLook?: string
}

/** The from-price, the price before a discount, and what it is for. */
export function CardPrice({
  card,
  amountLook = 'text-lg font-semibold',
  wordsLook = 'text-sm text-ink-soft',
}: CardPriceProps) {
  const t = useTranslations('catalogue')
  if (card.from === null) return <span className="font-semibold">{t('onRequest')}</span>
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
      <span className={wordsLook}> {t(`per.${perOf(card)}`)}</span>
    </>
  )
}
