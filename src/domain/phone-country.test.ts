import { describe, expect, test } from 'vitest'
import { guessPhoneCountry, splitCallingCode } from './phone-country.ts'

describe('guessPhoneCountry returns', () => {
  test.each([
    ["the region of the browser's language", ['en-GB', 'en'], 'Asia/Riyadh', ['SAR'], 'GB'],
    ['the region of a language with a script', ['ar-Arab-KW'], null, ['SAR'], 'KW'],
    ['the region of a later language after en-US', ['en-US', 'ar-EG'], null, ['SAR'], 'EG'],
    ['the country of the time zone for a language without a region', ['ar'], 'Asia/Riyadh', ['KWD', 'SAR'], 'SA'],
    ['the country of the time zone for en-US', ['en-US', 'en'], 'Asia/Calcutta', ['AED'], 'IN'],
    ['the country of the currency for a time zone of no country', ['ar'], 'UTC', ['BHD', 'SAR'], 'BH'],
    ['the country of the currency on the server', [], null, ['BHD', 'SAR'], 'BH'],
    ["the country of the site's currency after one of many countries", ['en-US'], null, ['EUR', 'TRY'], 'TR'],
    ['Saudi Arabia without any sign', ['en'], 'Etc/GMT', ['USD'], 'SA'],
  ])('%s', (_, languages, zone, currencies, country) => {
    expect(guessPhoneCountry({ languages, zone, currencies })).toBe(country)
  })
})

const list = [
  { code: 'CA', callingCode: '1' },
  { code: 'GB', callingCode: '44' },
  { code: 'JE', callingCode: '44' },
  { code: 'SA', callingCode: '966' },
  { code: 'US', callingCode: '1' },
]

describe('splitCallingCode', () => {
  test.each([
    ['a plus and spaces', '+44 20 7946 0958', 'SA', { country: 'GB', rest: '20 7946 0958' }],
    ['direction marks of a contact', '\u202a+44 20 7946 0958\u202c', 'SA', { country: 'GB', rest: '20 7946 0958' }],
    ['two zeros', '00966501234567', 'GB', { country: 'SA', rest: '501234567' }],
    ['Arabic digits', '٠٠٩٦٦٥٠١٢٣٤٥٦٧', 'GB', { country: 'SA', rest: '501234567' }],
    ['separators within the code', '+9-66 50', 'GB', { country: 'SA', rest: '50' }],
    ['a shared code of the country already chosen', '+1 416 555 0100', 'CA', { country: 'CA', rest: '416 555 0100' }],
    ['a shared code of another country', '+1 416 555 0100', 'SA', { country: 'US', rest: '416 555 0100' }],
    ['a national number', '050 123 4567', 'SA', null],
    ['an unknown code', '+0 50', 'SA', null],
    ['a plus alone', '+', 'SA', null],
  ])('reads %s', (_, typed, current, found) => {
    expect(splitCallingCode(typed, list, current)).toEqual(found)
  })
})
