import { listOf } from './list-of.ts'
import type { Locale } from './locale.ts'
import type { MeetingPoint } from './meeting-point.ts'
import { countryOfZone } from './zone-country.ts'

/** The countries of our zones where a taxi driver reads an Arabic address. */
const arabic = new Set('SA AE KW QA BH OM YE JO IQ LB SY PS EG SD LY TN DZ MA'.split(' '))

/** The name and address in Arabic, to show to a driver. Null for readers of Arabic, and where drivers do not read it. */
export function driverAddress(
  { name, address }: Pick<MeetingPoint, 'name' | 'address'>,
  zone: string,
  locale: Locale,
): string | null {
  return locale !== 'ar' && arabic.has(countryOfZone(zone) ?? '') ? listOf([name.ar, address.ar], 'ar') : null
}
