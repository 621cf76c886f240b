import { locales, type Locale } from './locale.ts'

/** What a template takes from the message and its order: the word between braces, in each language. */
export const placeholders = {
  name: { ar: 'الاسم', en: 'name' },
  reference: { ar: 'رقم الحجز', en: 'reference' },
  activity: { ar: 'التجربة', en: 'activity' },
  date: { ar: 'الموعد', en: 'date' },
} as const

export type Placeholder = keyof typeof placeholders
export const placeholderNames = Object.keys(placeholders) as Placeholder[]

/** '{name}', or «{الاسم}» in Arabic. */
export const tokenOf = (name: Placeholder, locale: Locale) => `{${placeholders[name][locale]}}`

/**
 * A template with what is known put in. What is not known stays as it is, in braces: a reply that has one is not sent
 * (`tokensIn`).
 */
export function fillTemplate(text: string, locale: Locale, values: Partial<Record<Placeholder, string>>): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (token, word: string) => {
    const name = placeholderNames.find((one) => placeholders[one][locale] === word.trim())
    return (name && values[name]) || token
  })
}

/** The placeholders that a text contains, in the order of the text, each once. */
export function tokensIn(text: string): string[] {
  const known = new Set(
    placeholderNames.flatMap((name) => locales.map((locale) => placeholders[name][locale] as string)),
  )
  return [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([token, word = '']) => (known.has(word.trim()) ? [token] : [])))] // prettier-ignore
}

/** Whether every brace of a template in this language is one of a placeholder. A misspelt one would never be filled. */
export function isTemplate(text: string, locale: Locale): boolean {
  const rest = text.replaceAll(/\{([^{}]*)\}/g, (token, word: string) =>
    placeholderNames.some((name) => placeholders[name][locale] === word.trim()) ? '' : token,
  )
  return !/[{}]/.test(rest)
}
