import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { MoneyText } from '#web/ui/money-text.tsx'
import type { CancellationView } from './calls.ts'
import { LocalInstant } from './local-instant.tsx'

interface CancellationTermsProps {
  terms: CancellationView
  cityName: string
  /** What was or will be refunded before this cancellation, such as after a change to a cheaper day, in minor units. */
  returnedMinor: number
  /** Its money may be on its way. */
  isByTransfer?: boolean
}

/** The current refund and fee, and the deadlines of the policy in the city's time. */
export function CancellationTerms({ terms, cityName, returnedMinor, isByTransfer = false }: CancellationTermsProps) {
  const t = useTranslations('orders.cancellation')
  const { currency, paidMinor, refundMinor, keptMinor, zone } = terms
  if (!terms.isPaid) return <p>{t(isByTransfer ? 'unpaidTransfer' : 'unpaid')}</p>
  if (paidMinor === 0) return <p>{t('free')}</p>
  return (
    <>
      <dl className="grid grid-cols-1 gap-1 rounded-field bg-primary/6 p-4">
        <Row name={t('paid')}>
          <MoneyText money={{ amountMinor: paidMinor + returnedMinor, currency }} />
        </Row>
        {returnedMinor > 0 && (
          <Row name={t('returned')}>
            <MoneyText money={{ amountMinor: -returnedMinor, currency }} />
          </Row>
        )}
        {keptMinor > 0 && (
          <Row name={t('kept')}>
            <MoneyText money={{ amountMinor: -keptMinor, currency }} />
          </Row>
        )}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-2">
          <dt className="font-semibold">{t('refund')}</dt>
          <dd>
            <MoneyText money={{ amountMinor: refundMinor, currency }} className="text-xl font-semibold sm:text-2xl" />
          </dd>
        </div>
      </dl>
      <section>
        <h3 className="font-semibold">
          {t('policy')} <span className="text-sm font-normal text-ink-soft">({t('cityTime', { city: cityName })})</span>
        </h3>
        <ol className="mt-2 grid gap-2 text-sm">
          {terms.steps.map((step, index) => (
            <li
              key={step.until}
              aria-current={index === 0 ? 'step' : undefined}
              className={`border-s-2 ps-3 ${index === 0 ? 'border-primary' : 'border-line text-ink-soft'}`}
            >
              <StepTime steps={terms.steps} index={index} zone={zone} />
              <span className="font-semibold">
                {step.refundMinor === 0 ? (
                  t('nothing')
                ) : step.refundMinor === paidMinor ? (
                  t('full')
                ) : (
                  <>
                    {t('part')} <MoneyText money={{ amountMinor: step.refundMinor, currency }} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      </section>
      {refundMinor > 0 && <p className="text-sm text-ink-soft">{t('way')}</p>}
    </>
  )
}

/** When a step applies: without a refund only since when, if not already now. */
function StepTime({ steps, index, zone }: { steps: CancellationView['steps']; index: number; zone: string }) {
  const t = useTranslations('orders.cancellation')
  const isKept = steps[index]?.refundMinor === 0
  const instant = isKept ? steps[index - 1]?.until : steps[index]?.until
  if (instant === undefined) return null
  return (
    <span className="block">
      {t(isKept ? 'after' : 'until')} <LocalInstant instant={instant} zone={zone} style="medium" />
    </span>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
