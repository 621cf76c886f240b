import { useTranslations } from 'use-intl'

/** What an empty required field says, by its name: what to enter. In English it is the specification's sentence. */
export function useRequiredWords(): (field: string) => string {
  const t = useTranslations('common')
  return (field) => t('required', { field })
}
