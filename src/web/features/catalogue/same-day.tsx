import { Clock } from 'lucide-react'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatTime } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import { productPath } from '#domain/page-redirect.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { SameDayCardView } from './calls.ts'
import { CardPrice } from './card-price.tsx'

interface SameDayProps {
  title: string
  /** The heading level. */
  level: 2 | 4
  date: string
  cards: SameDayCardView[]
}

/** Of more times only their number is displayed. */
const SHOWN_TIMES = 2

/** Other activities of a city and day, as small rows that open on this day. */
export function SameDay({ title, level, date, cards }: SameDayProps) {
  const { site } = useSiteContext()
  const titleId = useId()
  const Heading = `h${level}` as const
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-4">
      <Heading id={titleId} className="mb-3 font-semibold">
        {title}
      </Heading>
      <ul className="grid gap-3">
        {cards.map((card) => (
          <li key={card.id} className="relative flex items-center gap-3">
            <Picture
              picture={card.picture}
              preset="card"
              sizes="64px"
              isDecorative
              className="size-16 shrink-0 rounded-field"
            />
            <div className="min-w-0">
              <PageLink
                path={productPath(site.discoverType, card.citySlug, card.slug)}
                search={{ from: date, to: date }}
                className="font-medium after:absolute after:inset-0 hover:text-primary hover:underline"
              >
                {card.title}
              </PageLink>
              <StartTimes times={card.startTimes} />
              <CardPrice card={card} isDaySaid amountLook="font-semibold text-ink" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StartTimes({ times }: { times: string[] }) {
  const t = useTranslations('catalogue')
  const locale = useLocale()
  const shown = times.slice(0, SHOWN_TIMES).map((time) => `\u2068${formatTime(time, locale)}\u2069`)
  const more = times.length - shown.length
  return (
    <p className="flex items-start gap-1.5 text-sm">
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <span className="sr-only">{t('startTimes')}</span>
      <span className="min-w-0">
        {more > 0 ? t('moreTimes', { times: listOf(shown, locale), count: more }) : listOf(shown, locale)}
      </span>
    </p>
  )
}
