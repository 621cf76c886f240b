import type { Map as TiledMap } from 'leaflet'
import { X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '#domain/money.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { TileMap, type MapSource } from '#web/ui/tile-map.tsx'
import type { MapPoint } from './calls.ts'
import { drawPins, type DrawnPins } from './draw-pins.ts'
import { MapPointRow } from './map-point-row.tsx'

interface ResultsMapProps {
  points: MapPoint[]
  source: MapSource
  onFail: () => void
}

/**
 * The results on an interactive map: prices as pins, counts where they would overlap, and the card of the selected pin.
 */
export function ResultsMap({ points, source, onFail }: ResultsMapProps) {
  const t = useTranslations('catalogue.map')
  const c = useTranslations('common')
  const locale = useLocale()
  const [chosen, setChosen] = useState<number[]>([])
  const pins = useRef<DrawnPins>(null)
  const card = useRef<HTMLDivElement>(null)

  const draw = useCallback(
    (map: TiledMap) => {
      const drawn = drawPins(map, points, {
        dir: locale === 'ar' ? 'rtl' : 'ltr',
        priceOf: ({ from }) => (from === null ? t('onRequest') : formatMoney(from, locale)),
        nameOf: (point, price) => t('priced', { title: point.title, price }),
        nameOfMany: (count) => t('many', { count }),
        onChoose: setChosen,
      })
      pins.current = drawn
      return () => {
        setChosen([])
        drawn.remove()
      }
    },
    [points, locale, t],
  )
  useEffect(() => card.current?.querySelector('a')?.focus({ preventScroll: true }), [chosen])
  const close = () => {
    setChosen([])
    pins.current?.release()
  }

  const shown = chosen.flatMap((id) => points.find((point) => point.id === id) ?? [])
  return (
    <TileMap source={source} label={t('label')} places={points} draw={draw} onFail={onFail} className="size-full">
      {shown.length > 0 && (
        <div
          ref={card}
          role="group"
          aria-label={t('chosen')}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
          className="absolute inset-x-3 bottom-9 z-20 max-h-3/5 max-w-sm overflow-auto rounded-card border border-line bg-surface pe-11 shadow-float"
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
      )}
    </TileMap>
  )
}
