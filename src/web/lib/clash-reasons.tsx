import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** Why a time does not go with one of the other plans. */
export interface ClashReason {
  /** With what, in a sentence that is the same for each time that clashes with it. */
  plan: string
  /** Why this time does not, in a sentence. */
  words: string
  /** The same beside the time, in a word or two. */
  short: string
  /** Both can be done, with a way: a stay is left for something and come back to. */
  isOuting: boolean
}

/** How many more there are than the first, which is said above; they unfold. */
export function OtherReasons({ words }: { words: readonly string[] }): ReactNode {
  const t = useTranslations('availability')
  if (words.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
        {t('moreClashes', { count: words.length })}
      </summary>
      <ul className="grid gap-1">
        {words.map((one) => (
          <li key={one} className="wrap-anywhere">
            {one}
          </li>
        ))}
      </ul>
    </details>
  )
}
