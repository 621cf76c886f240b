import { useLocale, useTranslations } from 'use-intl'
import type { SearchView } from './calls.ts'

/** Corrections of the query: replaced and omitted words. */
export function Understood({ listing }: { listing: SearchView }) {
  const t = useTranslations('search')
  const locale = useLocale()
  const { taken, leftOut, isApproximate } = listing
  if (!isApproximate && taken.length === 0) return null
  // Isolates words, whose script may differ from the sentence's.
  const isolated = (word: string) => `\u2068${word}\u2069`
  const quoted = leftOut.map((word) => (locale === 'ar' ? `«${isolated(word)}»` : `“${isolated(word)}”`))
  return (
    <div role="status" className="mt-4 text-ink-soft">
      {taken.map(({ written, word }) => (
        <p key={written}>{t('takenFor', { word: isolated(word), written: isolated(written) })}</p>
      ))}
      {leftOut.length > 0 && <p>{t('leftOut', { words: new Intl.ListFormat(locale).format(quoted) })}</p>}
      {isApproximate && taken.length === 0 && leftOut.length === 0 && <p>{t('approximate')}</p>}
    </div>
  )
}
