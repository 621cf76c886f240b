import { addDays } from './add-days.ts'

/** Both inclusive, 'YYYY-MM-DD'. */
export interface DateRange {
  from: string
  to: string
}

const SUNDAY = 7

/**
 * The first day of the weekend (ISO weekday) of regions whose weekend is not Saturday and Sunday, and its length in
 * days. Source: `Intl.Locale.getWeekInfo()` of Node 26 (Unicode CLDR 48); a test compares them.
 */
const weekends = new Map<string, { first: number; days: number }>([
  ...['BH', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LY', 'OM', 'QA', 'SA', 'SD', 'SY', 'YE'].map(
    (region) => [region, { first: 5, days: 2 }] as const,
  ),
  ['IL', { first: 5, days: 2 }],
  ['AF', { first: 4, days: 2 }],
  ['IR', { first: 5, days: 1 }],
  ['IN', { first: SUNDAY, days: 1 }],
  ['UG', { first: SUNDAY, days: 1 }],
])
const elsewhere = { first: 6, days: 2 }

/** The ISO weekdays (1 Monday … 7 Sunday) of the weekend in a region, an ISO 3166 code: [5, 6] for 'SA'. */
export function weekendDays(region: string): number[] {
  const { first, days } = weekends.get(region) ?? elsewhere
  return Array.from({ length: days }, (_, index) => ((first - 1 + index) % 7) + 1)
}

export const datePresets = ['today', 'tomorrow', 'thisWeekend', 'nextWeekend'] as const
export type DatePreset = (typeof datePresets)[number]

/**
 * The region whose weekend counts for a search, an ISO 3166 code: the country of the place, otherwise that of the
 * currency, whose code begins with its country's.
 */
export const weekendRegion = (currency: string, country?: string | null): string => country ?? currency.slice(0, 2)

/**
 * The ranges of dates that people mean, on the day `today` in a region. On a weekend, this weekend is what is left of
 * it, and the next one is a week later.
 */
export function presetRanges(today: string, region: string): Record<DatePreset, DateRange> {
  const { first, days } = weekends.get(region) ?? elsewhere
  const sinceStart = (isoWeekday(today) - first + 7) % 7
  const start = addDays(today, sinceStart < days ? -sinceStart : 7 - sinceStart)
  const tomorrow = addDays(today, 1)
  const end = addDays(start, days - 1)
  return {
    today: { from: today, to: today },
    tomorrow: { from: tomorrow, to: tomorrow },
    thisWeekend: { from: start < today ? today : start, to: end },
    nextWeekend: { from: addDays(start, 7), to: addDays(end, 7) },
  }
}

/**
 * The weekend to offer on the day `today` in a region: this one, or on its last day, of which the evening may have
 * nothing left, the next.
 */
export function weekendAhead(today: string, region: string): DateRange & { isNext: boolean } {
  const { thisWeekend, nextWeekend } = presetRanges(today, region)
  const isNext = thisWeekend.to === today
  return { ...(isNext ? nextWeekend : thisWeekend), isNext }
}

/**
 * The days of a chosen preset in another region: a weekend of Friday and Saturday becomes the Saturday and Sunday of
 * London. Undefined if the range is no longer the preset's, in any region.
 */
export function movedPreset(
  range: DateRange,
  { preset, today, region }: { preset: DatePreset; today: string; region: string },
): DateRange | undefined {
  const ranges = [...weekends.keys(), ''].map((one) => presetRanges(today, one)[preset])
  const isPreset = ranges.some(({ from, to }) => range.from === from && range.to === to)
  return isPreset ? presetRanges(today, region)[preset] : undefined
}

/** The preset that a range is; undefined if it is another. */
export function presetOf(range: DateRange | null, ranges: Record<DatePreset, DateRange>): DatePreset | undefined {
  return datePresets.find((one) => range?.from === ranges[one].from && range.to === ranges[one].to)
}

function isoWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || SUNDAY
}
