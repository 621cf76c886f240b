import { useTranslations } from 'use-intl'

/** Says a distance in kilometres as people do: `700 m`, `1.9 km`, `26 km`. */
export function useDistanceWords(): (km: number) => string {
  const t = useTranslations('catalogue.map')
  return (km) => {
    const metres = Math.max(1, Math.round(km * 10)) * 100
    if (metres < 1000) return t('metres', { count: metres })
    return t('kilometres', { count: km < 10 ? Math.round(km * 10) / 10 : Math.round(km) })
  }
}
