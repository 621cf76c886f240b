import { useTranslations } from 'use-intl'
import { productPath } from '#domain/page-redirect.ts'
import { CardLength } from '#web/features/catalogue/card-length.tsx'
import { CardPrice } from '#web/features/catalogue/card-price.tsx'
import { CardRating } from '#web/features/catalogue/card-rating.tsx'
import type { LinkedActivity as Activity } from './read-linked-activities.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Picture } from '#web/ui/picture.tsx'

/** An activity between two sections of a text: a picture of what they are about, which can be booked. */
export function LinkedActivity({ activity }: { activity: Activity }) {
  const t = useTranslations('content')
  const { site } = useSiteContext()
  return (
    <aside
      aria-label={activity.title}
      className="group relative my-8 grid max-w-[44rem] overflow-hidden rounded-card border border-line bg-surface hover:border-primary sm:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]"
    >
      <Picture
        picture={activity.picture}
        preset="card"
        sizes="(min-width: 768px) 368px, (min-width: 640px) 52vw, calc(100vw - 34px)"
        isDecorative
        className="growing aspect-2/1 w-full sm:aspect-3/2 sm:h-full"
      />
      <div className="grid content-center gap-1 p-card">
        <p className="text-sm text-ink-soft">
          {activity.cityName} · {activity.categoryName}
        </p>
        <p className="text-lg leading-snug font-semibold">
          <PageLink
            path={productPath(site.discoverType, activity.citySlug, activity.slug)}
            className="after:absolute after:inset-0 group-hover:text-primary group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {activity.title}
          </PageLink>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <CardRating card={activity} />
          <CardLength card={activity} />
        </p>
        <CardPrice card={activity} className="mt-2" />
        <p aria-hidden className="mt-1 font-medium text-primary underline decoration-1 underline-offset-4">
          {t(activity.pricingPer === 'quote' ? 'seeActivity' : 'seeDates')}
        </p>
      </div>
    </aside>
  )
}
