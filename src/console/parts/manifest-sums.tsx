import { Hand } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { useLanguage } from '#console/lib/language.tsx'
import type { Manifest } from '#console/lib/trip-queries.ts'
import { useLanguageName, useLocalWords } from '#console/lib/use-words.ts'
import { Tag } from '#console/parts/panel.tsx'

/** One line of figures: date, seats, arrivals, languages, units, add-ons and guides. */
export function ManifestSums({ manifest, onAssign }: { manifest: Manifest; onAssign: (() => void) | null }) {
  const t = useTranslations('console.manifest')
  const d = useTranslations('console.departures')
  const { language } = useLanguage()
  const local = useLocalWords()
  const languageName = useLanguageName()
  const { departure, sums, guides } = manifest
  const taken = departure.held + departure.sold
  const list = (all: typeof sums.units) => all.map(({ title, quantity }) => `${quantity} × ${local(title)}`).join(' · ')
  return (
    <dl
      aria-label={t('sumsLabel')}
      className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-3 xl:grid-cols-[repeat(4,auto)_1fr_1fr_auto]"
    >
      <Figure title={formatDate(departure.localDate, language)}>
        <bdi className="text-lg font-semibold">{formatTime(departure.localTime, language)}</bdi>
      </Figure>
      <Figure title={t('seats')}>
        <span className="text-lg font-semibold tabular-nums">
          {departure.capacity === null ? d('freeSale', { taken }) : d('seats', { taken, capacity: departure.capacity })}
        </span>
        <span className="flex flex-wrap gap-1">
          {!departure.isOpen && <Tag tone="warning">{d('states.closed')}</Tag>}
          {departure.isByHand && (
            <Tag>
              <Hand aria-hidden className="size-3" />
              {departure.reason === '' ? d('byHand') : d('byHandWhy', { reason: departure.reason })}
            </Tag>
          )}
        </span>
      </Figure>
      <Figure title={t('arrived')}>
        <span className="text-lg font-semibold tabular-nums">
          {d('seats', { taken: sums.arrived, capacity: sums.travellers })}
        </span>
        <span className="text-xs text-ink-soft">{t('bookings', { count: manifest.guests.length })}</span>
      </Figure>
      {sums.languages.length > 0 && (
        <Figure title={t('languages')}>
          {sums.languages.map(({ language: one, travellers }) => (
            <span key={one} className="tabular-nums">
              {t('inOne', { language: languageName(one), count: travellers })}
            </span>
          ))}
        </Figure>
      )}
      {sums.units.length > 0 && <Figure title={t('units')}>{list(sums.units)}</Figure>}
      {sums.extras.length > 0 && <Figure title={t('extras')}>{list(sums.extras)}</Figure>}
      <Figure title={t('guides')}>
        <span>
          {guides.length === 0 ? (
            <span className="text-ink-soft">{t('noGuides')}</span>
          ) : (
            guides.map(({ staffId, name, language: own }) => (
              <span key={staffId} className="block">
                <bdi>{name}</bdi> <span className="text-sm text-ink-soft">· {languageName(own)}</span>
              </span>
            ))
          )}
        </span>
        {onAssign && (
          <button
            type="button"
            onClick={onAssign}
            className="min-h-7 pointer-coarse:min-h-11 pointer-coarse:min-w-11 justify-self-start text-start text-sm text-primary underline underline-offset-4"
          >
            {t('assign')}
          </button>
        )}
      </Figure>
    </dl>
  )
}

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{title}</dt>
      <dd className="grid gap-0.5">{children}</dd>
    </div>
  )
}
