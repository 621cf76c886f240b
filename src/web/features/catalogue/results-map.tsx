import type { Map as TiledMap } from 'leaflet'
import { X } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { commaOf, listOf } from '#domain/list-of.ts'
import { formatMoney } from '#domain/money.ts'
import { spokenPrice } from '#web/ui/spoken-price.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { countryName } from '#web/ui/country-name.ts'
import { denseGroup, narrowGroup } from '#web/ui/dense-group.ts'
import { showLandmarks } from '#web/ui/show-landmarks.ts'
import { TileMap, type MapSource } from '#web/ui/tile-map.tsx'
import { readLandmarks, type MapPoint } from './calls.ts'
import { drawPins, type DrawnPins } from './draw-pins.ts'
import { showEdgeHints } from './edge-hints.ts'
import { MapPointRow } from './map-point-row.tsx'
import { freestCorner } from './place-card.ts'

interface ResultsMapProps {
  points: MapPoint[]
  /** Null: coasts and borders instead of tiles. */
  source: MapSource | null
  onFail: () => void
  /** The result under the pointer, in the list or on the map. */
  lit: number | null
  onLight: (id: number | null) => void
  /** The results in view, after each move of the map. */
  onView: (ids: number[]) => void
  /** Zero: the initial view, without the few that are far away. A change shows all results. */
  fit: number
  /** Above the cards on phones. */
  pill: ReactNode
}

/** Beside a list there is only the card of the selected pin. */
const WITHOUT_LIST = '(max-width: 1023px)'
const MAX_CARDS = 60
/** Longer lists of countries do not fit below a pin. */
const MAX_NAMED = { short: 2, long: 3 } as const
/** Of so few results a pin says that one has no price. */
const FEW = 3
/** The height of the cards and the pill above them, where a rating is on a line of its own. */
const CARDS_PX = 178
/** Of the line with what all travellers pay. */
const TOTAL_PX = 16

/**
 * The results on an interactive map: prices as pins, counts where they would overlap. On phones the results are also
 * cards at the foot; the pin of the one in the middle is selected.
 */
