import { expect, test } from 'vitest'
import { fitOf, foldWords } from './match-commands.ts'

const names = foldWords(['Orders · On hold', 'الطلبات · بانتظار التأكيد'])
const others = foldWords(['bookings', 'الحجوزات'])

test('finds a command by the beginnings of its words, in both languages and without the Arabic article', () => {
  expect(fitOf('ord', { names, others })).toBe(3)
  expect(fitOf('hold ord', { names, others })).toBe(2)
  expect(fitOf('الطلبات', { names, others })).toBe(3)
  expect(fitOf('طلبات تأكيد', { names, others })).toBe(2)
  expect(fitOf('حجوزات', { names, others })).toBe(1)
})

test('folds the spellings of Arabic letters and Arabic digits', () => {
  expect(fitOf('اسناد', { names: foldWords(['إسناد إلى ليلى']), others: [] })).toBe(3)
  expect(fitOf('ليلي', { names: foldWords(['إسناد إلى ليلى']), others: [] })).toBe(2)
  expect(fitOf('٨', { names: foldWords(['Check in: Dunes, 8:00']), others: [] })).toBe(2)
})

test('does not find a command by a part of a word, by words of two languages, or by nothing', () => {
  expect(fitOf('rders', { names, others })).toBe(0)
  expect(fitOf('orders الطلبات', { names, others })).toBe(0)
  expect(fitOf(' · ', { names, others })).toBe(0)
})

test('does not find an act by the name of a person or an activity alone', () => {
  const assign = {
    names: foldWords(['Assign to Layla', 'إسناد إلى ليلى']),
    others: [],
    verbs: foldWords(['Assign to', 'إسناد إلى']),
  }
  expect(fitOf('layla', assign)).toBe(0)
  expect(fitOf('ليلى', assign)).toBe(0)
  expect(fitOf('assign layla', assign)).toBe(2)
  expect(fitOf('layla as', assign)).toBe(2)
  expect(fitOf('إسناد ليلى', assign)).toBe(2)
})
