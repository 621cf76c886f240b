import { useTranslations } from 'use-intl'
import { pickupPlaceField } from '#domain/pickup-place.ts'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { guestFields, type GuestField } from '#web/features/checkout/guest-fields.tsx'
import { itemsAskingPlace } from '#web/features/checkout/pickup-places.tsx'
import { useRequiredWords } from '#web/lib/use-required-words.ts'

type PlaceField = ReturnType<typeof pickupPlaceField>

export interface FieldError {
  field: GuestField | 'specialRequests' | PlaceField
  code: 'required' | 'format' | 'too_long' | 'letters'
}

/** What is wrong with a field, in words: at the field, and in a list away from it, where they name it. */
export function useFieldErrorWords() {
  const t = useTranslations('checkout')
  const requiredWords = useRequiredWords()
  const wordsOf = ({ field, code }: FieldError) => {
    if (code === 'required') return requiredWords(field.startsWith(pickupPlaceField('')) ? 'pickupPlace' : field)
    return code === 'format' && (field === 'email' || field === 'phoneNumber')
      ? t(`errors.${field}`)
      : t(`errors.${code}`)
  }
  const named = (words: string, label: string) =>
    words === t('errors.email') || words === t('errors.phoneNumber') ? words : `${label}: ${words}`
  /** `errors`: the words at the fields, by their names. In the order of the page. */
  const listOf = (errors: Record<string, string | undefined>, items: CheckoutView['cart']['items']) => {
    const ofGuest = guestFields.map((field) => {
      // Both are one field on the page.
      const shown = field === 'countryCode' ? 'phoneNumber' : field
      return { field, id: shown, name: field, missing: t(`errors.missing.${shown}`), label: t(`guest.${shown}`) }
    })
    const ofPlaces = itemsAskingPlace(items).map(({ id: itemId }) => {
      const field = pickupPlaceField(itemId)
      const [missing, label] = [t('errors.missing.pickupPlace'), t('pickupPlace.name')]
      return { field, id: field, name: 'pickupPlace' as const, missing, label }
    })
    return [...ofGuest, ...ofPlaces].flatMap(({ field, id, name, missing, label }) => {
      const words = errors[field]
      if (words === undefined) return []
      return [{ id, words: words === requiredWords(name) ? missing : named(words, label) }]
    })
  }
  return { wordsOf, listOf }
}
