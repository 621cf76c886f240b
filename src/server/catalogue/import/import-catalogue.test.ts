import { describe, expect, test } from 'vitest'
import type { Tx } from '#server/kernel/database.ts'
import { useImport } from '#test/support/import-files.ts'
import { firstIfEmbedded } from '#test/support/in-full.ts'
import { sampleProduct } from '#test/support/sample-product.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const importFiles = useImport(fixtures)

const rows = (text: string, ...values: unknown[]) =>
  fixtures.context.db.rows<Record<string, unknown>>({ name: `test.${text}`, text, values })
const productCount = async () => Number((await rows('select count(*) as count from product'))[0]?.['count'])

const SUPPLIERS = 'code,name_ar,name_en,about_ar,about_en,country,email,phone'
const oneSupplier = `${SUPPLIERS}\nnew-one,جديد,New,نص,Text,SA,a@b.example,+966500000000`

describe('an error names file, row and field', () => {
  test.each<{ error: string; change: (product: ReturnType<typeof sampleProduct>) => unknown }>(
    firstIfEmbedded([
      { error: 'title.en: is missing', change: (p) => delete (p.title as { en?: string }).en },
      { error: 'title.ar: is empty', change: (p) => (p.title.ar = ' ') },
      { error: 'titel: is not known. Did you mean "title"?', change: (p) => Object.assign(p, { titel: p.title }) },
      { error: 'city: there is no city "riyad"', change: (p) => (p.city = 'riyad') },
      { error: 'category: there is no category "nope"', change: (p) => (p.category = 'nope') },
      { error: 'supplier: there is no supplier "nope"', change: (p) => (p.supplier = 'nope') },
      { error: 'currency: is not a supported currency', change: (p) => (p.currency = 'XXX') },
      { error: 'code: must be lower-case Latin letters', change: (p) => (p.code = 'Not A Code') },
      { error: 'slug.ar: must be lower-case letters and digits', change: (p) => (p.slug.ar = 'فيه مسافة') },
      {
        error: 'slug.en: "the-edge" is already used in its city, at products.json $[0]',
        change: (p) => (p.slug.en = 'the-edge'),
      },
      {
        error:
          'slug.en: "edge-of-the-world-with-a-geologist" is already used in its city, by "edge-of-the-world" in the database',
        change: (p) => (p.slug.en = 'edge-of-the-world-with-a-geologist'),
      },
      { error: 'code: "the-edge" is already at products.json $[0]', change: (p) => (p.code = 'the-edge') },
      { error: 'highlights: has 2 lines in Arabic and 1 in English', change: (p) => p.highlights.ar.push('زيادة') },
      { error: 'guideLanguages[0]: is not a language code', change: (p) => (p.guideLanguages = ['arabic']) },
      { error: 'meetingPoint.lat: must be a number from -90 to 90', change: (p) => (p.meetingPoint.lat = 91) },
      { error: 'meetingPoint.lon: is not known', change: (p) => Object.assign(p.meetingPoint, { lon: 1 }) },
      { error: 'options: is missing: a product', change: (p) => (p.options = []) },
      { error: 'options: must be empty', change: (p) => (p.pricingPer = 'quote') },
      { error: 'pictures: is missing', change: (p) => (p.pictures = []) },
      { error: "minDuration: must be 1 if the rate is 'once'", change: (p) => Object.assign(p, { minDuration: 2 }) },
      { error: 'leastTravellers: must be left out', change: (p) => Object.assign(p, { leastTravellers: 2 }) },
      {
        error: 'mostTravellers: is below the smallest party of 8',
        change: (p) => Object.assign(p, { pricingPer: 'quote', options: [], leastTravellers: 8, mostTravellers: 6 }),
      },
      {
        error: 'pictures[0].src: is at evil.example, which is not one of IMAGE_HOSTS',
        change: (p) => (p.pictures[0]!.src = 'https://evil.example/a.jpg'),
      },
      { error: 'pictures[0].src: must be https', change: (p) => (p.pictures[0]!.src = 'http://cdn.example/a.jpg') },
      {
        error: 'pictures[0].src: names an unknown kind of scene: "dunes". Did you mean "dune"?',
        change: (p) => (p.pictures[0]!.src = 'scenes/dunes-dawn-a.svg'),
      },
      {
        error: 'pictures[0].src: is not a path below MEDIA_DIR',
        change: (p) => (p.pictures[0]!.src = 'files/../secret'),
      },
      { error: 'options[0].capacity: must be a whole number from 1', change: (p) => (p.options[0]!.capacity = 0) },
      { error: 'options[0].units: is missing', change: (p) => (p.options[0]!.units = []) },
      {
        error: 'options[0].units[0].priceMinor: must be a whole number of minor units',
        change: (p) => (p.options[0]!.units[0]!.priceMinor = 12.5),
      },
      {
        error: 'options[0].units[0].priceMinor: is below zero',
        change: (p) => (p.options[0]!.units[0]!.priceMinor = -1),
      },
      {
        error: 'options[0].units[0].maxAge: is 3, below the minimum age of 13',
        change: (p) => Object.assign(p.options[0]!.units[0]!, { maxAge: 3 }),
      },
      {
        error: 'options[0].units[0].maxAge: must be a whole number from 0 to 120',
        change: (p) => Object.assign(p.options[0]!.units[0]!, { maxAge: 900 }),
      },
      {
        error: 'options[0].units[0].originalMinor: must be more than the price',
        change: (p) => Object.assign(p.options[0]!.units[0]!, { originalMinor: 1 }),
      },
      {
        error: 'options[0].units[1].accompaniedBy: there is no unit "adlut" in its option',
        change: (p) => Object.assign(p.options[0]!.units[1]!, { accompaniedBy: ['adult', 'adlut'] }),
      },
      {
        error: 'options[0].units[1].accompaniedBy: names the unit itself',
        change: (p) => Object.assign(p.options[0]!.units[1]!, { accompaniedBy: ['child'] }),
      },
      {
        error: 'options[0].units[1].accompaniedBy[0]: must be lower-case Latin letters',
        change: (p) => Object.assign(p.options[0]!.units[1]!, { accompaniedBy: ['An adult'] }),
      },
      {
        error: 'options[0].units[0].kind: must be one of adult',
        change: (p) => (p.options[0]!.units[0]!.kind = 'adlut'),
      },
      {
        error: 'options[0].units[2].code: "adult" is already at products.json $[1].options[0].units[0]',
        change: (p) => p.options[0]!.units.push({ ...p.options[0]!.units[0]! }),
      },
      {
        error: 'options[0].schedules[0].capacity: must be a whole number from 1',
        change: (p) => (p.options[0]!.schedules[0]!.capacity = 0),
      },
      {
        error: 'options[0].schedules[0].validTo: is before the first day',
        change: (p) => (p.options[0]!.schedules[0]!.validTo = '2019-12-31'),
      },
      {
        error: 'options[0].schedules[0].validFrom: must be a calendar day',
        change: (p) => (p.options[0]!.schedules[0]!.validFrom = '2026-02-30'),
      },
      { error: 'title.en: has a character that cannot be stored', change: (p) => (p.title.en = 'Cut \ud800') },
      { error: 'expiresOn: must be a calendar day', change: (p) => Object.assign(p, { expiresOn: '0000-01-01' }) },
      {
        error: 'options[0].schedules[0].startTimes[0]: is not a time of day',
        change: (p) => (p.options[0]!.schedules[0]!.startTimes = ['24:00']),
      },
      {
        error: 'options[0].schedules[0].weekdays[0]: must be from 1 (Monday) to 7 (Sunday)',
        change: (p) => (p.options[0]!.schedules[0]!.weekdays = [0]),
      },
      {
        error: 'options[0].schedules[0].exceptions[0].capacity: must be empty on a closed day',
        change: (p) => p.options[0]!.schedules[0]!.exceptions.push({ date: '2030-01-01', isClosed: true, capacity: 5 }),
      },
      {
        error: 'cancellation[1].day: "1" is already at',
        change: (p) => p.cancellation.push({ ...p.cancellation[0]! }),
      },
    ]),
  )('$error', async ({ error, change }) => {
    const second = sampleProduct('second')
    change(second)
    const before = await productCount()
    const { errors } = await importFiles({ 'products.json': [sampleProduct('the-edge'), second] })
    expect(errors.listed.join('\n')).toContain(`products.json $[1].${error}`)
    expect(errors.count).toBe(1)
    expect(await productCount()).toBe(before)
  })

  test.each(
    firstIfEmbedded([
      { error: 'suppliers.csv:2 email: is not an email address', text: oneSupplier.replace('a@b.example', 'nobody') },
      { error: 'suppliers.csv:2 name_en: is missing', text: oneSupplier.replace(',New,', ',,') },
      { error: 'suppliers.csv:2 country: is not a country code', text: oneSupplier.replace(',SA,', ',XX,') },
      { error: "suppliers.csv:2 phone: must begin with '+'", text: oneSupplier.replace('+966500000000', '0500') },
      {
        error: 'suppliers.csv:1 name_ra: is not a column of suppliers. Did you mean "name_ar"?',
        text: oneSupplier.replace('name_ar', 'name_ra'),
        others: 1,
      },
      {
        error: 'suppliers.csv:1 phone: is missing: the file has no such column',
        text: oneSupplier.replaceAll(/,[^,\n]*(?=\n|$)/g, ''),
      },
      { error: 'suppliers.csv:2: has 9 cells, but there are 8 columns', text: `${oneSupplier},more` },
      {
        error: 'suppliers.csv:3 code: "new-one" is already at suppliers.csv:2',
        text: `${oneSupplier}\n${oneSupplier.split('\n')[1]}`,
      },
      { error: 'suppliers.csv:2: is not UTF-8', text: Buffer.from(`${SUPPLIERS}\nnew,\xe9`, 'latin1') },
      { error: 'suppliers.csv:1: is UTF-16', text: Buffer.from(`\uFEFF${oneSupplier}`, 'utf16le') },
      { error: 'suppliers.csv:2: cannot be read: Quote Not Closed', text: `${SUPPLIERS}\n"new-one` },
      { error: 'suppliers.csv: is empty', text: '' },
    ]),
  )('$error', async ({ error, text, others = 0 }) => {
    const { errors } = await importFiles({ 'suppliers.csv': text })
    expect(errors.listed.join('\n')).toContain(error)
    expect(errors.count).toBe(1 + others)
  })

  test('refuses a file of an unknown kind, invalid JSON, and a CSV file without the files that belong to it', async () => {
    const { errors } = await importFiles({
      'prodcuts.csv': '',
      'products.json': '[{',
      'units.csv': 'product',
      'other.json': [],
    })
    expect(errors.listed).toEqual([
      'other.json: is a list of an unknown kind: rename the file to one of suppliers.json, cities.json, categories.json, products.json',
      'prodcuts.csv: has a name that matches no kind. Did you mean "products"?',
      expect.stringMatching(/^products\.json: is not JSON: .*position 2/),
      'units.csv: requires options.csv and schedules.csv: options, units and schedules are imported together',
      expect.stringContaining('units.csv:1 option: is missing: the file has no such column'),
      ...Array.from({ length: 5 }, () => expect.stringMatching(/^units\.csv:1 /)),
    ])
  })
})

