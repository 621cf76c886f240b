import { describe, expect, test } from 'vitest'
import { changeByHand, type HandState } from './hand.ts'

const planned: HandState = {
  capacity: 12,
  isOpen: true,
  handCapacity: null,
  handOpen: null,
  planCapacity: null,
  isWithdrawn: false,
}
const changed = (result: ReturnType<typeof changeByHand>) => {
  if (result.kind !== 'changed') throw new Error(result.kind)
  return result.state
}

describe('a departure changed by hand', () => {
  test('closes and, opened again, is as planned', () => {
    const closed = changed(changeByHand(planned, { kind: 'close' }, 4))
    expect(closed).toMatchObject({ isOpen: false, handOpen: false })
    expect(changed(changeByHand(closed, { kind: 'open' }, 4))).toEqual(planned)
  })

  test('opens what the plan has closed, by hand', () => {
    const withdrawn = { ...planned, isOpen: false, isWithdrawn: true }
    const opened = changed(changeByHand(withdrawn, { kind: 'open' }, 0))
    expect(opened).toMatchObject({ isOpen: true, handOpen: true })
    expect(changed(changeByHand(opened, { kind: 'plan' }, 0))).toEqual(withdrawn)
  })

  test('never has fewer seats than are taken, by hand or by going back to the plan', () => {
    expect(changeByHand(planned, { kind: 'capacity', capacity: 3 }, 4)).toEqual({ kind: 'too_small' })
    expect(changed(changeByHand(planned, { kind: 'capacity', capacity: 4 }, 4)).capacity).toBe(4)
    const larger = changed(changeByHand(planned, { kind: 'capacity', capacity: 20 }, 0))
    expect(changeByHand(larger, { kind: 'plan' }, 13)).toEqual({ kind: 'too_small' })
    expect(changed(changeByHand(larger, { kind: 'plan' }, 12))).toEqual(planned)
  })

  test('keeps the plan’s capacity through several changes', () => {
    const first = changed(changeByHand(planned, { kind: 'capacity', capacity: 20 }, 0))
    const second = changed(changeByHand(first, { kind: 'capacity', capacity: 30 }, 0))
    expect(second).toMatchObject({ capacity: 30, handCapacity: 30, planCapacity: 12 })
  })

  test('is unchanged by what it already is', () => {
    expect(changeByHand(planned, { kind: 'open' }, 0)).toEqual({ kind: 'unchanged' })
    expect(changeByHand(planned, { kind: 'plan' }, 0)).toEqual({ kind: 'unchanged' })
  })
})
