import { normaliseArabic } from '#domain/arabic.ts'
import type { DestinationNameRow } from './list-destination-names.ts'
import { synonyms } from './synonyms.ts'
import { withoutArticle } from './word-forms.ts'

const bare = (word: string) => withoutArticle(word)

/** The cities that a normalised text names, and the text without them. */
export function splitCities(
  text: string,
  cities: readonly DestinationNameRow[],
): { named: DestinationNameRow[]; rest: string } {
  const named: DestinationNameRow[] = []
  let words = text.split(' ').filter((word) => word !== '')
  for (const city of cities)
    for (const name of namesOf(city)) {
      const parts = name.map(bare)
      const start = words.findIndex((_, place) => parts.every((part, index) => isWord(words[place + index], part)))
      if (start < 0) continue
      named.push(city)
      words = [...words.slice(0, start), ...words.slice(start + parts.length)]
      break
    }
  return { named, rest: words.map(bare).join(' ') }
}

/** Its name in both languages and its other common names: 'Marrakech', as words. */
function namesOf({ name }: DestinationNameRow): string[][] {
  const own = [name.ar, name.en].map((one) => normaliseArabic(one).split(' '))
  const others = own.flatMap((words) => {
    const meaning = synonyms(words, 0, (word) => [word])
    return meaning?.length === words.length ? meaning.ways : []
  })
  return [...own, ...others]
}

/** Also after the Arabic 'and', which is part of the word. */
const isWord = (word: string | undefined, part: string) =>
  word !== undefined && (bare(word) === part || (word.startsWith('و') && bare(word.slice(1)) === part))
