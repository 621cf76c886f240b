import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pickupPlaceError, pickupPlaceField } from '#domain/pickup-place.ts'
import { Field } from '#web/ui/field.tsx'
import type { CheckoutView } from './calls.ts'
import { readDraft } from './draft.ts'

type Item = CheckoutView['cart']['items'][number]

/** The items whose guests say where they are picked up, such as at which hotel. */
export const itemsAskingPlace = (items: readonly Item[]): Item[] => items.filter(({ pickup }) => pickup?.asksPlace)

/** What was typed into the fields of PickupPlaces, by the id of the item. */
export function placesIn(data: FormData): Record<string, string> {
  const prefix = pickupPlaceField('')
  return Object.fromEntries(
    [...data].flatMap(([name, text]) =>
      name.startsWith(prefix) && typeof text === 'string' ? [[name.slice(prefix.length), text]] : [],
    ),
  )
}

/** What is wrong with them. */
export const placeErrors = (data: FormData) =>
  Object.entries(placesIn(data)).flatMap(([id, place]) => {
    const code = pickupPlaceError(place)
    return code ? [{ field: pickupPlaceField(id), code }] : []
  })

interface PickupPlacesProps {
  items: CheckoutView['cart']['items']
  /** By the name of the field, translated. */
  errors: Readonly<Record<string, string | undefined>>
  /** What is typed into the field is right now. */
  onRight: (field: string) => void
}

/** A field for each pick-up whose place only the guest knows. */
export function PickupPlaces({ items, errors, onRight }: PickupPlacesProps) {
  const t = useTranslations('checkout.pickupPlace')
  // What was typed before a reload.
  const [draft, setDraft] = useState<Record<string, string>>({})
  useEffect(() => setDraft(readDraft()?.pickupPlaces ?? {}), [])
  return itemsAskingPlace(items).map((item) => {
    const name = pickupPlaceField(item.id)
    return (
      <Field
        // Another text that was read from the browser's storage.
        key={`${item.id} ${draft[item.id] ?? ''}`}
        id={name}
        name={name}
        label={items.length === 1 ? t('label') : t('labelOf', { title: item.title })}
        hint={t('hint', { point: item.pickup?.name ?? '' })}
        defaultValue={draft[item.id] ?? ''}
        error={errors[name]}
        maxLength={200}
        autoComplete="off"
        required
        onInput={({ currentTarget: { value } }) => {
          if (pickupPlaceError(value) === undefined) onRight(name)
        }}
      />
    )
  })
}
