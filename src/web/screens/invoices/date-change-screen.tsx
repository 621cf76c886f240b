import { CalendarClock, CircleCheck, CircleX, LoaderCircle, Wallet } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { DateChangeView } from '#web/features/orders/calls.ts'
import { isAwaited, useDateChangeWords } from '#web/features/orders/date-change-words.ts'
import { OwnTime } from '#web/lib/own-time.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useArrivalFocus } from '#web/lib/use-arrival-focus.ts'
import { useAskAgain } from '#web/lib/use-ask-again.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'

const looks = {
  moved: { Icon: CircleCheck, color: 'text-success' },
  in_progress: { Icon: LoaderCircle, color: 'text-primary' },
  unanswered: { Icon: CalendarClock, color: 'text-primary' },
  held: { Icon: Wallet, color: 'text-primary' },
  refunded: { Icon: CircleX, color: 'text-danger' },
  kept: { Icon: CalendarClock, color: 'text-ink-soft' },
  unconfirmed: { Icon: CalendarClock, color: 'text-ink-soft' },
  replaced: { Icon: CalendarClock, color: 'text-ink-soft' },
  over: { Icon: CalendarClock, color: 'text-ink-soft' },
} as const satisfies Record<DateChangeView['outcome'], object>

/** What became of a dearer date, for the return to a browser that does not open the order, such as a bank's app. */
export function DateChangeScreen({ reference, change }: { reference: string; change: DateChangeView }) {
  const t = useTranslations('orders')
  const { title, text } = useDateChangeWords()(change)
  const isWaiting = isAwaited(change)
  useAskAgain(isWaiting)
  const heading = useArrivalFocus<HTMLHeadingElement>()
  const { Icon, color } = looks[change.outcome]
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6">
      <div role="status" className="grid justify-items-center gap-3 text-center">
        <Icon
          aria-hidden
          className={`size-16 ${color} ${change.outcome === 'in_progress' ? 'animate-spin motion-reduce:animate-none' : ''}`}
          strokeWidth={1.75}
        />
        <h1 ref={heading} className="text-3xl font-semibold">
          {title}
        </h1>
        <p className="max-w-xl text-lg text-ink-soft">
          {text} {change.outcome === 'held' && <OwnTime of={change.payBy} />}
        </p>
        <p>
          {t('order')} <bdi className="inline-block tabular-nums text-lg font-semibold">{reference}</bdi>
        </p>
      </div>
      {isWaiting && <NeedsScript />}
      <div className="mt-8 grid justify-items-center gap-3 text-center">
        <p className="max-w-xl">{t('dateChange.elsewhere')}</p>
        <PageLink path="/invoices/find" className={buttonClass('outlined')}>
          {t('find.link')}
        </PageLink>
      </div>
    </div>
  )
}
