import { UserRound } from 'lucide-react'
import { Tag } from '#console/parts/panel.tsx'

/** The assignee of a row in a list. */
export function AssigneeTag({ name }: { name: string | null }) {
  if (name === null) return null
  return (
    <Tag>
      <UserRound aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
      <bdi className="truncate">{name}</bdi>
    </Tag>
  )
}
