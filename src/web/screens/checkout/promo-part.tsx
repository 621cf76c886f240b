import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { putCheckoutPromo, type CheckoutSearch, type CheckoutView } from '#web/features/checkout/calls.ts'
import { useShowCheckout } from '#web/features/checkout/use-show-checkout.ts'
import { PromoField } from '#web/features/promotions/promo-field.tsx'

interface PromoPartProps {
  checkout: CheckoutView
  search: CheckoutSearch
  /** Why the order was refused because of the code, in words. */
  errorText: string | null
  /** A code was entered or taken back. */
  onChanged: () => void
}

/** The promo code below the totals: folded until there is one. */
export function PromoPart({ checkout, search, errorText, onChanged }: PromoPartProps) {
  const t = useTranslations('checkout.promo')
  const locale = useLocale()
  const navigate = useNavigate()
  const showCheckout = useShowCheckout()
  const [isShown, setIsShown] = useState(false)
  const { promo, promoCode, cart } = checkout
  const hasPromo = promo !== null || promoCode !== null || errorText !== null
  const put = async (code: string | null) => {
    showCheckout(await putCheckoutPromo(locale, search, code))
    onChanged()
    // The cart has the code of the address now, or the buyer took it back.
    if (search.promo !== undefined)
      await navigate({
        to: localePath(locale, '/checkout'),
        search: search.items === undefined ? {} : { items: search.items },
        replace: true,
        resetScroll: false,
      })
  }
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
        onPut={put}
      />
    </details>
  )
}
