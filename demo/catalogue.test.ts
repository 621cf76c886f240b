import { describe, expect, test } from 'vitest'
import { checkRedirect } from '#domain/redirect-target.ts'
import { drawScene } from '#server/media/scenes/draw-scene.ts'
import { sceneKinds } from '#server/media/scenes/scene-kinds.ts'
import { cities } from './catalogue.ts'
import { redirects } from './redirects.ts'
import { posts } from './words.ts'
import { answeredReviews } from './host-replies.ts'
import { reviewPhotos } from './review-photos.ts'
import type { DemoReview } from './shape.ts'
import { shownBy } from './scene-features.ts'
import { productsWithShortReviews, shortReviewsOf } from './short-reviews.ts'
import { importedSchedules } from './schedules.ts'

const LONGEST_TITLE = { ar: 50, en: 60 }
const products = cities.flatMap((city) => city.products)
const languages = ['ar', 'en'] as const

test('no list price is finer than the payable step', () => {
  const errors = cities.flatMap((city) =>
    city.products.flatMap((product) => {
      const prices = [
        ...product.options.flatMap((option) =>
          option.units.flatMap((unit) => [unit.priceMinor, unit.originalMinor ?? 0]),
        ),
        ...(product.extras ?? []).map((extra) => extra.priceMinor),
        ...(product.pickups ?? []).map((pickup) => pickup.priceMinor),
      ]
      const step = ['KWD', 'BHD', 'OMR', 'JOD', 'TND'].includes(product.currency) ? 10 : 1
      return prices.filter((price) => price % step !== 0).map((price) => `${product.code} ${price}`)
    }),
  )
  expect(errors).toEqual([])
})

test('Arabic texts of activities, also of their pick-ups, address their reader in the plural, never both ways', () => {
  // As whole words: with the ending of the plural they are others.
  const toOne =
    /(?<!\p{L})[وفل]?(?:يمكنك|معك|عليك|إليك|عندك|لديك|فندقك|باخرتك|مجموعتك|اسمك|هاتفك|مرشدك|سيارتك|أطفالك|عائلتك|وقتك)(?!\p{L})/u
  const wordsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value !== null && typeof value === 'object'
        ? Object.entries(value).flatMap(([key, part]) => (key === 'slug' || key === 'reviews' ? [] : wordsIn(part)))
        : []
  const mixed = products.flatMap((product) => wordsIn(product).filter((text) => toOne.test(text)))
  expect(mixed).toEqual([])
})

test.each(languages)('every title in %s says the place, a colon and what one does, within its length', (language) => {
  const titles = products.map(({ title }) => title[language])
  expect(titles.filter((title) => !/^[^:]+: \S/.test(title) || title.length > LONGEST_TITLE[language])).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
})

test('every redirect is one that an operator may save, from an address that is free to a page of the catalogue', () => {
  const pages = cities.flatMap((city) =>
    city.products.flatMap(({ slug }) =>
      languages.map((language) => `/things-to-do-in-${city.slug[language]}/${slug[language]}`),
    ),
  )
  for (const [index, wish] of redirects.entries()) {
    expect(checkRedirect({ ...wish, ownOrigin: 'http://localhost' }, redirects.slice(0, index))).toMatchObject({
      from: wish.from,
    })
    expect(pages).toContain(wish.to)
    expect(pages).not.toContain(wish.from)
  }
})

test('no itinerary takes longer than the longest option', () => {
  const isAlternative = (title: string) => /^Route \S+: /.test(title)
  const errors = products
    .filter(({ options }) => options.length > 0)
    .map(({ code, itinerary, options }) => ({
      code,
      minutes: itinerary.reduce((sum, { title, minutes = 0 }) => sum + (isAlternative(title.en) ? 0 : minutes), 0),
      longest: Math.max(...options.map(({ durationMinutes }) => durationMinutes)),
    }))
    .filter(({ minutes, longest }) => minutes > longest)
  expect(errors).toEqual([])
})

