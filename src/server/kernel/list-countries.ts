import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import type { Locale } from '#domain/locale.ts'

export interface Country {
  code: string
  name: string
  callingCode: string
}

const lists = new Map<Locale, Country[]>()

/**
 * Every country with a telephone code, sorted by its name in the language. Only the server names them: browsers spell
 * some names differently.
 */
export function listCountries(locale: Locale): Country[] {
  let list = lists.get(locale)
  if (!list) {
    const names = new Intl.DisplayNames([locale], { type: 'region' })
    const order = new Intl.Collator(locale)
    list = getCountries()
      .map((code) => ({ code, name: names.of(code) ?? code, callingCode: getCountryCallingCode(code) }))
      .sort((a, b) => order.compare(a.name, b.name))
    lists.set(locale, list)
  }
  return list
}
