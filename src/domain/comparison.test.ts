import { describe, expect, test } from 'vitest'
import { bestOf } from './best-of.ts'
import { comparedField, comparedIds, comparedSearch, comparedText } from './comparison.ts'

describe('the address of a comparison', () => {
  test('has the activities in the order of the choice, each once, at most four', () => {
    expect(comparedIds(comparedText([7, 3]))).toEqual([7, 3])
    expect(comparedIds('5.5.6.7.8.9')).toEqual([5, 6, 7, 8])
    expect(comparedIds('x.0.99999999999999999999.4')).toEqual([4])
  })

  test('is the same for the checkboxes of a form without script', () => {
    expect(comparedSearch({ [comparedField(7)]: 'on', [comparedField(12)]: 'on', other: '1' })).toEqual({
      compare: '7.12',
    })
    expect(Object.keys(comparedSearch({ [comparedField(7)]: 'on' }))).toContain(comparedField(7))
    expect(comparedSearch({ compare: '7,12' })).toEqual({ compare: '7.12' })
  })

  test('compares nothing with fewer than two', () => {
    for (const search of [{ compare: '7' }, { compare: '7.7' }, { [comparedField(7)]: 'on' }, {}])
      expect(comparedSearch(search).compare).toBeUndefined()
  })
})

describe('the best of several', () => {
  test('is the lowest or the highest, also twice', () => {
    expect(bestOf([30, 10, 20], 'lowest')).toEqual([false, true, false])
    expect(bestOf([4.8, 4.2, 4.8], 'highest')).toEqual([true, false, true])
  })

  test('leaves out what is not known', () => {
    expect(bestOf([null, 10, 20], 'lowest')).toEqual([false, true, false])
    expect(bestOf([null, 10], 'lowest')).toEqual([false, false])
  })

  test('is none if all are equal', () => expect(bestOf([5, 5], 'highest')).toEqual([false, false]))
})
