import { useQuery } from '@tanstack/react-query'
import { meQuery } from './queries.ts'
import type { ScreenAct } from './screen-acts.ts'
import { useKeys } from './use-keys.ts'

export interface Person {
  id: number
  name: string
}

/** An order, message or quote. */
export interface Assignable {
  assignee: Person | null
  /** The people that it can be assigned to. */
  colleagues: Person[]
}

/** The assignments of what is open, for the palette; `a` assigns it to the reader. `assign` null: the reader may not. */
export function useAssigning(
  { assignee, colleagues }: Assignable,
  assign: ((staffId: number | null) => void) | null,
): ScreenAct[] {
  const { data: me } = useQuery(meQuery)
  const canTake = me && me.id !== assignee?.id && colleagues.some(({ id }) => id === me.id)
  useKeys({ KeyA: canTake && assign ? () => assign(me.id) : undefined })
  if (!assign) return []
  const toNobody: ScreenAct = {
    id: 'assign',
    label: ({ t }) => t('palette.assignToNobody'),
    run: () => assign(null),
  }
  return [
    ...colleagues
      .filter(({ id }) => id !== assignee?.id)
      .map(({ id, name }): ScreenAct => ({
        id: `assign ${id}`,
        label: ({ t }) => t('palette.assignTo', { name: `\u2068${name}\u2069` }),
        verb: ({ t }) => t('palette.assignTo', { name: '' }),
        run: () => assign(id),
      })),
    ...(assignee ? [toNobody] : []),
  ]
}
