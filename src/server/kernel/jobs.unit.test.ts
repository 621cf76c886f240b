import { expect, test } from 'vitest'
import { startJobs } from './jobs.ts'
import { openLog } from './logs.ts'

const log = openLog('silent')

test('restarts a job that hangs, but not one that is only slow', async () => {
  const counts = { hung: 0, slow: 0, atOnce: 0, mostAtOnce: 0 }
  const jobs = startJobs(
    [
      { name: 'hangs', everySeconds: 0.01, run: () => new Promise(() => (counts.hung += 1)) },
      {
        name: 'is slow',
        everySeconds: 0.01,
        run: async () => {
          counts.slow += 1
          counts.mostAtOnce = Math.max(counts.mostAtOnce, (counts.atOnce += 1))
          await new Promise((resolve) => setTimeout(resolve, 30))
          counts.atOnce -= 1
        },
      },
    ],
    log,
    { limitSeconds: 2 },
  )
  await expect.poll(() => counts.hung, { timeout: 60_000 }).toBeGreaterThan(1)
  await expect.poll(() => counts.slow).toBeGreaterThan(3)
  expect(counts.mostAtOnce).toBe(1)
  void jobs.stop()
})

test('runs a job again after a synchronous throw', async () => {
  let runs = 0
  const run = (): Promise<void> => {
    runs += 1
    throw new Error('before the first await')
  }
  const jobs = startJobs([{ name: 'throws', everySeconds: 0.01, run }], log)
  await expect.poll(() => runs).toBeGreaterThan(2)
  await jobs.stop()
})
