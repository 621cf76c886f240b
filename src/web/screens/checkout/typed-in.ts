import type { SavedDraft } from '#web/features/checkout/draft.ts'
import { guestFields, type GuestDraft } from '#web/features/checkout/guest-fields.tsx'
import { placesIn } from '#web/features/checkout/pickup-places.tsx'
import { requestsIn } from '#web/features/checkout/special-requests.tsx'
import { formText } from '#web/lib/form-text.ts'

/** What the buyer has typed and chosen in the form of the checkout. */
export function typedIn(data: FormData): SavedDraft {
  const guest = Object.fromEntries(guestFields.map((field) => [field, formText(data, field)])) as GuestDraft
  return {
    ...guest,
    alsoByWhatsapp: data.get('alsoByWhatsapp') === 'yes',
    method: formText(data, 'method'),
    requests: requestsIn(data),
    pickupPlaces: placesIn(data),
  }
}
