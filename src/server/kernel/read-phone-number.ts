import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'

/**
 * Parses a phone number into E.164; null if it is invalid. Arabic-Indic digits are accepted. A number that starts with
 * + ignores the country (ISO 3166).
 */
export function readPhoneNumber(typed: string, countryCode: string): string | null {
  const phone = parsePhoneNumberFromString(typed, countryCode as CountryCode)
  return phone?.isValid() ? phone.number : null
}

/** A number in E.164 in groups: '+966 50 123 4567'. */
export function groupPhoneNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}

/** The country (ISO 3166) of a number in E.164; null if the calling code belongs to none. */
export function phoneCountry(number: string): string | null {
  return parsePhoneNumberFromString(number)?.country ?? null
}
