import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { PromoField } from '#web/features/promotions/promo-field.tsx'

interface PromoPartProps {
  checkout: CheckoutView
  /** Why the order was refused because of the code, in words. */
  errorText: string | null
  /** Enters a code, or takes it back with null. */
  onPut: (code: string | null) => Promise<void>
}

/** The promo code below the totals: folded until there is one. */
export function PromoPart({ checkout, errorText, onPut }: PromoPartProps) {
  const t = useTranslations('checkout.promo')
  const [isShown, setIsShown] = useState(false)
  const { promo, promoCode, cart } = checkout
  const hasPromo = promo !== null || promoCode !== null || errorText !== null
  return (
    <details
      open={isShown || hasPromo}
      onToggle={({ currentTarget: details }) => {
        setIsShown(details.open)
        if (details.open && !hasPromo) details.querySelector('input')?.focus()
      }}
      className="group max-lg:-mt-3 lg:border-t lg:border-line lg:pt-1"
    >
      <summary className="flex min-h-11 cursor-pointer items-center text-primary underline underline-offset-4 group-open:sr-only">
        {t('have')}
      </summary>
      <PromoField
        code={promo?.code ?? promoCode}
        discountMinor={checkout.discountMinor}
        isLowered={promo?.isLowered ?? false}
        currency={checkout.currency}
        refusal={checkout.promoRefusal}
        errorText={errorText}
        covered={{
          count: cart.items.filter(({ discountMinor }) => discountMinor > 0).length,
          of: cart.items.length,
        }}
        onPut={onPut}
      />
    </details>
  )
}
