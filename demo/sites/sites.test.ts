import { expect, test } from 'vitest'
import { contrastErrors } from '#domain/site-colours.ts'
import { siteDocument } from '#server/sites/site-document.ts'
import { marketplace } from '#demo/marketplace.ts'
import { atlasSite } from './atlas.ts'
import { pearlSite } from './pearl.ts'

test.each([
  ['the marketplace', marketplace.theme],
  ['pearl', pearlSite.theme],
  ['atlas', atlasSite.theme],
])('the colours of %s have enough contrast in both themes', (_, theme) => {
  expect(theme?.light).toBeDefined()
  expect(theme?.dark).toBeDefined()
  expect(contrastErrors(theme ?? {})).toEqual([])
})

test.each([pearlSite, atlasSite])('$code is a valid document of a supplier’s site', (site) => {
  expect(siteDocument.parse(site)).toMatchObject({ supplier: site.supplier, discoverType: 'experiences' })
})
