import { useTranslations } from 'use-intl'

const slogans = ['first', 'second', 'third'] as const
const DAY_MS = 86_400_000

/** A different slogan each day. It does not change while the page is open: what moves distracts from the search. */
export function sloganOfDay(nowMs: number): number {
  return Math.floor(nowMs / DAY_MS) % slogans.length
}

export function Slogan({ index, look }: { index: number; look: string }) {
  const t = useTranslations('home.slogans')
  return <p className={look}>{t(slogans[index] ?? 'first')}</p>
}
