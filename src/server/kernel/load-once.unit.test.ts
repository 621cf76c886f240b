import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('loads again after a failure, and once for all callers', async () => {
  const outcomes = [() => Promise.reject(new Error('the file is missing')), () => Promise.resolve('loaded')]
  let calls = 0
  const load = loadOnce<string>(() => outcomes[calls++]?.() ?? Promise.reject(new Error('loaded a third time')))
  const [one, other] = await Promise.allSettled([load(), load()])
  expect([one.status, other.status]).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([load(), load()])).toEqual(['loaded', 'loaded'])
  expect(await load()).toBe('loaded')
})
