import { isLocalDate } from '#domain/quote-times.ts'
import { minorOf } from '#domain/money.ts'
import { checkGuest, type GuestInput } from '#domain/guest-fields.ts'
import { readPhoneNumber } from '#server/kernel/read-phone-number.ts'

export interface RequestInput extends Omit<GuestInput, 'specialRequests'> {
  wishedDate: string
  isFlexible: boolean
  travellers: number
  budget: string
  message: string
}

export interface RequestBounds {
  /** The first and the last possible day, YYYY-MM-DD. */
  firstDate: string
  lastDate: string
  leastTravellers: number
  mostTravellers: number
  /** The currency of the budget. */
  currency: string
}

export interface CheckedRequest extends Omit<GuestInput, 'specialRequests'> {
  wishedDate: string | null
  isFlexible: boolean
  travellers: number
  budgetMinor: number | null
  message: string
}

interface RequestError {
  field: keyof RequestInput
  code: 'required' | 'format' | 'too_long' | 'letters' | 'range'
}

/** Higher amounts are typing errors. */
const LARGEST_BUDGET_MINOR = 100_000_000_000

/** The request as stored, or the errors of its fields. */
export function checkRequest(
  input: RequestInput,
  bounds: RequestBounds,
): { ok: true; request: CheckedRequest } | { ok: false; fields: RequestError[] } {
  const { message: specialRequests, ...rest } = input
  const checked = checkGuest({ ...rest, specialRequests }, readPhoneNumber)
  const fields: RequestError[] = checked.ok
    ? []
    : checked.fields.map(({ field, code }) => ({ field: field === 'specialRequests' ? 'message' : field, code }))

  const wishedDate = input.wishedDate.trim()
  if (wishedDate === '' && !input.isFlexible) fields.push({ field: 'wishedDate', code: 'required' })
  else if (wishedDate !== '' && !isLocalDate(wishedDate)) fields.push({ field: 'wishedDate', code: 'format' })
  else if (wishedDate !== '' && (wishedDate < bounds.firstDate || wishedDate > bounds.lastDate))
    fields.push({ field: 'wishedDate', code: 'range' })
  if (input.travellers < bounds.leastTravellers || input.travellers > bounds.mostTravellers)
    fields.push({ field: 'travellers', code: 'range' })

  const budget = input.budget.trim()
  const budgetMinor = budget === '' ? null : minorOf(budget, bounds.currency)
  if (budget !== '' && (budgetMinor === null || budgetMinor === 0 || budgetMinor > LARGEST_BUDGET_MINOR))
    fields.push({ field: 'budget', code: 'format' })
  if (!checked.ok || fields.length > 0) return { ok: false, fields }
  const { firstName, lastName, email, countryCode, phoneNumber } = checked.guest
  return {
    ok: true,
    request: {
      firstName,
      lastName,
      email,
      countryCode,
      phoneNumber,
      message: checked.guest.specialRequests,
      wishedDate: wishedDate === '' ? null : wishedDate,
      isFlexible: input.isFlexible,
      travellers: input.travellers,
      budgetMinor,
    },
  }
}
