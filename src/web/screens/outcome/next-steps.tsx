import { CalendarClock, ChevronRight, Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { OutcomeView } from '#web/features/checkout/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'

interface NextStepsProps {
  view: OutcomeView
  orderAccessToken: string
}

const rowClass =
  'flex min-h-12 items-center gap-3 px-card py-2 font-medium hover:text-primary [&_svg]:shrink-0 [&_svg:first-child]:text-primary'

const changeable: readonly string[] = ['booked', 'reserved', 'on_hold']

/** What may come after the bookings: changing or cancelling them, more to do. One that is being paid cannot be changed. */
export function NextSteps({ view, orderAccessToken }: NextStepsProps) {
  const t = useTranslations('checkout.outcomes')
  const { site } = useSiteContext()
  return (
    <ul className="rounded-card border border-line bg-surface [&>li+li]:border-t [&>li+li]:border-line">
      <li>
        <PageLink path={`/invoices/${view.reference}`} search={{ key: orderAccessToken }} className={rowClass}>
          <CalendarClock aria-hidden className="size-5" strokeWidth={1.75} />
          <Words>{t(changeable.includes(view.outcome) ? 'manage' : 'manageUnpaid')}</Words>
        </PageLink>
      </li>
      <li>
        <PageLink path={`/${site.discoverType}`} className={rowClass}>
          <Compass aria-hidden className="size-5" strokeWidth={1.75} />
          <Words>{t('explore')}</Words>
        </PageLink>
      </li>
    </ul>
  )
}

function Words({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="min-w-0 grow">{children}</span>
      <ChevronRight aria-hidden className="flip size-4 text-ink-soft" strokeWidth={1.75} />
    </>
  )
}