describe('an import for one supplier', () => {
  const onlyNajd = { onlySupplier: 'najd-trails' }

  test("does not take over another supplier's product with the same code", async () => {
    const theirs = `select p.code, p.title, s.code as supplier from product p join supplier s on s.id = p.supplier_id
      where s.code = 'creek-and-ghaf' order by p.id`
    const before = await rows(theirs)
    const { errors } = await importFiles({ 'products.json': [sampleProduct(String(before[0]?.['code']))] }, onlyNajd)
    expect(errors.listed).toEqual([
      'products.json $[0].code: is a product of creek-and-ghaf; this import is for najd-trails only',
    ])
    expect(await rows(theirs)).toEqual(before)
  })

  test('does not change other suppliers', async () => {
    const { errors } = await importFiles({ 'suppliers.csv': oneSupplier }, onlyNajd)
    expect(errors.listed).toEqual(['suppliers.csv:2 code: is new-one; this import is for najd-trails only'])
    const own = await importFiles({ 'suppliers.csv': oneSupplier.replace('new-one', 'najd-trails') }, onlyNajd)
    expect([own.errors.count, own.written.suppliers?.changed]).toEqual([0, 1])
  })
})

describe('an import is all or nothing', () => {
  test('an error in the last row leaves nothing', async () => {
    const before = await productCount()
    const products = Array.from({ length: 60 }, (_, index) => sampleProduct(`many-${index}`))
    products[59]!.options[0]!.units[1]!.priceMinor = -5
    const { errors } = await importFiles({
      'products.ndjson': products.map((product) => JSON.stringify(product)).join('\n'),
    })
    expect(errors.listed).toEqual(['products.ndjson:60 options[0].units[1].priceMinor: is below zero'])
    expect(await productCount()).toBe(before)
  })

  test.each(['import.add.units', 'import.add.departures'])('a crash at %s leaves nothing', async (statement) => {
    const before = await productCount()
    const { db } = fixtures.context
    const crashing = {
      ...db,
      transaction: <T>(work: (tx: Tx) => Promise<T>) =>
        db.transaction((tx) =>
          work({
            ...tx,
            rows: async (sent) => {
              if (sent.name === statement) throw new Error('crash')
              return tx.rows(sent)
            },
          }),
        ),
    }
    const run = importFiles({ 'products.json': [sampleProduct('crashing')] }, {}, crashing)
    await expect(run).rejects.toThrow('crash')
    expect(await productCount()).toBe(before)
  })

  test('a check reports what would change and writes nothing', async () => {
    const before = await productCount()
    const report = await importFiles({ 'products.json': [sampleProduct('checked')] }, { isCheck: true })
    expect(report.errors.count).toBe(0)
    expect(report.written.products).toEqual({ added: 1, changed: 0, withdrawn: 0 })
    expect(await productCount()).toBe(before)
  })
})

