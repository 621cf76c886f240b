import { useTranslations } from 'use-intl'
import { freeRule, type CancellationRule } from '#domain/cancellation-rule.ts'
import { timeBeforeText } from './duration-words.ts'
import { useDurationWords } from './use-duration-words.ts'

/**
 * Until when cancelling is free, which is true for any date: «إلغاء مجاني حتى قبل الموعد بيومين». Null if it never is.
 * `isLine`: as brief as one line of the narrowest phone.
 */
export function useFreeWords(rules: readonly CancellationRule[], isLine = false): string | null {
  const t = useTranslations('activity.booking')
  const words = useDurationWords()
  const free = freeRule(rules)
  if (!free) return null
  const time = timeBeforeText(free, words)
  return time === '' ? t('freeToStart') : t(isLine ? 'freeBeforeLine' : 'freeBefore', { time })
}