describe('a length that a text says', () => {
  const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  const hours = ['', 'ساعة', 'ساعتان', 'ثلاث ساعات', 'أربع ساعات', 'خمس ساعات', 'ست ساعات', 'سبع ساعات', 'ثماني ساعات', 'تسع ساعات', 'عشر ساعات'] // prettier-ignore
  const number = `(\\d+(?:\\.\\d+)?|${numbers.slice(1).join('|')})`
  const english = `${number}(?:[- ](and a half))?[- ]hours?\\b(?: (\\d+) minutes)?`
  const lengthOf = ([, count = '', half, minutes]: RegExpMatchArray) =>
    60 * (numbers.includes(count.toLowerCase()) ? numbers.indexOf(count.toLowerCase()) : Number(count)) +
    (half === undefined ? 0 : 30) +
    Number(minutes ?? 0)
  const arabic = new RegExp(`^(${hours.slice(1).join('|')})(?: (ونصف)| و(\\d+) دقيقة)?(?=[ .،:])(?! (?:و|عمل))`)
  const arabicLengthOf = ([, count = '', half, minutes]: RegExpMatchArray) =>
    60 * hours.indexOf(count) + (half === undefined ? 0 : 30) + Number(minutes ?? 0)

  test('at the beginning of an option is that of the option', () => {
    let said = 0
    const errors = products.flatMap(({ code, options }) =>
      options.flatMap(({ code: option, description, durationMinutes }) => {
        const inEnglish = new RegExp(`^(?:A (?:private )?)?${english}(?! of )`, 'i').exec(description.en)
        const inArabic = arabic.exec(description.ar)
        const lengths = [inEnglish && lengthOf(inEnglish), inArabic && arabicLengthOf(inArabic)].filter(
          (one) => one !== null,
        )
        said += lengths.length
        return lengths.filter((length) => length !== durationMinutes).map((length) => `${code}/${option}: ${length}`)
      }),
    )
    expect(errors).toEqual([])
    expect(said).toBeGreaterThan(60)
  })

  test('as that of the activity is that of one of its options', () => {
    let said = 0
    const pattern = new RegExp(`(?:takes|lasts|Allow|back (?:about|within about|in)|yours for) ${english}`, 'gi')
    const errors = products.flatMap(({ code, overview, options }) =>
      [...overview.en.matchAll(pattern)].flatMap((match) => {
        said += 1
        const isRight = options.some(({ durationMinutes }) => durationMinutes === lengthOf(match))
        return isRight ? [] : [`${code}: ${match[0]}`]
      }),
    )
    expect(errors).toEqual([])
    expect(said).toBeGreaterThan(25)
  })
})

test('no option accepts children who are too young by what there is to know before one goes', () => {
  const said = products.flatMap(({ code, knowBeforeYouGo, options }) => {
    const text = knowBeforeYouGo?.en.join('\n') ?? ''
    const [, age] =
      /(?:minimum age (?:is )?|suitable for children under |^children under (?=\d+, pregnant))(\d+)/im.exec(text) ?? []
    return age === undefined ? [] : [{ code, age: Number(age), options }]
  })
  expect(said.length).toBeGreaterThan(6)
  const younger = said.flatMap(({ code, age, options }) =>
    options
      .filter(({ units }) => Math.min(...units.map(({ minAge }) => minAge ?? 0)) < age)
      .map((option) => `${code} ${option.code}`),
  )
  expect(younger).toEqual([])
})

test('options named after sunset or sunrise, and balloon flights, follow the sun', () => {
  const fixed = products.flatMap(({ code, category, options }) =>
    options
      .filter((option) => category === 'air-balloon' || /sunset|sunrise|dusk/.test(option.code))
      .flatMap((option) => option.schedules)
      .flatMap(({ startTimes }) =>
        startTimes.filter((time) => typeof time === 'string').map((time) => `${code} ${time}`),
      ),
  )
  expect(fixed).toEqual([])
})

test('a winter camp has no departure in summer', () => {
  for (const code of [
    'sakhir-camp',
    'mutlaa-winter-camp',
    'wahiba-sands-camp-nights',
    'empty-quarter-car-by-the-day',
  ]) {
    const city = cities.find((one) => one.products.some((product) => product.code === code))!
    const options = city.products.find((product) => product.code === code)!.options
    const periods = options.flatMap(({ schedules }) => importedSchedules(schedules, city, '2026-01-01'))
    expect(periods.filter(({ validFrom, validTo }) => validFrom <= '2026-07-15' && '2026-07-15' <= validTo)).toEqual([])
  }
})

