import { useLocale, useTranslations } from 'use-intl'
import { listOf } from '#domain/list-of.ts'
import type { Locale } from '#domain/locale.ts'
import type { Projection } from './project-results.ts'

const MAX_CITIES = 2
/** Isolates text in its own direction, because the chart runs from left to right. */
const asOne = (text: string) => `\u2068${text}\u2069`
const namesOf = (cities: string[], locale: Locale) =>
  listOf(cities.slice(0, MAX_CITIES), locale) + (cities.length > MAX_CITIES ? ' …' : '')
const percent = (value: number) => `${value.toFixed(2)}%`

/**
 * A chart of the results that needs no tile server: places and scale, but no coasts or streets. Positions are
 * percentages, so that pins and letters have the same size on every screen.
 */
export function SvgMap({ chart }: { chart: Projection }) {
  const t = useTranslations('catalogue.map')
  const locale = useLocale()
  const { plot, groups } = chart
  const { metres, length } = plot.scale
  return (
    <svg
      role="group"
      aria-label={t('chart')}
      width="100%"
      height="100%"
      className="size-full bg-surface [direction:ltr]"
      fill="none"
    >
      <rect width="100%" height="100%" className="fill-primary/5" />
      {/* Decorative rings around each group, like contour lines. */}
      {['15%', '10%', '5.5%'].map((radius) => (
        <g key={radius} aria-hidden className="fill-primary/5">
          {groups.map(({ number, x, y }) => (
            <circle key={number} cx={percent(x)} cy={percent(y)} r={radius} />
          ))}
        </g>
      ))}
      <svg aria-hidden x="100%" y="0" className="overflow-visible">
        <g transform="translate(-40 44)">
          <path
            d="M0-22 5-5 22 0 5 5 0 22-5 5-22 0-5-5Z"
            className="fill-surface stroke-primary"
            strokeWidth="1.25"
            strokeLinejoin="round"
          />
          <path d="M-12-12-4-4 0-22 4-4 12-12 4-4" className="stroke-primary" strokeWidth="1" />
          <path d="M0-22 5-5 0 0-5-5Z" className="fill-primary" />
          <text y="-26" textAnchor="middle" className="fill-ink text-xs font-semibold">
            {t('north')}
          </text>
        </g>
      </svg>
      <svg aria-hidden x={percent(100 - length)} y="100%" width={percent(length)} className="overflow-visible">
        <g transform="translate(-14 -34)">
          <path d="M0 0v6" className="stroke-ink" strokeWidth="1.5" />
          <line x1="0" x2="100%" y1="6" y2="6" className="stroke-ink" strokeWidth="1.5" />
          <text x="50%" y="0" textAnchor="middle" className="fill-ink text-xs">
            {asOne(metres >= 1000 ? t('kilometres', { count: metres / 1000 }) : t('metres', { count: metres }))}
          </text>
        </g>
      </svg>
      <g aria-hidden className="hidden fill-ink stroke-surface text-xs sm:block" strokeWidth="3" paintOrder="stroke">
        {groups.map(
          ({ number, x, y, cities }) =>
            cities.length > 0 && (
              <text
                key={number}
                x={percent(x)}
                y={percent(y)}
                dy="16"
                textAnchor={x < 15 ? 'start' : x > 85 ? 'end' : 'middle'}
              >
                {asOne(namesOf(cities, locale))}
              </text>
            ),
        )}
      </g>
      {groups.map(({ number, x, y, points }) => (
        <svg key={number} x={percent(x)} y={percent(y)} className="overflow-visible">
          <a
            href={`#on-map-${number}`}
            aria-label={
              points.length === 1
                ? t('pin', { number, title: points[0]?.title ?? '' })
                : t('pinOfMany', { number, count: points.length })
            }
            className="group outline-none"
          >
            <circle cy="-18" r="22" className="fill-transparent" />
            <path
              d="M0 0C-6-9-15-13-15-22-15-29-8-33 0-37c8 4 15 8 15 15C15-13 6-9 0 0Z"
              className={`stroke-surface group-hover:fill-ink group-focus-visible:fill-ink group-focus-visible:stroke-primary ${points.length === 1 ? 'fill-clay' : 'fill-primary'}`}
              strokeWidth="2"
            />
            <circle cy="-19" r="24" className="stroke-transparent group-focus-visible:stroke-primary" strokeWidth="3" />
            <text y="-15" textAnchor="middle" className="fill-surface text-sm font-semibold">
              {number}
            </text>
          </a>
        </svg>
      ))}
    </svg>
  )
}
