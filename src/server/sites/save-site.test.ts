import { describe, expect, test } from 'vitest'
import { pearlSite } from '#demo/sites/pearl.ts'
import { getSite } from './get-site.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { listAllSites } from './list-all-sites.ts'
import { removeSite } from './remove-site.ts'
import { saveSite } from './save-site.ts'
import { writeDocument } from './write-document.ts'

const fixtures = useFixtures()
const { layoutType: _layout, ...pearl } = pearlSite
const rawis = { ...pearl, code: 'rawis', host: 'rawis.example', supplier: 'rawis-of-the-valley' }

const errorsOf = async (document: unknown): Promise<string[]> => {
  try {
    await saveSite(fixtures.context, document)
    return []
  } catch (error) {
    return (error as { details: { errors: string[] } }).details.errors
  }
}

test('creates a site, finds it by its host, changes and removes it', async () => {
  expect(await saveSite(fixtures.context, rawis)).toEqual({ code: 'rawis', isNew: true })
  const made = (await listAllSites(fixtures.context)).find(({ code }) => code === 'rawis')
  expect(made).toMatchObject({
    origin: 'http://rawis.example:3000',
    supplierCode: 'rawis-of-the-valley',
    layoutType: 'default',
    isDefault: false,
  })
  expect(await saveSite(fixtures.context, { ...rawis, layoutType: 'transparent' })).toEqual({
    code: 'rawis',
    isNew: false,
  })
  expect(await writeDocument(fixtures.context, 'rawis')).toMatchObject({
    host: 'rawis.example',
    layoutType: 'transparent',
  })
  await removeSite(fixtures.context, { code: 'rawis' })
  await expect(getSite(fixtures.context.db, made?.id ?? 0)).rejects.toThrow(/no site/)
})

test('a supplier layout lists experiences without saying so', async () => {
  const { discoverType: _, ...document } = await writeDocument(fixtures.context, 'pearl')
  await saveSite(fixtures.context, { ...document, code: 'three', host: 'three.example', layoutType: 'supplier-three' })
  expect(await writeDocument(fixtures.context, 'three')).toMatchObject({ discoverType: 'experiences' })
  await removeSite(fixtures.context, { code: 'three' })
})

test.each(['rihla', 'pearl', 'atlas'])('saving the document written for %s recreates the site', async (code) => {
  const document = await writeDocument(fixtures.context, code)
  expect(await saveSite(fixtures.context, document)).toEqual({ code, isNew: false })
  expect(await writeDocument(fixtures.context, code)).toEqual(document)
})

test('sentences with claims are replaced in both languages, and the built-in ones come back', async () => {
  const { context } = fixtures
  const texts = { homeLead: { ar: 'اثنا عشر نشاطًا في وادٍ واحد.', en: 'Twelve activities in one valley.' } }
  const { code } = await saveSite(context, { ...rawis, texts })
  expect((await writeDocument(context, code)).texts).toEqual(texts)
  await saveSite(context, rawis)
  expect((await writeDocument(context, code)).texts).toEqual({})
  await removeSite(context, { code })
})

describe('errors name their field', () => {
  test.each<[string, object, string]>([
    ['an unknown text', { texts: { footer: rawis.name } }, 'texts: Unrecognized key: "footer"'],
    ['an unknown supplier', { supplier: 'nobody' }, 'supplier: there is no supplier nobody'],
    ['an unknown currency', { currencies: ['BHD', 'XXX'] }, 'currencies.1: XXX is not a known currency'],
    ['a currency without a rate', { currencies: ['BHD', 'YER'] }, 'currencies: there is no exchange rate for YER'],
    [
      'a default currency that is not offered',
      { defaultCurrency: 'EGP' },
      'defaultCurrency: must be one of the currencies',
    ],
    [
      'an unknown layout',
      { layoutType: 'fancy' },
      'layoutType: must be one of default, supplier, supplier-two, supplier-three, template-two, template-four, transparent',
    ],
    [
      'a supplier layout that lists things to do',
      { layoutType: 'supplier-two', discoverType: 'things-to-do' },
      'discoverType: must be experiences in a supplier layout',
    ],
    ['a host of another site', { host: 'pearl.localhost' }, 'host: pearl.localhost is taken by the site pearl'],
    [
      'the deployment’s own host',
      { host: 'localhost.' },
      'host: must be a lower-case host name without scheme or port, such as tours.example',
    ],
    [
      'a host with its port',
      { host: 'rawis.example:80' },
      'host: must be a lower-case host name without scheme or port, such as tours.example',
    ],
    ['a missing host', { host: null }, 'host: must be the host name of the site'],
    ['a name in one language', { name: { en: 'Rawis' } }, 'name.ar: must be text'],
    ['an unknown time zone', { zone: 'Mars/Olympus' }, 'zone: must be a time zone such as Asia/Bahrain'],
    [
      'a national phone number',
      { contact: { phone: '0501234567' } },
      'contact.phone: must be an international number such as +97317200100',
    ],
    [
      'a javascript: address',
      { social: { x: 'javascript:alert(1)' } },
      'social.x: must be an address that begins with https://',
    ],
    [
      'an invalid colour',
      { theme: { light: { primary: 'red' } } },
      'theme.light.primary: must be a colour such as #0b5d5e',
    ],
    [
      'colours with too little contrast',
      { theme: { dark: { 'on-primary': '#5cc2b8' } } },
      'theme.dark.on-primary: its contrast with primary is 1.00 and must be 4.5 or more',
    ],
  ])('%s', async (_, change, error) => {
    expect(await errorsOf({ ...rawis, ...change })).toEqual([error])
  })

  test('for an unknown field and an invalid token', async () => {
    expect((await errorsOf({ ...rawis, colour: 'red' }))[0]).toContain('colour')
    expect((await errorsOf({ ...rawis, theme: { light: { 'a}b': '#000000' } } }))[0]).toContain('theme.light')
    expect((await errorsOf('nothing'))[0]).toMatch(/^the file: /)
  })

  test('all at once, and nothing is saved', async () => {
    expect(await errorsOf({ ...rawis, supplier: 'nobody', host: 'atlas.localhost' })).toHaveLength(2)
    expect((await listAllSites(fixtures.context)).map(({ code }) => code)).toEqual(['rihla', 'pearl', 'atlas'])
  })

  test('the default site has no host besides ORIGIN', async () => {
    const document = await writeDocument(fixtures.context, 'rihla')
    expect(await errorsOf({ ...document, host: 'rihla.example' })).toEqual([
      'host: the default site is at ORIGIN, which is localhost; leave its host out',
    ])
  })
})

describe('cannot remove a site', () => {
  test.each([
    ['nobody', 'site.unknown'],
    ['rihla', 'site.is_default'],
  ])('with the code %s: %s', async (code, refusal) => {
    await expect(removeSite(fixtures.context, { code })).rejects.toMatchObject({ code: refusal })
  })

  test('that has a message', async () => {
    await fixtures.context.db.rows({
      name: 'test.message',
      text: `insert into message (site_id, name, email, topic, body, language) select id, 'N', 'n@example.com', 'other', 'x', 'en' from site where code = 'atlas'`,
    })
    await expect(removeSite(fixtures.context, { code: 'atlas' })).rejects.toMatchObject({ code: 'site.has_history' })
  })
})
