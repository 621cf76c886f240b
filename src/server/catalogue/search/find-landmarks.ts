import { isArabic, normaliseArabic } from '#domain/arabic.ts'
import { distanceKm, type Position } from '#domain/distance-km.ts'
import { parseLandmarkPlace } from '#domain/landmark-place.ts'
import type { Words } from '#domain/locale.ts'
import { editDistance } from './edit-distance.ts'
import type { DestinationNameRow } from './list-destination-names.ts'
import { hasMeaning } from './parse-query.ts'
import { splitCities } from './split-cities.ts'
import { decidingWords, withoutArticle } from './word-forms.ts'

/** From this length on a word may have one wrong letter. */
const MIN_MISSPELT = 5
/** Of a word that is being typed. */
const MIN_BEGINNING = 3

/** A name of the maps of a city. */
export interface Landmark {
  name: Words
  city: DestinationNameRow
  /** One, or those of a course or an outline. */
  points: Position[]
}

interface NamedLandmark extends Omit<Landmark, 'city'> {
  /** The words of its name in each language. */
  words: string[][]
}

/**
 * The landmark that a text names, with or without its city: all words of the text are in its name. Null if there is none
 * or if several have such a name and no city is named. `isExact`: without wrong letters.
 */
export function findLandmark(
  text: string,
  rows: readonly DestinationNameRow[],
  { isExact }: { isExact: boolean },
): Landmark | null {
  const [only, ...others] = matching(text, rows, isExact ? (said) => (word) => said === word : sameAs)
  return only === undefined || others.length > 0 ? null : only
}

/** The landmarks that a text which is being typed may name, best known first. */
export function listLandmarks(text: string, rows: readonly DestinationNameRow[]): Landmark[] {
  return matching(text, rows, (said) => {
    const isSame = sameAs(said)
    return (word) => word.startsWith(said) || isSame(word)
  })
}

/** Whether a name is that of landmarks of several cities: 'Old Town'. */
export function isAmbiguous({ name, city }: Landmark, rows: readonly DestinationNameRow[]): boolean {
  return rows.some(
    ({ id, kind, landmarks }) =>
      kind === 'city' && id !== city.id && (landmarks.ar.includes(name.ar) || landmarks.en.includes(name.en)),
  )
}

/** How far a position is from a landmark, as the crow flies. */
export function kmFrom({ points }: Landmark, position: Position): number {
  return Math.min(...points.map((point) => distanceKm(point, position)))
}

/** Those whose whole name is said, if there are some, otherwise those with a part of it. */
function matching(
  text: string,
  rows: readonly DestinationNameRow[],
  matchOf: (said: string) => (word: string) => boolean,
): Landmark[] {
  const whole = wordsOf(text)
  const matches = new Map(whole.map((said) => [said, matchOf(said)]))
  const cities = rows.filter(({ kind }) => kind === 'city')
  const saidCities = splitCities(whole.join(' '), cities).named
  const found = cities.flatMap((city) => {
    const isNamed = saidCities.includes(city)
    const inCity = isNamed ? splitCities(whole.join(' '), [city]).rest.split(' ').filter(Boolean) : []
    // Only the city, not its airport.
    if (isNamed && inCity.length === 0) return []
    return landmarksOf(city).flatMap((landmark) => {
      const missing = [whole, inCity].flatMap((said) => landmark.words.map((words) => missingOf(said, words, matches)))
      const least = Math.min(...missing)
      return least === Infinity ? [] : [{ landmark: { ...landmark, city }, isWhole: least === 0, isInNamed: isNamed }]
    })
  })
  // "Old Town" in the city that is named, if one is.
  const here = found.some(({ isInNamed }) => isInNamed) ? found.filter(({ isInNamed }) => isInNamed) : found
  const exact = here.filter(({ isWhole }) => isWhole)
  return (exact.length > 0 ? exact : here).map(({ landmark }) => landmark)
}

/** How many words of a name are not said; infinite if something else is said, or nothing. */
function missingOf(said: string[], words: string[], matches: ReadonlyMap<string, (word: string) => boolean>): number {
  const isMatch = (one: string, word: string) => matches.get(one)?.(word) === true
  const isNamed = said.some(isLong) && said.every((one) => words.some((word) => isMatch(one, word)))
  return isNamed ? words.filter((word) => !said.some((one) => isMatch(one, word))).length : Infinity
}

const isLong = (word: string) => word.length >= MIN_BEGINNING

/** Whether a word is the one that is said, or that with one wrong letter. A horse is no misspelt house. */
function sameAs(said: string): (word: string) => boolean {
  const mayBeMisspelt = said.length >= MIN_MISSPELT && !hasMeaning(said)
  const isMisspelt = (word: string) =>
    Math.abs(word.length - said.length) <= 1 && editDistance(said, word, 1).whole <= 1
  return (word) => said === word || (mayBeMisspelt && isMisspelt(word))
}

const known = new WeakMap<DestinationNameRow['landmarks'], NamedLandmark[]>()

/** Read once for each version of a city's row. */
function landmarksOf({ landmarks, landmarkPlaces }: DestinationNameRow): NamedLandmark[] {
  let read = known.get(landmarks)
  if (!read) {
    read = landmarks.en.flatMap((en, index) => {
      const ar = landmarks.ar[index]
      const place = parseLandmarkPlace(landmarkPlaces[index] ?? '')
      if (ar === undefined || place === null) return []
      return [{ name: { ar, en }, points: place.points, words: [wordsOf(ar), wordsOf(en)] }]
    })
    known.set(landmarks, read)
  }
  return read
}

/** The significant words as they are compared: without articles, and with one i, for the Turkish 'Topkapı'. */
function wordsOf(text: string): string[] {
  return decidingWords(normaliseArabic(text)).map((word) =>
    isArabic(word) ? withoutArticle(word) : word.replaceAll('ı', 'i'),
  )
}