/** All columns of a product except its timestamps. */
const productRows = (code: string) =>
  rows(
    `select to_jsonb(p) as product, (select jsonb_agg(to_jsonb(o) order by o.id) from option o where o.product_id = p.id) as options,
      (select jsonb_agg(to_jsonb(u) order by u.id) from option o join unit u on u.option_id = o.id where o.product_id = p.id) as units,
      (select jsonb_agg(to_jsonb(h) order by h.id) from option o join schedule h on h.option_id = o.id where o.product_id = p.id) as schedules,
      (select jsonb_agg(to_jsonb(d) order by d.id) from option o join departure d on d.option_id = o.id where o.product_id = p.id) as departures,
      (select jsonb_agg(to_jsonb(m) order by m.id) from product_media m where m.product_id = p.id) as pictures,
      (select jsonb_agg(to_jsonb(e) order by e.id) from extra e where e.product_id = p.id) as extras,
      (select jsonb_agg(to_jsonb(k) order by k.id) from pickup_point k where k.product_id = p.id) as pickups
    from product p where p.code = $1`,
    code,
  )

describe('a repeated import', () => {
  test('changes no row if the files are unchanged', async () => {
    await importFiles({ 'products.json': [sampleProduct('same')] })
    const before = await productRows('same')
    const { written } = await importFiles({ 'products.json': [sampleProduct('same')] })
    for (const [kind, done] of Object.entries(written))
      expect({ kind, ...done }).toEqual({ kind, added: 0, changed: 0, withdrawn: 0 })
    expect(await productRows('same')).toEqual(before)
  })

  test('changes what differs, by code, and the derived values', async () => {
    await importFiles({ 'products.json': [sampleProduct('changing')] })
    const product = sampleProduct('changing')
    product.title.en = 'A night with falcons'
    product.cancellation = [{ day: 1, percentage: 50 }]
    product.options[0]!.units[0]!.priceMinor = 15_000
    product.options[0]!.durationMinutes = 300
    product.pictures.reverse()
    const { written } = await importFiles({ 'products.json': [product] })
    expect(written).toMatchObject({
      products: { added: 0, changed: 1 },
      units: { added: 0, changed: 1 },
      pictures: { added: 0, changed: 4 },
    })
    const [row] = await rows(
      `select from_minor, duration_minutes, free_cancellation, search_text like '%falcons%' as is_found,
        (select count(*)::int from search_term where word = 'falcons') as words,
        (select ends_at - starts_at = interval '5 hours' from option o join departure d on d.option_id = o.id where o.product_id = p.id limit 1) as is_longer
        from product p where code = $1`,
      'changing',
    )
    expect(row).toEqual({
      from_minor: 15_000,
      duration_minutes: 300,
      free_cancellation: false,
      is_found: true,
      words: 1,
      is_longer: true,
    })
  })

  test('leaves lists that the file omits, and empties those that it contains as empty', async () => {
    await importFiles({ 'products.json': [sampleProduct('lists')] })
    const { options: _options, pickups: _pickups, cancellation: _rules, ...rest } = sampleProduct('lists')
    await importFiles({ 'products.json': [{ ...rest, extras: [] }] })
    const [row] = await rows(
      `select (select count(*)::int from option o where o.product_id = p.id and o.is_listed) as options,
        (select count(*)::int from pickup_point k where k.product_id = p.id and k.is_listed) as pickups,
        (select count(*)::int from extra e where e.product_id = p.id and e.is_listed) as extras, p.from_minor, p.cancellation
      from product p where code = $1`,
      'lists',
    )
    expect(row).toMatchObject({
      options: 1,
      pickups: 1,
      extras: 0,
      from_minor: 20_000,
      cancellation: [{ day: 1, percentage: 0 }],
    })
  })

  test('swaps two slugs', async () => {
    await importFiles({ 'products.json': [sampleProduct('left'), sampleProduct('right')] })
    const [left, right] = [sampleProduct('left'), sampleProduct('right')]
    const slug = left.slug
    left.slug = right.slug
    right.slug = slug
    const { errors, warnings } = await importFiles({ 'products.json': [left, right] })
    expect(errors.listed).toEqual([])
    expect(warnings.listed).toContainEqual(
      expect.stringContaining('products.json $[0].slug.en: the address changes from "left" to "right"'),
    )
    expect(
      await rows('select code, slug_en from product where code = any ($1) order by code', ['left', 'right']),
    ).toEqual([
      { code: 'left', slug_en: 'right' },
      { code: 'right', slug_en: 'left' },
    ])
  })

  test('makes products findable by the new name of their city, including those in no file', async () => {
    const [city] = await rows(
      'select code, slug_ar, slug_en, name, summary, about, country, zone, lat, lng, picture from city where code = $1',
      'aswan',
    )
    const { slug_ar, slug_en, name, ...rest } = city as { slug_ar: string; slug_en: string; name: object }
    const renamed = { ...rest, slug: { ar: slug_ar, en: slug_en }, name: { ...name, en: 'Syene' } }
    const { written } = await importFiles({ 'cities.json': [renamed] })
    expect(written.cities).toEqual({ added: 0, changed: 1, withdrawn: 0 })
    const found = await rows(
      `select count(*)::int as all, (count(*) filter (where search_text like '%syene%'))::int as renamed
        from product p join city c on c.id = p.city_id where c.code = 'aswan'`,
    )
    expect(found[0]?.['all']).toBeGreaterThan(3)
    expect(found[0]?.['renamed']).toBe(found[0]?.['all'])
  })

  test('withdraws products missing from the files only on request', async () => {
    const [supplier] = await rows(`select id from supplier where code = 'najd-trails'`)
    const published = async (code: string) =>
      (
        await rows(
          `select count(*)::int as n from product p join supplier s on s.id = p.supplier_id where p.status = 'published' and s.code = $1`,
          code,
        )
      )[0]?.['n']
    const others = await published('creek-and-ghaf')
    await importFiles({ 'products.json': [sampleProduct('only')] })
    expect(await published('najd-trails')).toBeGreaterThan(1)
    const { missing } = await importFiles(
      { 'products.json': [sampleProduct('only')] },
      { withdrawMissing: { supplierId: Number(supplier?.['id']) }, onlySupplier: 'najd-trails' },
    )
    expect(missing).toBeGreaterThan(0)
    expect(await published('najd-trails')).toBe(1)
    expect(await published('creek-and-ghaf')).toBe(others)
  })
})
