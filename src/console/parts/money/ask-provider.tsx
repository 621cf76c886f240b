import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { money as api } from '#console/lib/api.ts'
import { useMoneyAct } from '#console/lib/use-money-act.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const ask = (paymentId: number) =>
  bodyOf(api.payments[':paymentId'].reconcile.$post({ param: { paymentId: String(paymentId) } }))
type Answer = Awaited<ReturnType<typeof ask>>

/** Queries the provider about a payment, and displays the result. */
export function AskProvider({ id, paymentId }: { id: string; paymentId: number }) {
  const t = useTranslations('console.money')
  const wordsOf = useErrorWords()
  const { error, isPending, run } = useMoneyAct(id)
  const [answer, setAnswer] = useState<Answer>()
  return (
    <>
      <Button
        data-act
        kind="outlined"
        isLoading={isPending}
        onClick={() =>
          void run(
            () => ask(paymentId),
            (said) => {
              setAnswer(said)
              return null
            },
          )
        }
      >
        {t('acts.reconcile')}
      </Button>
      <div className="basis-full empty:hidden">
        {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
        {error === undefined && answer && <Said answer={answer} />}
      </div>
    </>
  )
}

function Said({ answer: { outcome, there, differences } }: { answer: Answer }) {
  const t = useTranslations('console.money')
  const { money } = useOrderWords()
  const isUnknown = outcome === 'differs' && there === null
  return (
    <Notice kind={outcome === 'agrees' ? 'success' : 'warning'} title={t(`asked.${outcome}`)}>
      {isUnknown && <p>{t('asked.unknown')}</p>}
      {there && (
        <p className="flex flex-wrap gap-x-4 tabular-nums">
          <span>{t('asked.captured', { sum: money(there.capturedMinor, there.currency) })}</span>
          {there.refundedMinor !== null && (
            <span>{t('asked.refunded', { sum: money(there.refundedMinor, there.currency) })}</span>
          )}
        </p>
      )}
      {differences.length > 0 && !isUnknown && (
        <ul className="list-disc ps-5">
          {differences.map(({ kind }, index) => (
            <li key={index}>{t(`findings.${kind}`)}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
