import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { placeOrder, type CheckoutSearch, type CheckoutView, type NewOrder } from '#web/features/checkout/calls.ts'
import { saveDraft } from '#web/features/checkout/draft.ts'
import { changedCurrency, refusedFor, type RefusedFor } from '#web/features/checkout/order-refused.tsx'
import { placeErrors } from '#web/features/checkout/pickup-places.tsx'
import { useShowCheckout } from '#web/features/checkout/use-show-checkout.ts'
import { CallError } from '#web/lib/call-error.ts'
import { newKey } from '#web/lib/new-key.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { useForm } from '#web/lib/use-form.ts'
import { guestErrors, type usePhoneRules } from '#web/lib/use-guest-check.ts'
import { typedIn } from './typed-in.ts'
import type { FieldError } from './use-field-error-words.ts'

// Explained by the notice above the form, once the checkout is reloaded.
const cartRefusals = ['checkout.cart_unavailable', 'checkout.sold_out', 'checkout.cart_empty']

interface OrderFormProps {
  checkout: CheckoutView
  search: CheckoutSearch
  /** The host confirms before anything is paid. */
  needsConfirmation: boolean
  phoneRules: ReturnType<typeof usePhoneRules>
  wordsOf: (error: FieldError) => string
  /** The order is sent. */
  onSend: () => void
}

/** Places the order and leaves for its payment or its outcome; a refused one is explained, and nothing typed is lost. */
export function useOrderForm({ checkout, search, needsConfirmation, phoneRules, wordsOf, onSend }: OrderFormProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const router = useRouter()
  const navigate = useNavigate()
  const apiErrorWords = useApiErrorWords()
  const showCheckout = useShowCheckout()
  const [opensPage, setOpensPage] = useState(true)
  const [refused, setRefused] = useState<{ reason: RefusedFor; part: string }>({ reason: 'order', part: '' })
  // Of the cart another part may be ordered, for which the refusal does not hold.
  const part = checkout.cart.items.map(({ id }) => id).join()
  const [promoErrorText, setPromoErrorText] = useState<string | null>(null)
  // One key per order; an order whose response was lost is sent again with its key.
  const unanswered = useRef<{ key: string; order: string } | null>(null)
  const { errorText, ...form } = useForm<FieldError>({
    leaves: true,
    send: async (data) => {
      const typed = typedIn(data)
      saveDraft(typed)
      const order = orderOf(checkout, typed)
      const text = JSON.stringify(order)
      const key = unanswered.current?.order === text ? unanswered.current.key : newKey()
      unanswered.current = { key, order: text }
      onSend()
      setPromoErrorText(null)
      setOpensPage(order.method === 'card' && checkout.totalMinor > 0 && !needsConfirmation)
      const placed = await placeOrder(locale, search, key, order)
      unanswered.current = null
      if (placed.next.kind === 'payment') window.location.assign(placed.next.url)
      else await navigate({ href: placed.next.url })
    },
    check: (data) => {
      const found = guestErrors(data, phoneRules)
      return found && [...found, ...placeErrors(data)]
    },
    errorsOf: (error) =>
      error instanceof CallError && error.code === 'checkout.fields_invalid'
        ? ((error.details['fields'] ?? []) as FieldError[])
        : [],
    words: wordsOf,
    summary: (found, error) => {
      const { currency: seen } = checkout.charged
      setRefused({ reason: refusedFor(error, seen), part })
      if (!(error instanceof CallError)) return apiErrorWords(error)
      unanswered.current = null
      // The response contains the changes.
      const changed = error.details['checkout'] as CheckoutView | undefined
      if (changed) showCheckout(changed)
      else void router.invalidate()
      // Shown at the code too: some rules depend on the buyer, which only the order names.
      if (error.code.startsWith('promo.')) setPromoErrorText(apiErrorWords(error))
      if (cartRefusals.includes(error.code)) {
        window.scrollTo({ top: 0 })
        return null
      }
      if (error.code === 'checkout.already_paid') {
        void navigate({ to: localePath(locale, '/checkout/success') })
        return null
      }
      const currency = changedCurrency(error, seen)
      if (currency !== null) {
        // The header, too.
        void router.invalidate()
        return t('currencyChanged', { currency })
      }
      return found.length > 0 ? null : apiErrorWords(error)
    },
  })
  return {
    ...form,
    /** Why the order of these activities was refused. */
    refusal: errorText !== null && refused.part === part ? { reason: refused.reason, text: errorText } : null,
    /** Whether a payment page opens next. */
    opensPage,
    promoErrorText,
    clearPromoError: () => setPromoErrorText(null),
  }
}

function orderOf(
  { promo, cart, methods, charged }: CheckoutView,
  { method: chosen, ...entered }: ReturnType<typeof typedIn>,
): NewOrder {
  return {
    ...entered,
    promoCode: promo?.code ?? null,
    // Also without a selection: what another tab adds meanwhile is not ordered.
    items: cart.items.map(({ id }) => id),
    method: (methods.find(({ code }) => code === chosen) ?? methods[0])?.code ?? 'card',
    // The words under the button say so.
    acceptsTerms: true,
    seenTotalMinor: charged.amountMinor,
    seenCurrency: charged.currency,
  }
}
