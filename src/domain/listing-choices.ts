export const durationChoices = ['short', 'half-day', 'day', 'days'] as const
export const timeChoices = ['morning', 'afternoon', 'evening'] as const

/** Filters of a listing of which several values may be chosen, as pages name them: any of the values matches. */
export const severalKeys: readonly string[] = ['category', 'duration', 'timeOfDay', 'guideLanguage']

/** More values of one filter than this are dropped. */
export const MAX_VALUES = 20

/** The values of a filter, which addresses separate by commas. */
export const valuesOf = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean)
