import { useTranslations } from 'use-intl'
import { keepBrackets } from '#web/lib/price-unit.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import type { Booking } from './booking.ts'
import type { BookableProduct } from './calls.ts'
import { cheaperShared } from './cheaper-shared.ts'

interface CheaperSharedOfferProps {
  booking: Pick<Booking, 'option' | 'departure' | 'units' | 'setUnits'>
  currency: string
  priceOf: (unit: BookableProduct['options'][number]['units'][number]) => number
}

/** Says that a family or group ticket costs less than the chosen ones, and chooses it. */
export function CheaperSharedOffer({ booking, currency, priceOf }: CheaperSharedOfferProps) {
  const t = useTranslations('activity.cheaper')
  const { option, departure, units } = booking
  const offer = option && departure && cheaperShared({ option, departure, units }, priceOf)
  if (!offer) return null
  const { unit, quantity, priceMinor, savedMinor } = offer
  const sum = (amountMinor: number) => () => (
    <MoneyText money={{ amountMinor, currency }} className="font-semibold whitespace-nowrap" />
  )
  const title = keepBrackets(quantity === 1 ? unit.title : `${quantity} × ${unit.title}`)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-field bg-success/10 px-3 py-2">
      <p className="grow basis-40 text-sm">
        {t.rich('offer', { title: `\u2068${title}\u2069`, price: sum(priceMinor), saved: sum(savedMinor) })}
      </p>
      <Button kind="outlined" onClick={() => booking.setUnits({ [unit.id]: quantity })}>
        {t('choose')}
      </Button>
    </div>
  )
}
