import { expect, test } from 'vitest'
import { openLog } from './logs.ts'

function logged(...line: [object, string]): string {
  let text = ''
  openLog('info', { write: (chunk) => (text += chunk) }).info(...line)
  return text
}

test('removes personal data at the depths that callers use', () => {
  const line = logged(
    { email: 'huda@example', order: { phone: '+966 50 000 0001', buyer: { lastName: 'Al-Harbi' } }, orderId: 7 },
    'placed',
  )
  for (const personal of ['huda', '+966', 'Harbi']) expect(line).not.toContain(personal)
  expect(JSON.parse(line)).toMatchObject({ orderId: 7, msg: 'placed' })
})

test('logs a database error without quoting the row', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "account_email_key"'), {
    code: '23505',
    constraint: 'account_email_key',
    detail: 'Key (email)=(huda@example) already exists.',
    where: 'huda@example',
  })
  const line = logged({ err: new Error('could not sign up', { cause: error }) }, 'a request failed')
  expect(line).not.toContain('huda')
  expect(JSON.parse(line)).toMatchObject({
    err: { message: 'could not sign up', cause: { code: '23505', constraint: 'account_email_key' } },
  })
})

test('removes a value that did not match a type', () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "huda@example"'), { code: '22P02' })
  expect(logged({ err: error }, 'a request failed')).not.toContain('huda')
})

test('removes the address that a mail server repeats, in the message and in its cause', () => {
  const error = new Error('550 5.1.1 <سارة.al-ali+tours@example.com>: no such user')
  const line = logged({ err: error }, 'a message was given up')
  for (const personal of ['سارة', 'al-ali', 'example.com']) expect(line).not.toContain(personal)
  expect(line).toContain('550 5.1.1')
})
