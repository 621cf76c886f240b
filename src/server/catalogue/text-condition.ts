import type { TextPart, TextQuery } from '#domain/text-query.ts'
import type { Bind } from './binding.ts'

/** A text query as SQL over a row `l` of product_search_index. Each property binds its own values on access. */
export interface TextRanking {
  /** Whether the row matches. */
  readonly condition: string
  /** Whether the title alone matches. */
  readonly isTitled: string
  /**
   * The score: a part counts one in the title, less in city and category, summary and highlights, in this order; half
   * as much again for the exact word.
   */
  readonly score: string
}

export function textRanking(text: TextQuery, bind: Bind): TextRanking {
  const places = new Map<number[], string>()
  const has: Has = (words, ids) => {
    const place = places.get(ids) ?? `${bind(ids)}::int[]`
    places.set(ids, place)
    return `${words} && ${place}`
  }
  const haveAll = (words: string) =>
    all(text, (part) => part.ways.map((way) => `(${all(way, (ids) => has(words, ids))})`).join(' or '))
  return {
    get condition() {
      return haveAll('l.words')
    },
    get isTitled() {
      return haveAll(title)
    },
    get score() {
      return text.map((part) => scoreOf(part, has)).join(' + ')
    },
  }
}

const title = 'l.words[1:l.title_end]'
const sections = [
  { words: title, weight: 1 },
  { words: 'l.words[l.title_end + 1:l.place_end]', weight: 0.4 },
  { words: 'l.words[l.place_end + 1:l.summary_end]', weight: 0.2 },
  { words: 'l.words[l.summary_end + 1:]', weight: 0.1 },
]
const EXACT = 0.5

type Has = (words: string, ids: number[]) => string

/** A part counts more if the row contains it in several ways, for example in both languages. */
function scoreOf({ ways, exact }: TextPart, has: Has): string {
  const ofWays = ways.map((way) => `(${way.map((ids) => worth(ids, has)).join(' + ')}) / ${way.length}`)
  return `${ofWays.join(' + ')} + ${EXACT} * (${worth(exact, has)})`
}

function worth(ids: number[], has: Has): string {
  return sections.map(({ words, weight }) => `${weight}::float8 * (${has(words, ids)})::int`).join(' + ')
}

function all<Item>(items: Item[], conditionOfItem: (item: Item) => string): string {
  return items.map((item) => `(${conditionOfItem(item)})`).join(' and ')
}
