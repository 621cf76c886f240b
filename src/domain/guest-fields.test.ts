import { expect, test } from 'vitest'
import { checkGuest } from './guest-fields.ts'

const guest = {
  firstName: 'نورة',
  lastName: 'القحطاني',
  email: 'nora@example.com',
  countryCode: 'SA',
  phoneNumber: '0501234567',
  specialRequests: '',
}
/** Takes digits and single spaces only. */
const readPhone = (typed: string) => (/^[\d ]+$/.test(typed) ? typed.replaceAll(' ', '') : null)

test('a guest is stored without what cannot be seen in a copied text', () => {
  const copied = {
    ...guest,
    firstName: '\u200fنو\u200bرة\ufeff',
    email: '\u202anora@example.com\u202c\u200b ',
    phoneNumber: '\u202a050\u00a0123\u202f4567\u202c',
  }
  expect(checkGuest(copied, readPhone)).toEqual({ ok: true, guest })
})

test('joiners within a name are a part of it', () => {
  const firstName = 'علی\u200cرضا'
  expect(checkGuest({ ...guest, firstName }, readPhone)).toMatchObject({ ok: true, guest: { firstName } })
})

test.each(['123', '٣٤٥', '-', '😀'])('a name needs a letter (%j)', (lastName) => {
  expect(checkGuest({ ...guest, lastName }, readPhone)).toEqual({
    ok: false,
    fields: [{ field: 'lastName', code: 'letters' }],
  })
})

test.each(['李', 'ك', "O'Neil", 'Smith 3rd', 'नेहा'])('a letter of any script makes a name (%j)', (lastName) => {
  expect(checkGuest({ ...guest, lastName }, readPhone)).toMatchObject({ ok: true, guest: { lastName } })
})

test.each(['\u200b', '\u2060\ufeff', '\u3164', '\u00ad', '\u200c \u200d'])(
  'a name of invisible characters is none (%j)',
  (lastName) => {
    expect(checkGuest({ ...guest, lastName }, readPhone)).toEqual({
      ok: false,
      fields: [{ field: 'lastName', code: 'required' }],
    })
  },
)

test('a request to a host is stored trimmed, with the line ends of the language', () => {
  expect(checkGuest({ ...guest, specialRequests: ' a\r\n\r\nb\r\n ' }, readPhone)).toMatchObject({
    ok: true,
    guest: { specialRequests: 'a\n\nb' },
  })
})
