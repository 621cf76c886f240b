import { describe, expect, test } from 'vitest'
import { pageMeta, type Page } from './page-meta.ts'

const page: Page = {
  locale: 'ar',
  origin: 'https://rihla.example',
  siteName: 'رحلة',
  tagline: 'رحلة تُقرأ في الحجر',
  title: 'المنامة',
  description: 'مدينة',
  paths: { ar: '/things-to-do-in-المنامة', en: '/things-to-do-in-manama' },
}
const arabic = 'https://rihla.example/things-to-do-in-%D8%A7%D9%84%D9%85%D9%86%D8%A7%D9%85%D8%A9'
const english = 'https://rihla.example/en/things-to-do-in-manama'

const linksOf = (wish: Page) => pageMeta(wish).links.map(({ rel, hrefLang, href }) => [rel, hrefLang ?? '', href])
const robotsOf = (wish: Page) => pageMeta(wish).meta.find((one) => one.name === 'robots')?.content

describe('page links', () => {
  test.each<[string, Partial<Page>, unknown[], string | undefined]>([
    [
      'are canonical and alternate, with Arabic as the default',
      {},
      [
        ['canonical', '', arabic],
        ['alternate', 'ar', arabic],
        ['alternate', 'en', english],
        ['alternate', 'x-default', arabic],
      ],
      undefined,
    ],
    [
      'keep the number of a further page',
      { search: '?page=2' },
      [
        ['canonical', '', `${arabic}?page=2`],
        ['alternate', 'ar', `${arabic}?page=2`],
        ['alternate', 'en', `${english}?page=2`],
        ['alternate', 'x-default', `${arabic}?page=2`],
      ],
      undefined,
    ],
    [
      'of a filtered list are canonical to the whole list',
      { search: '?page=2', isVariant: true },
      [['canonical', '', arabic]],
      'noindex, follow',
    ],
    ['of a private page are not indexed', { isHidden: true }, [['canonical', '', arabic]], 'noindex'],
  ])('%s', (_, more, links, robots) => {
    expect(linksOf({ ...page, ...more })).toEqual(links)
    expect(robotsOf({ ...page, ...more })).toBe(robots)
  })
})

test('appends the site’s name to the title, once', () => {
  expect(pageMeta(page).meta[0]).toEqual({ title: 'المنامة · رحلة' })
  expect(pageMeta({ ...page, title: 'رحلة' }).meta[0]).toEqual({ title: 'رحلة' })
  expect(pageMeta({ ...page, title: 'رحلة: جولات', isBranded: true }).meta[0]).toEqual({ title: 'رحلة: جولات' })
})

test('omits the site’s name from a title that is too long with it', () => {
  const title = 'From Cairo: Fayoum and Whale Valley private 4x4 day trip'
  expect(pageMeta({ ...page, title, siteName: 'Rihla' }).meta[0]).toEqual({ title })
})

describe('the preview image', () => {
  const metaOf = (wish: Page) =>
    Object.fromEntries(pageMeta(wish).meta.flatMap((one) => (one.property ? [[one.property, one.content]] : [])))

  test('is a drawing of the page in its language, and its address changes with its content', () => {
    const shared = { kind: 'city', keys: ['manama'], shown: ['Manama', 5] } as const
    const image = metaOf({ ...page, locale: 'en', shared })['og:image']
    expect(image).toMatch(/^https:\/\/rihla\.example\/og\/en\/city\/manama\.jpg\?v=\w+$/)
    expect(metaOf({ ...page, locale: 'en', shared: { ...shared, shown: ['Manama', 6] } })['og:image']).not.toBe(image)
    expect(metaOf(page)['og:locale:alternate']).toBe('en_US')
  })

  test('is the site’s own for pages without one, and missing on private pages', () => {
    expect(metaOf(page)['og:image']).toContain('/og/ar/site.jpg?v=')
    expect(metaOf({ ...page, isHidden: true })['og:image']).toBeUndefined()
  })
})
