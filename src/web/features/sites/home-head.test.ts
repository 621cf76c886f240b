import { beforeAll, describe, expect, test } from 'vitest'
import { loadMessages } from '#web/lib/messages.ts'
import { wordsOf, type SiteContext } from '#web/lib/site-context-of.ts'
import { homeHead } from './home-head.ts'

beforeAll(async () => {
  await loadMessages('ar')
  await loadMessages('en')
})

const siteContextOf = (locale: 'ar' | 'en', supplier: SiteContext['site']['supplier'] = null): SiteContext => ({
  locale,
  site: {
    name: locale === 'ar' ? 'رحلة' : 'Rihla',
    origin: 'https://rihla.example',
    tagline: 'By sea and by stone',
    texts: {},
    discoverType: 'things-to-do',
    imageHosts: [],
    contact: {},
    social: {},
    supplier,
  },
  t: wordsOf(locale),
})
describe('the home page', () => {
  const home = {
    productCount: 9,
    cities: ['Riyadh', 'Dubai', 'AlUla', 'Cairo', 'Istanbul', 'Fes'].map((name, index) => ({
      name,
      productCount: 6 - index,
    })),
  }
  const factsOf = (frame: SiteContext) => {
    const { meta } = homeHead(frame, home)
    return [meta.find((one) => 'title' in one)?.title, meta.find((one) => one.name === 'description')?.content]
  }

  test('of the marketplace names five cities and counts the others', () => {
    expect(factsOf(siteContextOf('en'))).toEqual([
      'Rihla: things to do in the Gulf, Arab world and Turkey',
      'Book tours and activities with local guides in Riyadh, Dubai, AlUla, Cairo, Istanbul and 1 more city. Free cancellation on most activities.',
    ])
    expect(factsOf(siteContextOf('ar'))[0]).toBe('رحلة: جولات وأنشطة سياحية في الخليج والعالم العربي وتركيا')
  })

  test('of a supplier’s site has the supplier’s own words and cities', () => {
    const [title, description] = factsOf(siteContextOf('en', { code: 'pearl', name: 'Pearl Shores' }))
    expect(title).toBe('By sea and by stone · Rihla')
    expect(description).toBe(
      'By sea and by stone. Book direct with Pearl Shores in Riyadh, Dubai, AlUla, Cairo, Istanbul, Fes: 9 activities.',
    )
  })
})
