import { formText } from '#web/lib/form-text.ts'

export const quoteFields = [
  'wishedDate',
  'budget',
  'message',
  'firstName',
  'lastName',
  'email',
  'countryCode',
  'phoneNumber',
] as const
export type QuoteField = (typeof quoteFields)[number]
export type QuoteDraft = Partial<Record<QuoteField, string>> & { isFlexible?: boolean; travellers?: number }

const keyOf = (productId: number) => `rihla_quote_${productId}`

/** Stores the entered request for this tab, so that a closed sheet or a reload loses nothing. */
export function saveQuoteDraft(productId: number, form: HTMLFormElement, travellers: number): void {
  const data = new FormData(form)
  const draft: QuoteDraft = {
    ...Object.fromEntries(quoteFields.map((field) => [field, formText(data, field)])),
    isFlexible: data.get('isFlexible') === 'yes',
    travellers,
  }
  try {
    sessionStorage.setItem(keyOf(productId), JSON.stringify(draft))
  } catch {
    // Storage may be full or disabled.
  }
}

export function readQuoteDraft(productId: number): QuoteDraft {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? 'null') as QuoteDraft | null) ?? {}
  } catch {
    return {}
  }
}

export function deleteQuoteDraft(productId: number): void {
  try {
    sessionStorage.removeItem(keyOf(productId))
  } catch {
    // Without storage there is no draft.
  }
}
