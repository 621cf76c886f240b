import { expect, test } from 'vitest'
import { columnsFor, columnsPattern, columnsText, orderColumns, parseColumns } from './order-columns.ts'

test('the usual columns leave the address as it is, and a choice is written in the order of the list', () => {
  expect(columnsText(parseColumns(undefined))).toBeUndefined()
  expect(columnsText(['total', 'activity'])).toBe('activity,total')
  expect(parseColumns('total,unknown,activity')).toEqual(['activity', 'total'])
  expect(parseColumns(columnsText([]))).toEqual([])
})

test('an address with every choice of columns is valid, one with an unknown column is not', () => {
  expect(columnsText(orderColumns)).toMatch(columnsPattern)
  expect(columnsText([])).toMatch(columnsPattern)
  for (const text of ['', 'unknown', 'total,', 'none,total']) expect(text).not.toMatch(columnsPattern)
})

test('a supplier’s people have no columns of the marketplace, and one site needs no column', () => {
  expect(columnsFor({ isMarketplace: true, hasSites: true })).toEqual(orderColumns)
  const own = columnsFor({ isMarketplace: false, hasSites: true })
  expect(own).toContain('city')
  for (const one of ['money', 'site', 'code', 'assignee'] as const) expect(own).not.toContain(one)
  expect(columnsFor({ isMarketplace: true, hasSites: false })).not.toContain('site')
})
