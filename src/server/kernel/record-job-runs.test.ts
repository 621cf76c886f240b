import { expect, test } from 'vitest'
import { useFixtures } from '#test/support/fixtures.ts'
import { startJobs } from './jobs.ts'
import { openLog } from './logs.ts'
import { recordJobRuns } from './record-job-runs.ts'

const fixtures = useFixtures()

const runOf = async (job: string) =>
  (
    await fixtures.context.db.rows<{ failures: number; error: string; endedAt: Date; succeededAt: Date | null }>({
      name: 'test.job_run',
      text: `select failures, error, ended_at as "endedAt", succeeded_at as "succeededAt" from job_run where job = $1`,
      values: [job],
    })
  )[0]

test('stores failures with their reason and number, the success after them, and one success a minute', async () => {
  const record = recordJobRuns(fixtures.context.db)
  const start = Date.parse('2026-03-01T12:00:00Z')
  const at = (seconds: number) => new Date(start + seconds * 1000)
  const run = (seconds: number, error: string | null = null) =>
    record({ job: 'counts', everySeconds: 5, startedAt: at(seconds - 1), endedAt: at(seconds), error })
  await run(0)
  expect(await runOf('counts')).toEqual({ failures: 0, error: '', endedAt: at(0), succeededAt: at(0) })
  await run(59)
  expect(await runOf('counts')).toMatchObject({ endedAt: at(0) })
  await run(61)
  expect(await runOf('counts')).toMatchObject({ endedAt: at(61) })
  await run(62, 'no connection')
  await run(63, 'no answer')
  expect(await runOf('counts')).toEqual({ failures: 2, error: 'no answer', endedAt: at(63), succeededAt: at(61) })
  await run(64)
  expect(await runOf('counts')).toEqual({ failures: 0, error: 'no answer', endedAt: at(64), succeededAt: at(64) })
})

test('a job’s failure is stored by its runner, and the job goes on if it cannot be stored', async () => {
  const { db } = fixtures.context
  const throwing = { name: 'throws', everySeconds: 0.01, run: () => Promise.reject(new Error('out of paper')) }
  const jobs = startJobs([throwing], openLog('silent'), { record: recordJobRuns(db) })
  await expect.poll(async () => (await runOf('throws'))?.failures ?? 0).toBeGreaterThan(1)
  await jobs.stop()
  expect(await runOf('throws')).toMatchObject({ error: 'out of paper', succeededAt: null })
  let runs = 0
  const counting = { name: 'counts on', everySeconds: 0.01, run: async () => void (runs += 1) }
  const others = startJobs([counting], openLog('silent'), { record: () => Promise.reject(new Error('no database')) })
  await expect.poll(() => runs).toBeGreaterThan(1)
  await others.stop()
})
