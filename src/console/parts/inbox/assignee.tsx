import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { meQuery } from '#console/lib/queries.ts'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { Notice } from '#web/ui/notice.tsx'

interface Person {
  id: number
  name: string
}

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
  const t = useTranslations('console.inbox')
  const u = useTranslations('console.undo')
  const wordsOf = useErrorWords()
  const { data: me } = useQuery(meQuery)
  const { error, isPending, run } = useInboxAct<Detail>({ kind, id })
  const choose = (value: string) => {
    const staffId = value === '' ? null : Number(value)
    const seenStaffId = assignee?.id ?? null
    const name = colleagues.find(({ id: one }) => one === staffId)?.name ?? ''
    void run(() => send({ staffId, seenStaffId }), {
      done: staffId === null ? u('unassigned') : u('assigned', { name: `\u2068${name}\u2069` }),
      undo: () => send({ staffId: seenStaffId, seenStaffId: staffId }),
    })
  }
  const own = colleagues.filter((one) => one.id === me?.id)
  const others = colleagues.filter((one) => one.id !== me?.id)
  // The assignee’s role may have changed since.
  const former = assignee && !colleagues.some((one) => one.id === assignee.id) ? [assignee] : []
  return (
    <>
      <label className="flex max-w-full min-w-0 flex-wrap items-center gap-2 text-sm text-ink-soft">
        {t('assignee')}
        <select
          value={assignee?.id ?? ''}
          disabled={isPending}
          onChange={(event) => choose(event.target.value)}
          className="min-h-11 max-w-full min-w-0 rounded-field border border-line-strong bg-surface px-2.5 text-base text-ink"
        >
          <option value="">{t('nobody')}</option>
          {own.map((one) => (
            <option key={one.id} value={one.id}>
              {t('me', { name: `\u2068${one.name}\u2069` })}
            </option>
          ))}
          {[...others, ...former].map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
    </>
  )
}
