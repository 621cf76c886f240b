import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'

/**
 * A typed phone number in E.164, or null when it is none. Arabic-Indic digits are read; a number that starts with + is taken as it is,
 * whatever the country (ISO 3166) beside it.
 */
export function readPhoneNumber(typed: string, countryCode: string): string | null {
  const phone = parsePhoneNumberFromString(typed, countryCode as CountryCode)
  return phone?.isValid() ? phone.number : null
}
