import { inject } from 'vitest'

/** The origin of this worker's site. Its test files use the site one after the other. */
export function siteOrigin(): string {
  const worker = Number(process.env['VITEST_POOL_ID'])
  const origin = inject('origins')[worker - 1]
  if (origin === undefined) throw new Error(`There is no site for worker ${worker}.`)
  return origin
}
