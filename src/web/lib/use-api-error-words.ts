import { useTranslations } from 'use-intl'
import { CallError } from './call-error.ts'

/** Returns the text for an API error. Errors of the server and codes without a text get the general message. */
export function useApiErrorWords(): (error: unknown) => string {
  const t = useTranslations('refusals')
  return (error) => {
    if (!(error instanceof CallError)) return t('network')
    const key = error.code as Parameters<typeof t>[0]
    return t.has(key) ? t(key, error.details as never) : t('unknown')
  }
}
