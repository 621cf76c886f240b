import { expect, test } from 'vitest'
import { columnsFor, columnsPattern, columnsText, orderColumns, parseColumns } from './order-columns.ts'

test('the usual columns leave the address as it is, and a choice is written in the order of the list', () => {
  expect(columnsText(parseColumns(undefined, orderColumns), orderColumns)).toBeUndefined()
  expect(columnsText(['total', 'activity'], orderColumns)).toBe('activity,total')
  expect(parseColumns('total,unknown,activity', orderColumns)).toEqual(['activity', 'total'])
  expect(parseColumns(columnsText([], orderColumns), orderColumns)).toEqual([])
})

test('hiding a column and showing it again restores the usual ones of people who do not have all columns', () => {
  for (const reader of [
    { isMarketplace: false, hasSites: true },
    { isMarketplace: true, hasSites: false },
  ]) {
    const known = columnsFor(reader)
    const usual = parseColumns(undefined, known)
    const fewer = usual.filter((one) => one !== 'total')
    expect(columnsText(fewer, known)).toBe(fewer.join(','))
    expect(columnsText([...fewer, 'total'], known)).toBeUndefined()
  }
})

test('an address with columns that the person does not have shows the usual ones', () => {
  const known = columnsFor({ isMarketplace: false, hasSites: false })
  for (const text of ['unknown', 'money,site'])
    expect(parseColumns(text, known)).toEqual(parseColumns(undefined, known))
})

test('an address with every choice of columns is valid, one with an unknown column is not', () => {
  expect(columnsText(orderColumns, orderColumns)).toMatch(columnsPattern)
  expect(columnsText([], orderColumns)).toMatch(columnsPattern)
  for (const text of ['', 'unknown', 'total,', 'none,total']) expect(text).not.toMatch(columnsPattern)
})

test('a supplier’s people have no columns of the marketplace, and one site needs no column', () => {
  expect(columnsFor({ isMarketplace: true, hasSites: true })).toEqual(orderColumns)
  const own = columnsFor({ isMarketplace: false, hasSites: true })
  expect(own).toContain('city')
  for (const one of ['money', 'site', 'code', 'assignee'] as const) expect(own).not.toContain(one)
  expect(columnsFor({ isMarketplace: true, hasSites: false })).not.toContain('site')
})
