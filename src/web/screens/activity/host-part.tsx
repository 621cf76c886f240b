import { useTranslations } from 'use-intl'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { Stars } from '#web/ui/stars.tsx'
import { OtherWays } from './other-ways.tsx'

/** Who hosts the activity, what travellers say of all that they host, and how to ask before booking. */
export function HostPart({ product: { title, supplier } }: { product: Pick<ProductView, 'title' | 'supplier'> }) {
  const t = useTranslations('activity')
  const catalogue = useTranslations('catalogue')
  return (
    <>
      <p className="font-semibold">{supplier.name}</p>
      {/* Of a single activity it is said above. */}
      {supplier.activities > 1 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
          {supplier.rating !== null && <Stars rating={supplier.rating} count={supplier.ratingCount} />}
          <span className="text-ink-soft">{catalogue('activities', { count: supplier.activities })}</span>
        </p>
      )}
      <p className="mt-1 text-ink-soft">{supplier.about}</p>
      <OtherWays title={title} words={t('askBefore')} className="mt-4" />
    </>
  )
}
