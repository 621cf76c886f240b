import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Person } from '#console/lib/assigning.ts'
import { meQuery } from '#console/lib/queries.ts'

/** The assignee of an open row, and the people that it can be assigned to, the reader first. */
export function AssigneeSelect({
  assignee,
  colleagues,
  isPending,
  onChoose,
}: {
  assignee: Person | null
  colleagues: Person[]
  isPending: boolean
  onChoose: (staffId: number | null) => void
}) {
  const t = useTranslations('console.inbox')
  const { data: me } = useQuery(meQuery)
  const own = colleagues.filter((one) => one.id === me?.id)
  const others = colleagues.filter((one) => one.id !== me?.id)
  // The assignee’s role may have changed since.
  const former = assignee && !colleagues.some((one) => one.id === assignee.id) ? [assignee] : []
  return (
    <label className="flex max-w-full min-w-0 flex-wrap items-center gap-2 text-sm text-ink-soft">
      {t('assignee')}
      <select
        value={assignee?.id ?? ''}
        disabled={isPending}
        onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
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
  )
}
