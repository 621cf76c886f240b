import { beforeAll, expect, test } from 'vitest'
import type { Pages } from '#http/serve-pages.ts'
import { boughtAtFort } from '#test/support/bought.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { builtPages } from '#test/support/built-pages.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const host = 'localhost:3000'

let pages: Pages
beforeAll(async () => {
  pages = await builtPages()
})

test.each([
  { prefix: '', bookedOn: 'تاريخ الحجز', date: '15 يونيو 2026' },
  { prefix: '/en', bookedOn: 'Booked on', date: '15 Jun 2026' },
])('the page of a booking says the day of the order in the booking’s zone ($bookedOn)', async (expected) => {
  const { reference, key } = await boughtAtFort(fixtures.context)
  // 00:30 of the next day in Bahrain.
  await fixtures.context.db.rows({
    name: 'test.booked_at_night',
    text: `update orders set created_at = '2026-06-14T21:30:00Z' where reference = $1`,
    values: [reference],
  })
  const app = await buildFrontApp(fixtures.context, pages)
  const page = await app.request(`http://${host}${expected.prefix}/invoices/${reference}?key=${key}`, {
    headers: { host },
  })
  expect(page.status).toBe(200)
  const text = (await page.text()).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain(`${expected.bookedOn} ${expected.date}`)
})
