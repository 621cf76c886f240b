import { nameError, tidyName } from '#domain/guest-fields.ts'
import { tidyLine } from '#domain/invisible.ts'
import { isLocale, type Locale } from '#domain/locale.ts'
import { readPhoneNumber } from '#server/kernel/read-phone-number.ts'

export interface ProfileInput {
  firstName: string
  lastName: string
  /** ISO 3166 country of the phone number; empty if the number is. */
  countryCode: string
  phoneNumber: string
  language: string
  currency: string
}

/** As stored: the phone number in E.164, or empty. */
export interface CheckedProfile extends ProfileInput {
  language: Locale
}

interface ProfileError {
  field: keyof ProfileInput
  code: 'required' | 'format' | 'too_long' | 'letters' | 'not_offered'
}

const LONGEST_NAME = 100
const LONGEST_PHONE = 40

/**
 * The profile as stored, or the errors of its fields. Same rules as for a guest at checkout, except that the phone
 * number is optional.
 */
export function checkProfile(
  input: ProfileInput,
  currencies: string[],
): { ok: true; profile: CheckedProfile } | { ok: false; fields: ProfileError[] } {
  const fields: ProfileError[] = []
  const names = { firstName: tidyName(input.firstName), lastName: tidyName(input.lastName) }
  for (const field of ['firstName', 'lastName'] as const) {
    const code = nameError(names[field], LONGEST_NAME)
    if (code) fields.push({ field, code })
  }

  const typed = tidyLine(input.phoneNumber)
  const countryCode = typed === '' ? '' : input.countryCode.trim().toUpperCase()
  const phoneNumber = typed === '' ? '' : typed.length > LONGEST_PHONE ? null : readPhoneNumber(typed, countryCode)
  if (typed !== '' && !/^[A-Z]{2}$/.test(countryCode))
    fields.push({ field: 'countryCode', code: countryCode === '' ? 'required' : 'format' })
  else if (phoneNumber === null)
    fields.push({ field: 'phoneNumber', code: typed.length > LONGEST_PHONE ? 'too_long' : 'format' })

  const { language, currency } = input
  if (!isLocale(language)) fields.push({ field: 'language', code: 'not_offered' })
  if (!currencies.includes(currency)) fields.push({ field: 'currency', code: 'not_offered' })
  if (fields.length > 0 || phoneNumber === null || !isLocale(language)) return { ok: false, fields }
  return { ok: true, profile: { ...names, countryCode, phoneNumber, language, currency } }
}
