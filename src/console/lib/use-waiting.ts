import { useQuery } from '@tanstack/react-query'
import type { Me } from './queries.ts'
import { listOfKind, todayPermissions, todayQuery } from './today.ts'

/** The number of waiting rows of a section: the sum of its cards on the Today screen, whose query it shares. */
export function useWaiting({ permissions }: Me): (path: string) => number {
  const { data } = useQuery({ ...todayQuery, enabled: todayPermissions.some((one) => permissions.includes(one)) })
  return (path) =>
    (data?.waiting ?? []).reduce((sum, { kind, count }) => (listOfKind[kind].to === path ? sum + count : sum), 0)
}
