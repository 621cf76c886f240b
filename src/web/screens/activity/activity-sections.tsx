import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { CancellationWords } from '#web/features/catalogue/cancellation-words.tsx'
import { CancellationBar } from './cancellation-bar.tsx'
import { HostPart } from './host-part.tsx'
import { MeetingPlace } from './meeting-place.tsx'
import { SectionTabs, tabSections } from './section-tabs.tsx'

/** The details of the activity. */
export function ActivitySections({ product, reviews }: { product: ProductView; reviews: ReactNode }) {
  const t = useTranslations('activity')
  return (
    <>
      <SectionTabs sections={hasIncluded(product) ? withIncluded : withoutIncluded} />
      <div className="ruled">
        <Part title={t('overview')} id="overview">
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
        {hasIncluded(product) && (
          <Part title={t('includes')} id="included">
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
                    {stop.title}{' '}
                    {stop.minutes !== null && (
                      <span className="ms-1 text-sm font-normal text-ink-soft">
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
        {(product.bring.length > 0 || product.knowBeforeYouGo.length > 0) && (
          <Part title={t('know')}>
            <Lines lines={product.knowBeforeYouGo} />
            {product.bring.length > 0 && (
              <>
                <h3 className="mt-6 mb-3 font-semibold">{t('bring')}</h3>
                <Lines lines={product.bring} />
              </>
            )}
          </Part>
        )}
        <Part title={t('location')} id="meeting">
          <MeetingPlace product={product} />
          {product.pickups.length > 0 && (
            <>
              <h3 className="mt-6 mb-3 font-semibold">{t('pickupPoints')}</h3>
              <Lines
                lines={product.pickups.map(({ name, address, minutesBefore }) =>
                  [name, address, t('pickupBefore', { count: minutesBefore })].join(' · '),
                )}
              />
            </>
          )}
        </Part>
        <Part title={t('policy')}>
          <CancellationBar rules={product.cancellation} />
          <CancellationWords rules={product.cancellation} />
        </Part>
        <Part title={t('supplier')}>
          <HostPart product={product} />
        </Part>
        <Part title={t('reviews')} id="reviews">
          {reviews}
        </Part>
      </div>
    </>
  )
}

const withIncluded = tabSections
const withoutIncluded = tabSections.filter((section) => section !== 'included')

function hasIncluded({ includes, excludes }: ProductView): boolean {
  return includes.length > 0 || excludes.length > 0
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-[calc(var(--below-head)+2.5rem)] py-8">
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
