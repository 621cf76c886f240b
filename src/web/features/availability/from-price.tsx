import { useTranslations } from 'use-intl'
import { usePriceUnit } from '#web/lib/price-unit.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import type { BookableProduct } from './calls.ts'

/** The lowest price of an activity, with its unit: 'From SAR 140 per person'. `isShort`: without the price before the discount and the unit's own title. */
export function FromPrice({ product, isShort = false }: { product: BookableProduct; isShort?: boolean }) {
  const t = useTranslations('activity')
  const unitOf = usePriceUnit()
  if (product.from === null) return <p className="text-lg font-semibold">{t('onRequest')}</p>
  return (
    <p className="leading-snug">
      <span className="text-sm text-ink-soft">{t('from')} </span>
      {!isShort && product.fromOriginal && (
        <>
          <s className="text-sm text-ink-soft">
            <MoneyText money={product.fromOriginal} />
          </s>{' '}
        </>
      )}
      <MoneyText money={product.from} className={`font-semibold ${isShort ? 'text-lg' : 'text-xl'}`} />
      <span className="text-sm text-ink-soft">{unitOf(isShort ? { ...product, unitTitle: null } : product)}</span>
    </p>
  )
}
