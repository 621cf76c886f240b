import { expect, test } from 'vitest'
import { groupWriter } from './group-writer.ts'

test('writes the first item at once, and together what comes meanwhile', async () => {
  const writes: number[][] = []
  const gate = Promise.withResolvers<void>()
  const write = groupWriter<number>(async (items) => {
    writes.push(items)
    if (writes.length === 1) await gate.promise
  })
  const first = write(1)
  await Promise.resolve()
  const others = [write(2), write(3)]
  gate.resolve()
  await Promise.all([first, ...others])
  expect(writes).toEqual([[1], [2, 3]])
})

test('rejects the items of a write that failed, and goes on with the next', async () => {
  let writes = 0
  const write = groupWriter<number>(async () => {
    writes += 1
    if (writes === 1) throw new Error('the disk is full')
  })
  const first = write(1)
  await expect(first).rejects.toThrow('the disk is full')
  await write(2)
  expect(writes).toBe(2)
})
