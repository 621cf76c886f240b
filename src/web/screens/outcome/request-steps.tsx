import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { itemSets } from '#domain/item-states.ts'
import type { OutcomeView } from '#web/features/checkout/calls.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'

/** What follows a booking request: the answer, the payment, and what an order without an answer costs. */
export function RequestSteps({ view }: { view: OutcomeView }) {
  const t = useTranslations('checkout.outcomes.on_hold.steps')
  const o = useTranslations('checkout.outcomes')
  const { heldUntil, email, isToldByWhatsapp, items } = view
  const hasOthers = items.some(({ status }) => itemSets.accepted.includes(status))
  const steps: { name: string; title: ReactNode; text?: ReactNode }[] = [
    {
      name: 'answer',
      title: t.rich('answer', {
        when: (words) => <span className="inline-block">{words}</span>,
        date: () => <DateText date={heldUntil.localDate} />,
        time: () => <TimeText time={heldUntil.localTime} />,
        city: heldUntil.cityName,
      }),
      text: t.rich('answerText', {
        by: isToldByWhatsapp ? 'whatsapp' : 'mail',
        email: (after) =>
          email === null ? (
            <>
              {o('yourEmail')}
              {after}
            </>
          ) : (
            <EmailText email={email}>{after}</EmailText>
          ),
      }),
    },
    { name: 'link', title: t('link') },
    { name: 'pay', title: t('pay') },
  ]
  return (
    <section aria-labelledby="request-steps" className="rounded-card border border-primary bg-primary/5 p-card">
      <h2 id="request-steps" className="mb-3 text-lg font-semibold">
        {t('title')}
      </h2>
      <ol className="grid grid-cols-1 gap-3">
        {steps.map(({ name, title, text }, index) => (
          <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <span
              aria-hidden
              className="grid size-7 place-items-center rounded-full bg-primary/12 text-sm font-semibold text-primary"
            >
              <bdi>{index + 1}</bdi>
            </span>
            <div className="min-w-0 pt-0.5">
              <p className="font-medium">{title}</p>
              {text !== undefined && <p className="text-sm text-ink-soft">{text}</p>}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex items-start gap-2 border-t border-primary/20 pt-3 text-sm">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={1.75} />
        <span>{t(hasOthers ? 'otherwiseOthers' : 'otherwise')}</span>
      </p>
    </section>
  )
}
