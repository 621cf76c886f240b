export const reviewThemes = [
  'guide',
  'food',
  'children',
  'sights',
  'transfer',
  'effort',
  'pace',
  'group',
  'value',
] as const
export type ReviewTheme = (typeof reviewThemes)[number]

export const reviewMoods = ['praised', 'minded'] as const
export type ReviewMood = (typeof reviewMoods)[number]

/**
 * Praise and reservations are told apart by the stars. A good review may still complain of a long walk, and a poor one
 * may still like the guide, so the limits differ by theme.
 */
const limits: Record<ReviewTheme, { praisedFrom: number | null; mindedTo: number }> = {
  guide: { praisedFrom: 4, mindedTo: 2 },
  food: { praisedFrom: 4, mindedTo: 2 },
  children: { praisedFrom: 4, mindedTo: 3 },
  sights: { praisedFrom: 4, mindedTo: 2 },
  transfer: { praisedFrom: 5, mindedTo: 4 },
  effort: { praisedFrom: null, mindedTo: 5 },
  pace: { praisedFrom: 5, mindedTo: 4 },
  group: { praisedFrom: 5, mindedTo: 4 },
  value: { praisedFrom: 5, mindedTo: 4 },
}

/** The stars of reviews that praise or mind a theme, both ends included; null if no review does. */
export function starsOf(theme: ReviewTheme, mood: ReviewMood): { from: number; to: number } | null {
  const { praisedFrom, mindedTo } = limits[theme]
  if (mood === 'minded') return { from: 1, to: mindedTo }
  return praisedFrom === null ? null : { from: praisedFrom, to: 5 }
}
