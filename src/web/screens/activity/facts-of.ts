import { isShared } from '#domain/unit-kinds.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'

export interface AgePrice {
  title: string
  /** Years, inclusive; null without a limit. */
  minAge: number | null
  maxAge: number | null
  /** The lowest over the options, minor units of the product's currency. */
  priceMinor: number
  /** What the lowest cost before its discount; null without one. */
  originalMinor: number | null
  /** Whether options differ in this price. */
  varies: boolean
  /** Of the only option that has this price; null if it is the only option or several have it. */
  optionTitle: string | null
}

interface Facts {
  /** Minutes: of the shortest and of the longest option; null without options. */
  minutes: { from: number; to: number } | null
  /** The most travellers that one booking may have; null without options. */
  capacity: number | null
  /** Whether some options take fewer. */
  capacityVaries: boolean
  /** In whole years, of the option that accepts the youngest; 0: from birth. */
  leastAge: number
  /** Whether some options accept only older ones. */
  leastAgeVaries: boolean
  /** One line per kind of traveller with an age limit or a price of its own; empty if everybody pays the same. */
  ages: AgePrice[]
}

const lowestAge = (units: { minAge: number | null }[]) => Math.min(...units.map(({ minAge }) => minAge ?? 0))

/** What the page says at a glance. Everything is computed from the options, so that it cannot differ from them. */
export function factsOf({ options, pricingPer }: Pick<ProductView, 'options' | 'pricingPer'>): Facts {
  const durations = options.map((option) => option.durationMinutes)
  const units = options.flatMap((option) => option.units.map((unit) => ({ ...unit, optionTitle: option.title })))
  const kinds = [...Map.groupBy(units, (unit) => `${unit.title} ${unit.minAge} ${unit.maxAge}`).values()]
  const ages = kinds.flatMap((same): AgePrice[] => {
    const [first] = same
    if (!first) return []
    const prices = same.map((unit) => unit.priceMinor)
    const priceMinor = Math.min(...prices)
    const originals = same.filter((unit) => unit.priceMinor === priceMinor).map((unit) => unit.originalMinor)
    const originalMinor = originals.find((original) => original !== null && original > priceMinor) ?? null
    // Beside a boat or a group ages would read as its size; the lowest is said of the activity.
    const { minAge, maxAge } = isShared(first) ? { minAge: null, maxAge: null } : first
    const { title } = first
    const optionTitle = options.length > 1 && same.length === 1 ? first.optionTitle : null
    return [
      {
        title,
        minAge,
        maxAge,
        priceMinor,
        originalMinor,
        varies: prices.some((price) => price !== priceMinor),
        optionTitle,
      },
    ]
  })
  // What several options have first, then what is of one, by option.
  const inOrder = ages.toSorted((a, b) => Number(a.optionTitle !== null) - Number(b.optionTitle !== null))
  return {
    minutes: options.length === 0 ? null : { from: Math.min(...durations), to: Math.max(...durations) },
    capacity: options.length === 0 ? null : Math.max(...options.map((option) => option.capacity)),
    capacityVaries: new Set(options.map((option) => option.capacity)).size > 1,
    leastAge: units.length === 0 ? 0 : lowestAge(units),
    leastAgeVaries: new Set(options.map((option) => lowestAge(option.units))).size > 1,
    ages: pricingPer === 'person' && ages.length > 1 ? inOrder : [],
  }
}
