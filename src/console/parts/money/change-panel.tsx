import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { desk } from '#console/lib/api.ts'
import type { Money } from '#console/lib/money.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { Panel } from '#console/parts/panel.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/show-toast.ts'

/** The dearer date that a payment is for; one whose payment page cannot be closed is ended here. */
export function ChangePanel({ reference, change }: { reference: string; change: NonNullable<Money['change']> }) {
  const t = useTranslations('console.money.change')
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const { moment } = useOrderWords()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const end = async () => {
    setIsPending(true)
    setError(undefined)
    try {
      const param = { reference, itemId: String(change.itemId), changeId: String(change.id) }
      await bodyOf(desk.orders[':reference'].items[':itemId']['date-changes'][':changeId'].$delete({ param }))
      await showToast('success', t('ended'))
    } catch (caught) {
      setError(caught)
    } finally {
      setIsPending(false)
      await Promise.all(['money', 'orders', 'today'].map((kind) => queries.invalidateQueries({ queryKey: [kind] })))
    }
  }
  return (
    <Panel title={t('title')}>
      <div className="grid gap-3">
        <p className="font-medium">
          {t('pays', { date: `\u2068${moment(change.localDate, change.localTime)}\u2069` })}
        </p>
        {change.isStuck && <p>{t('stuck', { count: change.attempts })}</p>}
        {change.isStuck && !change.canEnd && <p className="text-ink-soft">{t('noRight')}</p>}
        {error !== undefined && (
          <p role="alert" className="text-danger">
            {wordsOf(error)}
          </p>
        )}
        {change.canEnd && (
          <Button data-act className="justify-self-start" isLoading={isPending} onClick={() => void end()}>
            {t('end')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
