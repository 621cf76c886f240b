import { z } from 'zod'
import { readPhoneNumber } from '#server/kernel/read-phone-number.ts'
import { tidyName } from '#server/kernel/tidy-name.ts'

export interface GuestInput {
  firstName: string
  lastName: string
  email: string
  countryCode: string
  phoneNumber: string
  specialRequests: string
}

export interface FieldError {
  field: keyof GuestInput
  code: 'required' | 'format' | 'too_long'
}

const LONGEST: Record<keyof GuestInput, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  countryCode: 2,
  phoneNumber: 40,
  specialRequests: 2000,
}

/**
 * The lead guest as it is stored (trimmed, the phone number in E.164), or what is wrong with each field.
 */
export function checkGuest(input: GuestInput): { ok: true; guest: GuestInput } | { ok: false; fields: FieldError[] } {
  const guest: GuestInput = {
    firstName: tidyName(input.firstName),
    lastName: tidyName(input.lastName),
    email: input.email.trim(),
    countryCode: input.countryCode.trim().toUpperCase(),
    phoneNumber: input.phoneNumber.trim(),
    specialRequests: input.specialRequests.trim(),
  }
  const fields: FieldError[] = []
  for (const field of Object.keys(guest) as (keyof GuestInput)[]) {
    if (guest[field] === '' && field !== 'specialRequests') fields.push({ field, code: 'required' })
    else if (guest[field].length > LONGEST[field]) fields.push({ field, code: 'too_long' })
  }
  const isSound = (field: keyof GuestInput) => !fields.some((fault) => fault.field === field)

  if (isSound('email') && !z.email().safeParse(guest.email).success) fields.push({ field: 'email', code: 'format' })
  if (isSound('countryCode') && !/^[A-Z]{2}$/.test(guest.countryCode))
    fields.push({ field: 'countryCode', code: 'format' })
  if (isSound('phoneNumber') && isSound('countryCode')) {
    const number = readPhoneNumber(guest.phoneNumber, guest.countryCode)
    if (number !== null) guest.phoneNumber = number
    else fields.push({ field: 'phoneNumber', code: 'format' })
  }
  return fields.length > 0 ? { ok: false, fields } : { ok: true, guest }
}
