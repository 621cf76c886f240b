import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'

/**
 * The server's rule for phone numbers (server/kernel/read-phone-number.ts). Import it on demand only: the metadata of
 * all countries is larger than a page.
 */
export function readPhone(typed: string, country: string): string | null {
  const phone = parsePhoneNumberFromString(typed, country as CountryCode)
  return phone?.isValid() ? phone.number : null
}
