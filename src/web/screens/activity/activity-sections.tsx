import { Check, MapPin, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { CancellationWords } from '#web/features/catalogue/cancellation-words.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { ActivityReviews } from './activity-reviews.tsx'

/** Everything about the activity that is read before booking. */
export function ActivitySections({ product }: { product: ProductView }) {
  const t = useTranslations('activity')
  return (
    <div className="divide-y divide-line">
      <Part title={t('overview')}>
        <div className="grid gap-4 text-lg leading-relaxed">
          {product.overview.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Part>
      {product.highlights.length > 0 && (
        <Part title={t('highlights')}>
          <Lines lines={product.highlights} icon="yes" />
        </Part>
      )}
      {(product.includes.length > 0 || product.excludes.length > 0) && (
        <Part title={t('includes')}>
          <div className="grid gap-6 sm:grid-cols-2">
            <Lines lines={product.includes} icon="yes" />
            {product.excludes.length > 0 && (
              <div>
                <h3 className="sr-only">{t('excludes')}</h3>
                <Lines lines={product.excludes} icon="no" />
              </div>
            )}
          </div>
        </Part>
      )}
      {product.itinerary.length > 0 && (
        <Part title={t('itinerary')}>
          <ol className="ms-2 grid gap-6 border-s-2 border-line ps-6">
            {product.itinerary.map((stop) => (
              <li key={stop.title} className="relative">
                <span
                  aria-hidden
                  className="absolute -start-[2.05rem] top-2 size-3.5 rounded-full border-2 border-primary bg-paper"
                />
                <h3 className="font-semibold">
                  {stop.title}
                  {stop.minutes !== null && (
                    <span className="ms-2 text-sm font-normal text-ink-soft">
                      {t('minutes', { count: stop.minutes })}
                    </span>
                  )}
                </h3>
                <p className="mt-1 text-ink-soft">{stop.text}</p>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {(product.bring.length > 0 || product.know.length > 0) && (
        <Part title={t('know')}>
          <Lines lines={product.know} />
          {product.bring.length > 0 && (
            <>
              <h3 className="mt-6 mb-3 font-semibold">{t('bring')}</h3>
              <Lines lines={product.bring} />
            </>
          )}
        </Part>
      )}
      <Part title={t('location')}>
        <MeetingPlace point={product.meetingPoint} />
      </Part>
      <Part title={t('policy')}>
        <CancellationWords rules={product.cancellation} />
      </Part>
      <Part title={t('supplier')}>
        <p className="font-semibold">{product.supplier.name}</p>
        <p className="mt-1 text-ink-soft">{product.supplier.about}</p>
      </Part>
      <Part title={t('reviews')} id="reviews">
        <ActivityReviews product={product} />
      </Part>
    </div>
  )
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-20 py-8">
      <h2 className="mb-4 text-2xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Lines({ lines, icon }: { lines: string[]; icon?: 'yes' | 'no' }) {
  const Icon = icon === 'no' ? X : Check
  return (
    <ul className={icon === undefined ? 'grid list-disc gap-2 ps-5' : 'grid gap-2'}>
      {lines.map((line) => (
        <li key={line} className={icon === undefined ? '' : 'flex gap-3'}>
          {icon !== undefined && (
            <Icon
              aria-hidden
              className={`mt-1 size-5 shrink-0 ${icon === 'yes' ? 'text-success' : 'text-ink-soft'}`}
              strokeWidth={1.75}
            />
          )}
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}

/** The place in words, its coordinates, and the way to a map: no tile of a stranger's is loaded before it is asked for. */
function MeetingPlace({ point }: { point: ProductView['meetingPoint'] }) {
  const t = useTranslations('activity')
  const coordinates = `${point.lat.toFixed(4)}, ${point.lng.toFixed(4)}`
  return (
    <div className="grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-[11rem_1fr]">
      <div aria-hidden className="relative grid min-h-32 place-items-center bg-primary/10">
        <svg
          viewBox="0 0 176 132"
          preserveAspectRatio="xMidYMid slice"
          className="absolute inset-0 size-full text-primary/30"
          fill="none"
          stroke="currentColor"
        >
          <path
            d="M-10 96C30 70 52 104 92 84s60-52 100-40M-10 40c30-8 46 14 78 6s54-46 120-40M40-10c-4 40 22 60 12 150M120-10c10 50-16 90-6 150"
            strokeWidth="5"
          />
          <path d="M-10 66c50-10 90 6 200-6M84-10v150M10 140C30 100 6 40 24-10" strokeWidth="2" />
        </svg>
        <MapPin className="relative size-11 fill-surface text-clay" strokeWidth={1.75} />
      </div>
      <div className="p-5">
        <p className="font-semibold">{point.name}</p>
        <p className="mt-1 text-ink-soft">{point.address}</p>
        <p className="mt-1 text-sm text-ink-soft">
          <bdi dir="ltr">{coordinates}</bdi>
        </p>
        <a
          href={`https://www.openstreetmap.org/?mlat=${point.lat}&mlon=${point.lng}#map=17/${point.lat}/${point.lng}`}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonLook('outlined')} mt-4`}
        >
          {t('openMap')}
        </a>
      </div>
    </div>
  )
}
