import { useTranslations } from 'use-intl'

/** 'From 6 to 40 travellers': the party that the host of an activity on request takes. Null without a limit. */
export function usePartyWords(): (party: { least: number | null; most: number | null }) => string | null {
  const t = useTranslations('quotes')
  return ({ least, most }) => {
    if (least === null || least <= 1) return most === null ? null : t('party.upTo', { most })
    if (most === null) return t('party.from', { least })
    return least === most ? t('travellerCount', { count: most }) : t('party.between', { least, most })
  }
}