test('no picture of a city, its activities or their reviews shows what the city has not', () => {
  const errors = cities.flatMap(({ code, has, picture, products: own }) => {
    const codes = new Set(own.map((product) => product.code))
    const photos = reviewPhotos.filter(({ product }) => codes.has(product)).flatMap((review) => review.photos)
    return [picture, ...own.flatMap(({ pictures }) => pictures), ...photos].flatMap(({ kind, alt }) =>
      shownBy[kind].filter((feature) => !has.includes(feature)).map((feature) => ({ code, feature, kind, alt })),
    )
  })
  expect(errors).toEqual([])
})

test('a scene declares the palms and the camels that it draws', () => {
  const paths = { palms: '<path d="M-4.500 0C-3-40 ', camels: '<path d="M14-52C18-62 27-63 ' }
  const seeds = Array.from({ length: 12 }, (_, n) => `seed-${n}`)
  for (const kind of sceneKinds) {
    const drawn = seeds.map((seed) => drawScene({ kind, time: 'day', seed, width: 1200, height: 800 })).join('')
    const declared = { palms: shownBy[kind].includes('palms'), camels: shownBy[kind].includes('camels') }
    expect({ palms: drawn.includes(paths.palms), camels: drawn.includes(paths.camels) }, kind).toEqual(declared)
  }
})

test('no two activities of a city begin with the same scene, nor do neighbouring cities have the same kind', () => {
  for (const { code, products: own } of cities) {
    const scenes = own.map(({ pictures: [first] }) => `${first?.kind} ${first?.time}`)
    expect(
      scenes.filter((scene, place) => scenes.indexOf(scene) !== place),
      code,
    ).toEqual([])
  }
  const kinds = cities.map(({ picture }) => picture.kind)
  expect(cities.filter((_, place) => place > 0 && kinds[place] === kinds[place - 1]).map(({ code }) => code)).toEqual(
    [],
  )
})

test('no gallery shows a scene twice in a row, and no drawing appears twice in the catalogue', () => {
  const errors = products.flatMap(({ code, pictures }) =>
    pictures.flatMap(({ kind }, place) => (kind === pictures[place - 1]?.kind ? [`${code}: ${kind}`] : [])),
  )
  expect(errors).toEqual([])
  const names = products.flatMap(({ pictures }) => pictures.map(({ kind, time, seed }) => `${kind}-${time}-${seed}`))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

describe('the reviews', () => {
  const reviewsOf = ({ code, reviews }: { code: string; reviews: DemoReview[] }) => [
    ...reviews,
    ...shortReviewsOf(code),
  ]
  const all = products.flatMap(reviewsOf)

  test('are of activities in the catalogue', () => {
    const codes = products.map(({ code }) => code)
    expect(productsWithShortReviews.filter((code) => !codes.includes(code))).toEqual([])
  })

  test('are answered by hosts only where they exist', () => {
    for (const [code, titles] of answeredReviews) {
      const product = products.find((one) => one.code === code)
      const written = [...(product?.reviews ?? []), ...shortReviewsOf(code)].map(({ title }) => title)
      expect(
        titles.filter((title) => !written.includes(title)),
        code,
      ).toEqual([])
    }
  })

  test('are low for three to five in a hundred', () => {
    const low = all.filter(({ rating }) => rating < 3).length / all.length
    expect(low).toBeGreaterThanOrEqual(0.03)
    expect(low).toBeLessThanOrEqual(0.05)
  })

  test('are by no author more than three times', () => {
    const counts = Map.groupBy(all, ({ author }) => author)
    expect([...counts].filter(([, own]) => own.length > 3).map(([author]) => author)).toEqual([])
  })

  test('do not spread alike over all activities', () => {
    const spreads = Map.groupBy(products, (product) =>
      reviewsOf(product)
        .map(({ rating }) => rating)
        .sort()
        .join(),
    )
    const commonest = Math.max(...[...spreads.values()].map((own) => own.length))
    expect(commonest / products.length).toBeLessThan(0.4)
  })
})

test.each(languages)('activities that a post links to in %s are in the catalogue, under their title', (language) => {
  const prefix = { ar: '', en: '/en' }[language]
  const known = cities.flatMap((city) =>
    city.products.map(
      ({ title, slug }) => `[${title[language]}](${prefix}/things-to-do-in-${city.slug[language]}/${slug[language]})`,
    ),
  )
  const links = posts.map(({ body }) => body[language].match(/^\[.*\)$/gm) ?? [])
  expect(links.filter((ofPost) => ofPost.length < 2)).toEqual([])
  expect(links.flat().filter((link) => !known.includes(link))).toEqual([])
})
