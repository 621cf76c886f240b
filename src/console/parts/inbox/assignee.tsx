import { useTranslations } from 'use-intl'
import type { Assignable } from '#console/lib/assigning.ts'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { AssigneeSelect } from '#console/parts/assignee-select.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface Sending<Detail> {
  /** As in useInboxAct. */
  kind: string
  id: string
  send: (change: { staffId: number | null; seenStaffId: number | null }) => Promise<Detail>
}

/** Assigns the open row to a person at once, and offers to undo it. */
export function useAssignInbox<Detail extends Assignable>(
  { assignee, colleagues }: Detail,
  { kind, id, send }: Sending<Detail>,
) {
  const t = useTranslations('console.undo')
  const { error, isPending, run } = useInboxAct<Detail>({ kind, id })
  const assign = (staffId: number | null) => {
    const seenStaffId = assignee?.id ?? null
    const name = colleagues.find(({ id: one }) => one === staffId)?.name ?? ''
    void run(() => send({ staffId, seenStaffId }), {
      done: staffId === null ? t('unassigned') : t('assigned', { name: `\u2068${name}\u2069` }),
      undo: () => send({ staffId: seenStaffId, seenStaffId: staffId }),
    })
  }
  return { error, isPending, assign }
}

/** The assignee of the open row. A choice is saved at once. */
export function InboxAssignee({
  row: { assignee, colleagues },
  assigning: { error, isPending, assign },
}: {
  row: Assignable
  assigning: ReturnType<typeof useAssignInbox>
}) {
  const wordsOf = useErrorWords()
  return (
    <>
      <AssigneeSelect {...{ assignee, colleagues, isPending }} onChoose={assign} />
      {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
    </>
  )
}
