import type { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import type { addedItemSchema } from './contract.ts'

const fixtures = useFixtures()

type Added = z.infer<typeof addedItemSchema>

async function add(suggestions: string, { id, optionId, units }: Awaited<ReturnType<typeof createDeparture>>) {
  const answer = await apiOf(fixtures.context).request(`/api/cart/items?locale=en${suggestions}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: 'rihla_currency=BHD' },
    body: JSON.stringify({ optionId, departureId: id, units: { [String(units['adult'])]: 1 } }),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Added
}

test('adding an activity returns two others of the same city that are free on that day, if requested', async () => {
  const departure = await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const { items, sameDay } = await add('&suggestions=same_day', departure)
  const [item] = items
  expect(sameDay).toHaveLength(2)
  for (const card of sameDay) {
    expect(card).toMatchObject({ citySlug: item?.citySlug, free: { date: item?.localDate } })
    expect(card.from).not.toBeNull()
    expect(card.id).not.toBe(item?.productId)
  }
})

test('adding an activity returns no other activities by default', async () => {
  const departure = await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  expect((await add('', departure)).sameDay).toEqual([])
})
