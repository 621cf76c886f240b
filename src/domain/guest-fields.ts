import { isEmail } from './email.ts'
import { tidyLine } from './invisible.ts'

/** The lead guest as entered. */
export interface GuestInput {
  firstName: string
  lastName: string
  email: string
  /** ISO 3166 country of the phone number. */
  countryCode: string
  phoneNumber: string
  specialRequests: string
}

export interface GuestFieldError {
  field: keyof GuestInput
  code: 'required' | 'format' | 'too_long' | 'letters'
}

/** Of a request to a host. */
export const LONGEST_REQUEST = 2000

const LONGEST: Record<keyof GuestInput, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  countryCode: 2,
  phoneNumber: 40,
  specialRequests: LONGEST_REQUEST,
}

/**
 * A name as stored: without control characters, direction marks and runs of spaces, which come from pasting. Joiners and
 * variation selectors are a part of names in some scripts, but no name alone.
 */
export function tidyName(text: string): string {
  const name = text
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replaceAll(/(?!\p{Join_C}|\p{VS})\p{DI}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return tidyLine(name) === '' ? '' : name
}

/** A request to a host as stored: trimmed, with the line ends of the language rather than of forms. */
export function tidyRequest(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/** What is wrong with a name that was tidied: a name has a letter of some script. */
export function nameError(name: string, longest: number): 'required' | 'too_long' | 'letters' | undefined {
  if (name === '') return 'required'
  if (name.length > longest) return 'too_long'
  return /\p{L}/u.test(name) ? undefined : 'letters'
}

/**
 * The lead guest as stored (trimmed, the phone number in E.164), or what is wrong with each field: the same in the
 * page and on the server. `readPhone` returns a number in E.164, or null if it is invalid.
 */
export function checkGuest(
  input: GuestInput,
  readPhone: (typed: string, country: string) => string | null,
): { ok: true; guest: GuestInput } | { ok: false; fields: GuestFieldError[] } {
  const guest: GuestInput = {
    firstName: tidyName(input.firstName),
    lastName: tidyName(input.lastName),
    email: tidyLine(input.email),
    countryCode: input.countryCode.trim().toUpperCase(),
    phoneNumber: tidyLine(input.phoneNumber),
    specialRequests: tidyRequest(input.specialRequests),
  }
  const fields: GuestFieldError[] = []
  for (const field of Object.keys(guest) as (keyof GuestInput)[]) {
    if (field === 'firstName' || field === 'lastName') {
      const code = nameError(guest[field], LONGEST[field])
      if (code) fields.push({ field, code })
    } else if (guest[field] === '' && field !== 'specialRequests') fields.push({ field, code: 'required' })
    else if (guest[field].length > LONGEST[field]) fields.push({ field, code: 'too_long' })
  }
  const isSound = (field: keyof GuestInput) => !fields.some((error) => error.field === field)

  if (isSound('email') && !isEmail(guest.email)) fields.push({ field: 'email', code: 'format' })
  if (isSound('countryCode') && !/^[A-Z]{2}$/.test(guest.countryCode))
    fields.push({ field: 'countryCode', code: 'format' })
  if (isSound('phoneNumber') && isSound('countryCode')) {
    const number = readPhone(guest.phoneNumber, guest.countryCode)
    if (number !== null) guest.phoneNumber = number
    else fields.push({ field: 'phoneNumber', code: 'format' })
  }
  return fields.length > 0 ? { ok: false, fields } : { ok: true, guest }
}
