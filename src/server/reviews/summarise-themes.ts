import type { Locale } from '#domain/locale.ts'
import { reviewMoods, reviewThemes, starsOf, type ReviewMood, type ReviewTheme } from '#domain/review-themes.ts'
import { sentenceAbout } from '#domain/theme-words.ts'
import type { ThemeRow } from './queries.ts'

/** At most this many themes that reviews praise, and that they mind. */
const most: Record<ReviewMood, number> = { praised: 3, minded: 2 }

type Sample = ThemeRow['samples'][number]

interface ThemeSummary {
  theme: ReviewTheme
  mood: ReviewMood
  count: number
  quotation: { text: string; language: Locale; author: string } | null
}

/**
 * The themes that most reviews praise or mind, each with a sentence of one of them in the reader's language: of the best
 * review for praise, since a good one may still complain; for reservations of the lowest. Each review is quoted once.
 */
export function summariseThemes(rows: readonly ThemeRow[], locale: Locale): ThemeSummary[] {
  const quoted = new Set<number>()
  return reviewMoods.flatMap((mood) => {
    const found = reviewThemes.flatMap((theme) => {
      const stars = starsOf(theme, mood)
      const mentions = rows
        .filter((row) => stars !== null && row.theme === theme && row.rating >= stars.from && row.rating <= stars.to)
        .toSorted((a, b) => (mood === 'praised' ? b.rating - a.rating : a.rating - b.rating))
      const count = mentions.reduce((sum, row) => sum + row.count, 0)
      return count === 0 ? [] : [{ theme, mood, count, mentions }]
    })
    // One mention is no theme of praise where others have more. A single reservation is worth knowing.
    const isCommon = mood === 'praised' && found.some(({ count }) => count > 1)
    return found
      .filter(({ count }) => !isCommon || count > 1)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, most[mood])
      .map(({ mentions, ...theme }) => {
        const samples = mentions.flatMap((row) => row.samples.filter(({ language }) => language === locale))
        return { ...theme, quotation: quote(theme, samples, quoted) }
      })
  })
}

function quote(
  { theme, mood }: Pick<ThemeSummary, 'theme' | 'mood'>,
  samples: Sample[],
  quoted: Set<number>,
): ThemeSummary['quotation'] {
  for (const { id, author, language, body } of samples) {
    const text = quoted.has(id) ? null : sentenceAbout(theme, mood, body)
    if (text === null) continue
    quoted.add(id)
    return { text, language, author }
  }
  return null
}
