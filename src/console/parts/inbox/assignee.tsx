import { useTranslations } from 'use-intl'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { AssigneeSelect, type Person } from '#console/parts/assignee-select.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface Props<Detail> {
  /** As in useInboxAct. */
  kind: string
  id: string
  assignee: Person | null
  colleagues: Person[]
  send: (change: { staffId: number | null; seenStaffId: number | null }) => Promise<Detail>
}

/** Assigns the open row to a person. A choice is saved at once. */
export function InboxAssignee<Detail extends { assignee: Person | null }>({
  kind,
  id,
  assignee,
  colleagues,
  send,
}: Props<Detail>) {
  const t = useTranslations('console.undo')
  const wordsOf = useErrorWords()
  const { error, isPending, run } = useInboxAct<Detail>({ kind, id })
  const choose = (staffId: number | null) => {
    const seenStaffId = assignee?.id ?? null
    const name = colleagues.find(({ id: one }) => one === staffId)?.name ?? ''
    void run(() => send({ staffId, seenStaffId }), {
      done: staffId === null ? t('unassigned') : t('assigned', { name: `\u2068${name}\u2069` }),
      undo: () => send({ staffId: seenStaffId, seenStaffId: staffId }),
    })
  }
  return (
    <>
      <AssigneeSelect {...{ assignee, colleagues, isPending }} onChoose={choose} />
      {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
    </>
  )
}
