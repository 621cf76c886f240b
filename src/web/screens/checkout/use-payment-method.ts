import { useEffect, useState, type RefObject } from 'react'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { formText } from '#web/lib/form-text.ts'
import type { Blocked } from './blocked-note.tsx'

type Method = CheckoutView['methods'][number]['code']

/**
 * The payment method that is chosen, and what keeps the order from being placed. `draft`: what fills the form after
 * hydration, and with it a method.
 */
export function usePaymentMethod(
  form: RefObject<HTMLFormElement | null>,
  { methods, cart, totalMinor }: CheckoutView,
  draft: unknown,
) {
  const [wished, choose] = useState(methods[0]?.code ?? null)
  useEffect(() => {
    // As the browser or the draft restored it.
    const restored = form.current && formText(new FormData(form.current), 'method')
    const offered = methods.find(({ code }) => code === restored)
    if (offered) choose(offered.code)
  }, [form, draft, methods])
  // The host confirms the whole order before anything is paid.
  const needsConfirmation = cart.items.some((item) => item.needsConfirmation)
  const isOffered = methods.some(({ code }) => code === wished)
  const chosen: Method | '' = (isOffered ? wished : methods[0]?.code) ?? ''
  // No other method may be paid by that the buyer has not chosen.
  const gone = isOffered || needsConfirmation || totalMinor === 0 || methods.length === 0 ? null : wished
  return {
    chosen,
    choose,
    gone,
    needsConfirmation,
    isDueLater: totalMinor > 0 && (needsConfirmation || chosen === 'pay_later'),
    blocked: blockedBy({ methods, cart, totalMinor }, gone),
  }
}

function blockedBy(
  { cart, methods, totalMinor }: Pick<CheckoutView, 'cart' | 'methods' | 'totalMinor'>,
  gone: Method | null,
): Blocked | null {
  if (cart.notice !== 'none') return { part: 'cart', notice: cart.notice }
  return gone !== null || (methods.length === 0 && totalMinor > 0) ? { part: 'method', gone } : null
}
