import { expect, test } from 'vitest'
import { isEmail, suggestEmail } from './email.ts'

test.each([
  ['nora@gmial.com', 'nora@gmail.com'],
  ['nora@gmail.con', 'nora@gmail.com'],
  ['nora@gmail.co', 'nora@gmail.com'],
  ['Nora.A@Hotmal.com ', 'Nora.A@hotmail.com'],
  ['nora@outlok.com', 'nora@outlook.com'],
  ['nora@example.con', 'nora@example.com'],
  ['ali@gmial.con', 'ali@gmail.com'],
  ['ali@gmal.cmo', 'ali@gmail.com'],
  ['ali@gmial.co', 'ali@gmail.com'],
  ['ali@hotmial.comm', 'ali@hotmail.com'],
  ['ali@yaho.co.ik', 'ali@yahoo.co.uk'],
  ['ali@outlok.as', 'ali@outlook.sa'],
  ['ali@mail.con', 'ali@mail.com'],
  ['ali@lime.co', null],
  ['ali@email.co', null],
  ['\u202anora@gmial.com\u202c', 'nora@gmail.com'],
  ['\u202anora@gmail.com\u202c', null],
  ['nora@gmail.com', null],
  ['nora@email.com', null],
  ['nora@company.sa', null],
  ['nora@', null],
  ['', null],
])('suggests for %s: %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
  expect(meant === null ? null : suggestEmail(meant)).toBeNull()
})

test.each([
  ['nora@example.com', true],
  ['n.o+ra@mail.example.co.uk', true],
  ['nora', false],
  ['nora@', false],
  ['nora@example', false],
  ['نورة@example.com', false],
  ['a..b@example.com', false],
])('%s is an address: %s', (text, is) => {
  expect(isEmail(text)).toBe(is)
})
