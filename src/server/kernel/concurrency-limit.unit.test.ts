import { expect, test } from 'vitest'
import { turns } from './concurrency-limit.ts'

test('no more than so many at once, in the order in which they came, whether they end well or not', async () => {
  const inTurn = turns(3)
  let running = 0
  let most = 0
  const begun: number[] = []
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      inTurn(async () => {
        begun.push(number)
        most = Math.max(most, (running += 1))
        await new Promise((resolve) => setTimeout(resolve, 1))
        running -= 1
        if (number % 4 === 0) throw new Error(`${number}`)
        return number
      }),
    ),
  )
  expect(most).toBe(3)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, number) => number))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5)
})
