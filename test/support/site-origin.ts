import { inject } from 'vitest'

/** Where the marketplace runs that this worker's files have to themselves, one after the other. */
export function siteOrigin(): string {
  const worker = Number(process.env['VITEST_POOL_ID'])
  const origin = inject('origins')[worker - 1]
  if (origin === undefined) throw new Error(`There is no site for worker ${worker}.`)
  return origin
}
