import { expect, test } from 'vitest'
import { readOrderQuery, termsOfOrder, type TermKind } from './order-terms.ts'

const all: TermKind[] = ['n', 'e', 'p', 'r', 't', 'b']
const order = {
  name: 'عبد الرحمن القحطاني',
  email: 'Abdul.Q@example.com',
  phone: '+966501234567',
  reference: 'RH-7K3M9QXA',
  tickets: ['K7M2PQ9XW4RT6ABC'],
  numbers: ['SABB 0012/77-19'],
}

/** As the database compares: one search matches if a term begins with its prefix, and so for each other word. */
const finds = (typed: string, kinds = all, terms = termsOfOrder(order)) =>
  readOrderQuery(typed, kinds).some(({ prefix, others }) =>
    [prefix, ...others].every((one) => terms.some((term) => term.startsWith(one))),
  )

test.each([
  ['a name as it is written', 'عبد الرحمن القحطاني'],
  ['a name written together', 'عبدالرحمن'],
  ['an alef that is heard and not written', 'عبد الرحمان القحطاني'],
  ['the name typed so far with that alef', 'عبدالرحما'],
  ['the last name first, the rest written together', 'القحطاني عبدالرحمان'],
  ['without the article', 'قحطاني'],
  ['the last name first', 'القحطاني عبد'],
  ['the beginning of a name', 'عبد الر'],
  ['vowel marks', 'عَبْد الرَّحمن'],
  ['a tatweel', 'القحطـــاني'],
  ['alef maksura for yeh', 'القحطانى'],
  ['the whole phone', '+966 50 123 4567'],
  ['the phone as it is copied from a contact', '\u202a+966 50 123 4567\u202c'],
  ['the email with direction marks', '\u200fabdul.q@example.com'],
  ['the phone with 00', '00966501234567'],
  ['the last nine digits', '501234567'],
  ['the last four digits', '4567'],
  ['Arabic digits', '٤٥٦٧'],
  ['the email in capitals', 'ABDUL.Q@EXAMPLE.COM'],
  ['the beginning of the email', 'abdul.q'],
  ['the reference', 'RH-7K3M9QXA'],
  ['the reference read out', '7k3m 9qxa'],
  ['the ticket', 'k7m2-pq9x-w4rt-6abc'],
])('finds an order by %s', (_, typed) => {
  expect(finds(typed)).toBe(true)
})

test("finds an order by the bank's number, whatever its signs", () => {
  expect(finds('sabb00127719')).toBe(true)
  expect(finds('SABB 0012')).toBe(true)
})

test.each([
  ['another name', 'سارة'],
  ['two words of different people', 'عبد العلي'],
  ['digits in the middle of the phone', '1234'],
  ['three digits, which too many phones end with', '567'],
  ['one letter', 'ع'],
  ['nothing', '  '],
])('does not find it by %s', (_, typed) => {
  expect(finds(typed)).toBe(false)
})

test('finds names with hamza, teh marbuta and foreign letters in each spelling', () => {
  const terms = termsOfOrder({ ...order, name: 'فاطمة أحمد پرويز' })
  for (const typed of ['فاطمه', 'احمد', 'إحمد', 'برويز', 'أحمد فاطمة']) expect([typed, finds(typed, all, terms)]).toEqual([typed, true]) // prettier-ignore
})

test('finds Latin names without their accents', () => {
  const terms = termsOfOrder({ ...order, name: 'José García' })
  expect(finds('garcia jose', all, terms)).toBe(true)
})

test('searches only by the given kinds', () => {
  expect(finds('4567', ['n', 'r'])).toBe(false)
  expect(finds('abdul', ['n', 'r'])).toBe(false)
  expect(finds('7K3M', ['n', 'r'])).toBe(true)
})

test('an anonymised buyer has no personal search terms', () => {
  const terms = termsOfOrder({ ...order, name: ' ', email: '', phone: '' })
  expect(terms.filter((term) => /^[nep]:/.test(term))).toEqual([])
})

test('finds a name that was written together by its parts', () => {
  const terms = termsOfOrder({ ...order, name: 'عبدالرحمان القحطاني' })
  expect(finds('عبد الرحمن القحطاني', all, terms)).toBe(true)
  expect(finds('القحطاني الرحمن', all, terms)).toBe(true)
})
