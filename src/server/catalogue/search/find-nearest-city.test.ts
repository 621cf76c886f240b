import { expect, test } from 'vitest'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { findNearestCity } from './find-nearest-city.ts'

const fixtures = useFixtures()

test.each([
  { where: 'Khobar', lat: 26.3, lng: 50.2, locale: 'en', title: 'Manama', path: '/things-to-do-in-manama' },
  { where: 'Riyadh', lat: 24.7, lng: 46.7, locale: 'ar', title: 'الرياض', path: '/things-to-do-in-الرياض' },
  { where: 'Rabat', lat: 34.0, lng: -6.8, locale: 'en', title: 'Fes', path: '/things-to-do-in-fes' },
] as const)('finds $title from $where', async ({ lat, lng, locale, title, path }) => {
  const visitor = await createVisitor(fixtures.context.db)
  const nearest = await findNearestCity(fixtures.context, { lat, lng, locale, visitor })
  expect(nearest?.city).toMatchObject({ kind: 'city', title, path })
  expect(nearest?.km).toBeLessThan(200)
})

test('says how far the nearest city is', async () => {
  const visitor = await createVisitor(fixtures.context.db)
  const nearest = await findNearestCity(fixtures.context, { lat: 51.5, lng: -0.1, locale: 'en', visitor })
  expect(nearest?.km).toBeGreaterThan(1500)
})

test('looks only among the cities of a supplier’s site', async () => {
  const visitor = await createVisitor(fixtures.context.db)
  const { supplierId } = await fixtures.context.db
    .rows<{ supplierId: number }>({
      name: 'test.supplier_in_manama',
      text: `select p.supplier_id as "supplierId" from product p join city c on c.id = p.city_id
        where c.code = 'manama' order by p.id limit 1`,
    })
    .then(([row]) => row as { supplierId: number })
  const own = { ...visitor, site: { ...visitor.site, supplierId } }
  const nearest = await findNearestCity(fixtures.context, { lat: 24.7, lng: 46.7, locale: 'en', visitor: own })
  expect(nearest?.city.title).toBe('Manama')
})
