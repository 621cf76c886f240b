import { latinDigits } from './arabic.ts'
import { withoutInvisible } from './invisible.ts'
import { countryOfZone } from './zone-country.ts'

/** Listed first where a phone number's country is chosen: the countries that most guests come from. */
export const nearestCountries = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'JO', 'EG', 'TR', 'GB'] as const

/** A mobile number as it is written there, for the words of an error. */
export const phoneExamples: Partial<Record<string, string>> = {
  SA: '050 123 4567',
  AE: '050 123 4567',
  KW: '500 12345',
  QA: '3312 3456',
  BH: '3600 1234',
  OM: '9212 3456',
  JO: '07 9012 3456',
  EG: '0100 123 4567',
  TR: '0501 234 56 78',
  GB: '07400 123456',
} satisfies Record<(typeof nearestCountries)[number], string>

/** The country of a currency that belongs to one country. */
const countries: Record<string, string> = {
  SAR: 'SA',
  AED: 'AE',
  KWD: 'KW',
  QAR: 'QA',
  BHD: 'BH',
  OMR: 'OM',
  JOD: 'JO',
  EGP: 'EG',
  TRY: 'TR',
  GBP: 'GB',
}

export interface PhoneCountrySigns {
  /** Of the browser, the preferred first. */
  languages: readonly string[]
  /** Of the browser: 'Asia/Riyadh'. Null on the server, which does not know it. */
  zone: string | null
  /** In which the guest reads prices, then the site's own. */
  currencies: readonly string[]
}

/**
 * The country that a phone number is most probably from, without a number of the account or of an earlier booking: the
 * region of the browser's languages, else of its time zone, else of the first currency that belongs to one country, else
 * Saudi Arabia. The currency comes last: it is chosen for a journey, not for a person. `en-US` says nothing, because
 * browsers in every country have it.
 */
export function guessPhoneCountry({ languages, zone, currencies }: PhoneCountrySigns): string {
  const regions = languages
    .filter((language) => language !== 'en-US')
    .map((language) => /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase())
  const ofCurrency = currencies.map((currency) => countries[currency])
  const ofZone = zone === null ? undefined : countryOfZone(zone)
  return [...regions, ofZone, ...ofCurrency].find((country) => country !== undefined) ?? 'SA'
}

/** The default country of a shared calling code, used until more digits are known. */
const mainCountries: Record<string, string> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '290': 'SH',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
}

interface CallingCode {
  /** ISO 3166. */
  code: string
  callingCode: string
}

/**
 * Splits a number that begins with '+' or '00' into its country and the rest: '+44 20 7946 0958' is GB and
 * '20 7946 0958'. Null for every other text, and for a calling code that no country has.
 * @param current the country chosen so far, which decides between countries with the same code
 */
export function splitCallingCode(
  typed: string,
  list: readonly CallingCode[],
  current: string,
): { country: string; rest: string } | null {
  const [, digits] = /^\s*(?:\+|00)\s*(\d[\s\S]*)$/.exec(latinDigits(withoutInvisible(typed))) ?? []
  if (digits === undefined) return null
  const plain = digits.replaceAll(/[\s().-]/g, '')
  const found = list
    .filter(({ callingCode }) => plain.startsWith(callingCode))
    .toSorted((a, b) => b.callingCode.length - a.callingCode.length)
  const callingCode = found[0]?.callingCode
  if (callingCode === undefined) return null
  const same = found.filter((one) => one.callingCode === callingCode).map(({ code }) => code)
  const main = mainCountries[callingCode] ?? ''
  const country = [current, main].find((code) => same.includes(code)) ?? same[0] ?? current
  return { country, rest: withoutDigits(digits, callingCode.length) }
}

/** Removes the first `count` digits and what separates them from the rest. */
function withoutDigits(text: string, count: number): string {
  let left = count
  let at = 0
  while (left > 0 && at < text.length) {
    if (/\d/.test(text[at] ?? '')) left -= 1
    at += 1
  }
  return text.slice(at).replace(/^[\s.-]+/, '')
}
