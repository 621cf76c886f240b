import { useTranslations } from 'use-intl'
import { useSiteContext } from '#web/lib/use-site-context.ts'

/** The copyright line of a footer. */
export function Rights() {
  const { site, year } = useSiteContext()
  return useTranslations('common')('rights', { year: String(year), name: site.name })
}
