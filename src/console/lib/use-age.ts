import { useLanguage } from './language.tsx'
import { ageOf } from './age.ts'

/** How long ago an instant was, or how long until it: “3 hours ago”, “in 20 minutes”. */
export function useAge(): (iso: string) => string {
  const { language } = useLanguage()
  const format = new Intl.RelativeTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en', { numeric: 'auto' })
  return (iso) => {
    const { value, unit } = ageOf(iso, Date.now())
    return format.format(value, value === 0 ? 'second' : unit)
  }
}
