import { useTranslations } from 'use-intl'
import { CallError } from './call-error.ts'

/** The words for what a call answered; a code without words, and a fault of ours, get the general sentence. */
export function useRefusalWords(): (error: unknown) => string {
  const t = useTranslations('refusals')
  return (error) => {
    if (!(error instanceof CallError)) return t('network')
    const key = error.code as Parameters<typeof t>[0]
    return t.has(key) ? t(key, error.details as never) : t('unknown')
  }
}
