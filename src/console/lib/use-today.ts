import { useQuery } from '@tanstack/react-query'
import { dayIn } from './days.ts'
import { meQuery } from './queries.ts'

/** Today at the marketplace, wherever this device is. */
export function useToday(): string {
  const { data: me } = useQuery(meQuery)
  return dayIn(me?.zone ?? 'UTC')
}
