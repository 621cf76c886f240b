import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import type { DisruptionKind } from '#domain/disruption.ts'
import { trips } from '#console/lib/api.ts'
import { disruptionPreviewQuery, disruptionQuery, type DisruptionPreview } from '#console/lib/disruptions.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { forgetDrafts } from '#console/lib/drafts.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { useProof } from '#console/parts/proof.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReasonForGuests, RefundFact } from './disruption-parts.tsx'
import { DisruptionResult } from './disruption-result.tsx'
import { NewTime, type ChosenTime } from './new-time.tsx'

interface Props {
  kind: DisruptionKind
  departure: { id: number; date: string; time: string }
  onClose: () => void
  onDone?: () => void
}

/** Cancels or moves a whole departure: first the consequences, then the result of each booking. */
export function DisruptionDialog({ kind, departure, onClose, onDone }: Props) {
  const t = useTranslations('console.disruption')
  const [begunId, setBegunId] = useState<number>()
  const begin = (id: number) => {
    setBegunId(id)
    onDone?.()
  }
  if (begunId !== undefined) return <DisruptionResult id={begunId} onClose={onClose} />
  return (
    <Dialog title={t(`${kind}Title`)} isOpen onClose={onClose}>
      <Preview kind={kind} departure={departure} onBegun={begin} />
    </Dialog>
  )
}

function Preview({ kind, departure, onBegun }: Omit<Props, 'onClose'> & { onBegun: (id: number) => void }) {
  const t = useTranslations('console.disruption')
  const { language } = useLanguage()
  const { data, error, refetch } = useQuery(disruptionPreviewQuery(departure.id))
  return (
    <div className="mt-2 grid gap-4">
      <p className="font-medium tabular-nums">
        {formatDate(departure.date, language, 'long')} · <bdi>{formatTime(departure.time, language)}</bdi>
      </p>
      {error !== null && !data && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      {data?.bookings === 0 && (
        <Notice title={t('empty')}>
          {data.awaited > 0 && <p className="text-sm">{t('awaited', { count: data.awaited })}</p>}
        </Notice>
      )}
      {data && data.bookings > 0 && <Form {...{ kind, departure, onBegun }} preview={data} />}
    </div>
  )
}

type FormProps = Omit<Props, 'onClose'> & { preview: DisruptionPreview; onBegun: (id: number) => void }

function Form({ kind, departure, preview, onBegun }: FormProps) {
  const t = useTranslations('console.disruption')
  const queries = useQueryClient()
  const withProof = useProof()
  const draft = `departure ${departure.id} ${kind}`
  const [to, setTo] = useState<ChosenTime>()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = formText(new FormData(event.currentTarget), 'reason')
    if (kind === 'move' && to === undefined) return
    const change =
      kind === 'cancel' ? { kind } : { kind, localDate: to?.localDate ?? '', localTime: to?.localTime ?? '' }
    const json = { change, reason, seenBookings: preview.bookings }
    setIsPending(true)
    setError(undefined)
    withProof(() =>
      bodyOf(trips.departures[':departureId'].disruption.$post({ param: { departureId: String(departure.id) }, json })),
    )
      .then(async (disruption) => {
        queries.setQueryData(disruptionQuery(disruption.id).queryKey, disruption)
        forgetDrafts(draft)
        onBegun(disruption.id)
        await Promise.all(['departures', 'manifest', 'booked'].map((key) => queries.invalidateQueries({ queryKey: [key] }))) // prettier-ignore
      })
      .catch(async (caught: unknown) => {
        setError(caught)
        setIsPending(false)
        await queries.invalidateQueries({ queryKey: ['disruption preview', departure.id] })
      })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Facts kind={kind} preview={preview} />
      <p className="text-ink-soft">{t(`${kind}Lead`)}</p>
      {kind === 'move' &&
        (preview.isMovable ? (
          <NewTime preview={preview} departure={departure} chosen={to} onChoose={setTo} />
        ) : (
          <Notice kind="warning" title={t('severalDays')} />
        ))}
      <ReasonForGuests kind={kind} languages={preview.languages} draft={draft} />
      <FormFoot
        error={error}
        changedCode="console.departure_changed"
        isPending={isPending}
        canSubmit={kind === 'cancel' || to !== undefined}
      >
        {t(`${kind}Submit`, { count: preview.bookings })}
      </FormFoot>
    </form>
  )
}

/** Who is booked and, of a cancellation, the sums that are refunded. */
function Facts({ kind, preview }: { kind: DisruptionKind; preview: DisruptionPreview }) {
  const t = useTranslations('console.disruption')
  const { bookings, travellers, paid, refunds } = preview
  return (
    <dl className="grid gap-1 rounded-field bg-line/35 px-3.5 py-2.5 tabular-nums">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt>{t('facts', { bookings, travellers })}</dt>
        <dd className="text-ink-soft">{t('paid', { count: paid })}</dd>
      </div>
      {kind === 'cancel' && <RefundFact refunds={refunds} />}
    </dl>
  )
}
