import { distanceKm, type Position } from '#domain/distance-km.ts'

/** Results this near to the middle never count as far away. */
const NEAR_KM = 8
/** A result is far away if it is this many times farther from the middle than the one before. */
const GAP = 2.5
/** The group has at least this share of the results. */
const MIN_SHARE = 0.65

const middleOf = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/**
 * The places without the few that are far away from all others: a map that contains a trip to the desert shows the
 * city as one spot. All of them if there is no such gap.
 */
export function denseGroup<Place extends Position>(places: readonly Place[]): readonly Place[] {
  const middle = {
    lat: middleOf(places.map(({ lat }) => lat)),
    lng: middleOf(places.map(({ lng }) => lng)),
  }
  const sorted = places
    .map((place) => ({ place, km: Math.max(NEAR_KM, distanceKm(place, middle)) }))
    .sort((one, other) => one.km - other.km)
  const least = Math.ceil(places.length * MIN_SHARE)
  const gap = sorted.findIndex(({ km }, index) => index >= least && km >= GAP * (sorted[index - 1]?.km ?? km))
  return gap === -1 ? places : sorted.slice(0, gap).map(({ place }) => place)
}

/** A map shows more degrees of longitude than this only as a band in the middle of a continent. */
const MOST_DEGREES = 40

/** Of results across a continent those of the strip from north to south, as wide as a map shows well, with most of them. */
export function narrowGroup<Place extends Position>(places: readonly Place[]): readonly Place[] {
  const strips = places.map(({ lng: west }) => places.filter(({ lng }) => lng >= west && lng <= west + MOST_DEGREES))
  return strips.reduce((most, strip) => (strip.length > most.length ? strip : most), strips[0] ?? places)
}
