import { expect, test } from 'vitest'
import { CallError } from '#web/lib/call-error.ts'
import { nullIfUnknown } from './load-invoice.ts'

const refused = (status: number) =>
  nullIfUnknown(Promise.reject(new CallError(status, { code: 'orders.order_unknown' })))

test.each([400, 404, 410, 422])('a change that is refused with %i is none', async (status) => {
  expect(await refused(status)).toBeNull()
})

test.each([429, 500, 503])('a refusal with %i is shown', async (status) => {
  await expect(refused(status)).rejects.toMatchObject({ status })
})
