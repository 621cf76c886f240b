import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DisruptionKind } from '#domain/disruption.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SeveralForm, type Begun } from './several-form.tsx'
import { SeveralResult, type Chosen } from './several-result.tsx'

/** Cancels or moves several departures: first the consequences for each, then the results, with a retry. */
export function SeveralDialog({
  kind,
  chosen,
  onClose,
  onBegun,
}: {
  kind: DisruptionKind
  chosen: Chosen[]
  onClose: () => void
  onBegun: (departureIds: number[]) => void
}) {
  const t = useTranslations('console.disruption.several')
  const [ids, setIds] = useState(() => chosen.map(({ id }) => id))
  const [reason, setReason] = useState('')
  // Of these departures only: for others the same words may be wrong.
  const [draft] = useState(() => `departures ${ids.toSorted((one, next) => one - next).join(' ')} ${kind}`)
  const [begun, setBegun] = useState<Begun[]>([])
  const [isForm, setIsForm] = useState(true)
  const refused = begun.filter(({ disruptionId }) => disruptionId === null)
  const finish = (results: Begun[], why: string) => {
    setReason(why)
    // The result of a retry replaces the earlier one.
    setBegun([
      ...begun.filter(({ departureId }) => results.every((one) => one.departureId !== departureId)),
      ...results,
    ])
    setIsForm(false)
    onBegun(results.filter(({ disruptionId }) => disruptionId !== null).map(({ departureId }) => departureId))
  }
  const again = () => {
    setIds(refused.map(({ departureId }) => departureId))
    setIsForm(true)
  }
  if (!isForm) return <SeveralResult {...{ kind, chosen, begun }} onAgain={again} onClose={onClose} />
  return (
    <Dialog title={t(`title.${kind}`, { count: ids.length })} isOpen onClose={onClose}>
      <SeveralForm {...{ kind, ids, reason, draft }} onLeaveOut={setIds} onDone={finish} />
    </Dialog>
  )
}