export function ResultsMap({ points, source, onFail, lit, onLight, onView, fit, pill }: ResultsMapProps) {
  const t = useTranslations('catalogue.map')
  const c = useTranslations('common')
  const locale = useLocale()
  const [isPhone] = useState(() => matchMedia(WITHOUT_LIST).matches)
  const [chosen, setChosen] = useState<number[]>([])
  const pins = useRef<DrawnPins>(null)
  const card = useRef<HTMLDivElement>(null)

  const near = useMemo(() => narrowGroup(denseGroup(points)), [points])
  const places = fit > 0 ? points : near
  // The first card is of a pin in the initial view.
  const ordered = useMemo(() => {
    const isNear = new Set(near)
    return [...points.filter((point) => isNear.has(point)), ...points.filter((point) => !isNear.has(point))]
  }, [near, points])

  const hasTotals = useMemo(() => points.some(({ total }) => total !== null), [points])
  const foot = isPhone ? CARDS_PX + (hasTotals ? TOTAL_PX : 0) : 0

  const draw = useCallback(
    (map: TiledMap) => {
      const dir = locale === 'ar' ? 'rtl' : 'ltr'
      const drawn = drawPins(map, points, {
        dir,
        priceOf: ({ from }) => (from === null ? t('onRequest') : formatMoney(from, locale)),
        nameOf: ({ title, from }) =>
          t('priced', {
            title,
            price: from === null ? t('onRequest') : spokenPrice(from, locale, (values) => c('about', values)),
          }),
        // Tiles have names of their own.
        hasPlaceNames: source === null,
        countOf: (near, isNamed) => {
          const count = near.length
          const [least] = cheapestOf(near)
          if (!least) {
            const what = `${count} · ${t('onRequest')}`
            return [what, what]
          }
          const price = formatMoney(least, locale)
          // Of many, those without a price do not change what is said.
          const all = count > FEW || near.every(({ from }) => from !== null)
          const short = isNamed ? t('fromPrice', { price }) : t('countFrom', { count, price })
          const long = t('countFrom', { count, price })
          return [all ? long : `${long} ${t('orOnRequest')}`, short]
        },
        nameOfMany: (near) => {
          const [least] = cheapestOf(near)
          const price = least && spokenPrice(least, locale, (values) => c('about', values))
          if (!price) return `${t('many', { count: near.length })}${commaOf(locale)}${t('onRequest')}`
          const all = near.every(({ from }) => from !== null)
          const spoken = t('manyFrom', { count: near.length, price })
          return all ? spoken : `${spoken} ${t('orOnRequest')}`
        },
        foot,
        centreName: t('centre'),
        regionsOf: (countries, isShort) => {
          const names = countries.map((country) => countryName(country, locale))
          return names.length > MAX_NAMED[isShort ? 'short' : 'long']
            ? t('countries', { count: names.length })
            : listOf(names, locale)
        },
        onChoose: setChosen,
        onLight,
        onView,
      })
      pins.current = drawn
      const [first] = ordered
      if (isPhone && first) drawn.select(first.id)
      const hints = showEdgeHints(map, points, {
        foot,
        hidden: drawn.hidden,
        words: {
          dir,
          moreOf: (count, name) => (name === '' ? t('more', { count }) : `${name} · ${count}`),
          showMore: (count, name) => `${t('showMore', { count })}${name === '' ? '' : `: ${name}`}`,
          regionsOf: (countries) =>
            listOf(
              countries.map((country) => countryName(country, locale)),
              locale,
            ),
        },
        onShow: ({ id }) => drawn.focus(id),
      })
      const removeLandmarks =
        source === null
          ? showLandmarks(map, {
              citiesIn: (view) => {
                const near = points.filter(({ lat, lng }) => view.contains([lat, lng]))
                return [...new Set(near.map(({ citySlug }) => citySlug))]
              },
              load: (city) => readLandmarks(locale, city),
              onKnown: hints.know,
            })
          : () => {}
      return () => {
        setChosen([])
        removeLandmarks()
        hints.remove()
        drawn.remove()
      }
    },
    [points, ordered, locale, t, c, onLight, onView, source, isPhone, foot],
  )
  useLayoutEffect(() => {
    if (!isPhone && card.current) placeCard(card.current)
  }, [chosen, isPhone])
  useEffect(() => {
    if (isPhone) {
      const shown = card.current?.querySelector(`[data-result="${chosen[0] ?? ''}"]`)
      shown?.scrollIntoView({ block: 'nearest', inline: 'center' })
    } else card.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [chosen, isPhone])
  useEffect(() => pins.current?.light(lit), [lit])
  const countries = useMemo(() => [...new Set(points.map(({ country }) => country))], [points])
  const close = () => {
    setChosen([])
    pins.current?.release()
  }

  const shown = isPhone
    ? ordered.slice(0, MAX_CARDS)
    : chosen.flatMap((id) => points.find((point) => point.id === id) ?? [])
  return (
    <TileMap
      source={source}
      label={t('label')}
      places={places}
      countries={countries}
      draw={draw}
      onFail={onFail}
      fit={fit}
      foot={foot}
      anchor={points.find(({ id }) => id === chosen[0]) ?? null}
      className="size-full"
    >
      {isPhone ? (
        <div className="pointer-events-none absolute inset-x-0 bottom-7 z-20 grid gap-2">
          <div
            data-map-control
            data-map-pill
            className="pointer-events-auto relative z-10 flex max-w-full gap-2 justify-self-center px-3"
          >
            {pill}
          </div>
          <div
            ref={card}
            data-map-control
            role="group"
            aria-label={t('chosen')}
            onScroll={({ currentTarget }) => follow(currentTarget, pins.current)}
            className="pointer-events-auto -my-4 flex items-end snap-x snap-mandatory gap-3 overflow-x-auto px-[6%] py-4 [scrollbar-width:none]"
          >
            {shown.map((point) => (
              <div
                key={point.id}
                data-result={point.id}
                className="w-full shrink-0 snap-center rounded-card border border-line bg-surface shadow-float"
              >
                <MapPointRow point={point} number={null} isCompact />
              </div>
            ))}
          </div>
        </div>
      ) : (
        shown.length > 0 && (
          <div
            ref={card}
            role="group"
            aria-label={t('chosen')}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close()
            }}
            className="absolute z-20 max-h-3/5 w-[calc(100%-1.5rem)] max-w-sm overflow-auto rounded-card border data-[corner^=bottom]:bottom-9 data-[corner^=top]:top-3 data-[corner$=start]:start-3 data-[corner=bottom-end]:end-3 data-[corner=top-end]:end-17 border-line bg-surface pe-11 shadow-float"
          >
            <button
              type="button"
              aria-label={c('close')}
              onClick={close}
              className={`${buttonClass('icon')} absolute! end-0 top-0 z-10`}
            >
              <X aria-hidden className="size-5" strokeWidth={1.75} />
            </button>
            {shown.map((point) => (
              <MapPointRow key={point.id} point={point} number={null} />
            ))}
          </div>
        )
      )}
    </TileMap>
  )
}

/** The prices, lowest first. All are in the visitor's currency. */
const cheapestOf = (points: readonly MapPoint[]) =>
  points.flatMap(({ from }) => from ?? []).toSorted((one, other) => one.amountMinor - other.amountMinor)

/** Beside its pin, over as few others as possible: the map stays where the visitor has moved it. */
function placeCard(card: HTMLElement): void {
  const map = card.parentElement
  const boxesOf = (selector: string) =>
    [...(map?.querySelectorAll(selector) ?? [])].map((one) => one.getBoundingClientRect())
  const [chosen = null] = boxesOf('.map-price[aria-pressed=true]')
  card.dataset['corner'] = freestCorner(
    (corner) => {
      card.dataset['corner'] = corner
      return card.getBoundingClientRect()
    },
    { others: boxesOf('.map-price, .map-hint, .map-scale'), chosen },
  )
}

/** Selects the pin of the card in the middle. */
function follow(cards: HTMLElement, pins: DrawnPins | null): void {
  const middle = cards.getBoundingClientRect().left + cards.clientWidth / 2
  const nearest = [...cards.children]
    .map((card) => {
      const { left, width } = card.getBoundingClientRect()
      return { id: Number((card as HTMLElement).dataset['result']), distance: Math.abs(left + width / 2 - middle) }
    })
    .sort((one, other) => one.distance - other.distance)[0]
  if (nearest) pins?.follow(nearest.id)
}
