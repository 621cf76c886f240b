import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MOST_TOGETHER, disruptionKinds, type DisruptionKind } from '#domain/disruption.ts'
import { mayDisrupt } from '#console/lib/may-disrupt.ts'
import { meQuery } from '#console/lib/queries.ts'
import type { Say } from '#console/lib/say.ts'
import { useScreenActs, type ScreenAct } from '#console/lib/screen-acts.ts'
import { manifestQuery, type CalendarDeparture } from '#console/lib/trip-queries.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import type { HandKind } from '#console/parts/hand-dialog.tsx'
import { DisruptionDialog, HandDialog, PriceDialog, SeveralDialog } from '#console/parts/lazy-dialogs.ts'
import { GuidesDialog } from '#console/parts/manifest-dialogs.tsx'
import { Loading } from '#console/parts/states.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What can be done with the selected departures, and its dialogs. */
export function CalendarActs({
  chosen,
  onDeselect,
  onSelectAll,
  onPrint,
}: {
  chosen: CalendarDeparture[]
  /** Null: all that can be selected are. */
  onSelectAll: (() => void) | null
  /** Prints the guest lists of the day. */
  onPrint: (() => void) | null
  /** Without ids, all of them. */
  onDeselect: (departureIds?: number[]) => void
}) {
  const t = useTranslations('console.departures')
  const x = useTranslations('console.disruption')
  const { data: me } = useQuery(meQuery)
  // The selection when the dialog opened: in a narrower window the week becomes a day, without the other departures.
  const [act, setAct] = useState<{ kind: HandKind | 'price'; chosen: CalendarDeparture[] }>()
  const [disrupted, setDisrupted] = useState<{ kind: DisruptionKind; chosen: CalendarDeparture[] }>()
  const [guided, setGuided] = useState<number>()
  const kinds = disruptionKinds.filter((kind) => mayDisrupt(me, kind))
  const only = disrupted?.chosen.length === 1 ? disrupted.chosen[0] : undefined
  const single = chosen.length === 1 ? chosen[0] : undefined
  const mayAssign = ['departures.change', 'guests.read'].every((one) =>
    me?.permissions.some((permission) => permission === one),
  )
  const handKinds = ['close', 'open', 'capacity', 'price', 'plan'] as const
  useScreenActs([
    ...(chosen.length === 0 ? [] : handKinds).map((kind): ScreenAct => ({
      id: `act ${kind}`,
      label: (say) => say.t(`departures.acts.${kind}`),
      run: () => setAct({ kind, chosen }),
    })),
    ...(chosen.length === 0 || chosen.length > MOST_TOGETHER ? [] : kinds).map((kind): ScreenAct => ({
      id: `act ${kind}`,
      label: (say) => say.t(`disruption.${kind}`),
      run: () => setDisrupted({ kind, chosen }),
    })),
    ...(onSelectAll
      ? [{ id: 'act select all', label: (say: Say) => say.t('departures.selectAll'), run: onSelectAll }]
      : []),
    ...(onPrint ? [{ id: 'act print', label: (say: Say) => say.t('departures.printDay'), run: onPrint }] : []),
  ])
  useReturnedFocus(act?.chosen[0]?.id ?? disrupted?.chosen[0]?.id ?? guided)
  return (
    <>
      {chosen.length > 0 && (
        <div
          data-act-bar
          className="sticky bottom-18 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-2 ps-4 shadow-float lg:bottom-4"
        >
          <p role="status" className="font-medium">
            {t('selected', { count: chosen.length })}
          </p>
          <span className="me-auto">
            {onSelectAll && (
              <Button kind="third" onClick={onSelectAll}>
                {t('selectAll')}
              </Button>
            )}
          </span>
          {handKinds.map((kind) => (
            <Button key={kind} data-act kind="outlined" onClick={() => setAct({ kind, chosen })}>
              {t(`acts.${kind}`)}
            </Button>
          ))}
          {mayAssign && single && (
            <Button data-act kind="outlined" onClick={() => setGuided(single.id)}>
              {t('acts.guides')}
            </Button>
          )}
          {chosen.length <= MOST_TOGETHER &&
            kinds.map((kind) => (
              <Button key={kind} data-act kind="outlined" onClick={() => setDisrupted({ kind, chosen })}>
                {x(kind)}
              </Button>
            ))}
          {chosen.length > MOST_TOGETHER && kinds.length > 0 && (
            <p className="text-sm text-ink-soft">{x('several.tooMany', { most: MOST_TOGETHER })}</p>
          )}
          <Button kind="icon" aria-label={t('deselect')} onClick={() => onDeselect()}>
            <X aria-hidden className="size-5" />
          </Button>
        </div>
      )}
      {guided !== undefined && <AssignDialog departureId={guided} onClose={() => setGuided(undefined)} />}
      {disrupted && only && (
        <DisruptionDialog
          kind={disrupted.kind}
          departure={only}
          onClose={() => setDisrupted(undefined)}
          onDone={() => onDeselect()}
        />
      )}
      {disrupted && !only && (
        <SeveralDialog {...disrupted} onClose={() => setDisrupted(undefined)} onBegun={onDeselect} />
      )}
      {act?.kind === 'price' && (
        <PriceDialog chosen={act.chosen} onClose={() => setAct(undefined)} onDone={() => onDeselect()} />
      )}
      {act && act.kind !== 'price' && (
        <HandDialog kind={act.kind} chosen={act.chosen} onClose={() => setAct(undefined)} onDone={() => onDeselect()} />
      )}
    </>
  )
}

/** After a dialog about departures, and the bar that opened it, are gone, the first departure gets the focus. */
function useReturnedFocus(departureId: number | undefined): void {
  const last = useRef<number>(undefined)
  useEffect(() => {
    const id = last.current
    last.current = departureId
    if (departureId !== undefined || id === undefined) return
    // After the dialog, which moves the focus to the page.
    setTimeout(() => {
      if (document.activeElement?.matches('body, main') === true)
        document.querySelector<HTMLElement>(`[data-departure="${id}"]`)?.focus({ preventScroll: true })
    })
  }, [departureId])
}

/** Chooses the guides of a departure, without opening its guest list. */
function AssignDialog({ departureId, onClose }: { departureId: number; onClose: () => void }) {
  const t = useTranslations('console.manifest')
  const wordsOf = useErrorWords()
  const { data, error } = useQuery({ ...manifestQuery(String(departureId)), staleTime: 0 })
  if (data) return <GuidesDialog manifest={data} onClose={onClose} />
  return (
    <Dialog title={t('assignTitle')} isOpen onClose={onClose}>
      {error === null ? <Loading /> : <Notice kind="danger" title={wordsOf(error)} isUrgent />}
    </Dialog>
  )
}
