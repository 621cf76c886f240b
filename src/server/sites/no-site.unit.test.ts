import { describe, expect, test } from 'vitest'
import type { Connection } from '#server/kernel/database.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { findSite } from './find-site.ts'
import { getSite } from './get-site.ts'

describe('a database without a site', () => {
  const empty = (): Connection => ({ kind: 'tx', rows: async () => [] })

  test.each([
    ['a command', () => getSite(empty(), null)],
    ['a request', () => findSite(empty(), 'tours.example')],
  ])('is reported to the operator in one sentence by %s', async (_who, ask) => {
    const error = await ask().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(StartError)
    expect(String(error)).toContain('npm run sites -- save')
  })
})
