import { searchedLanguage } from '#web/lib/searched-language.ts'

/** What can be chosen: nothing with one language. One that was chosen before stays, even if the guides do not speak it any more. */
export function languagesToChoose(spoken: readonly string[], chosen: string | null = null): readonly string[] {
  const languages = chosen === null || spoken.includes(chosen) ? spoken : [...spoken, chosen]
  return languages.length > 1 ? languages : []
}

/** The language that is preselected: that of the search, else the page's, else the first. Null: there is no choice. */
export function firstLanguage(
  spoken: readonly string[],
  page: string,
  searched: string | null = searchedLanguage(),
): string | null {
  if (spoken.length < 2) return null
  return [searched, page].find((code) => code !== null && spoken.includes(code)) ?? spoken[0] ?? null
}
