import { fromPrice } from '#domain/price.ts'
import { departuresOf } from '#domain/schedule.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { searchTextOf } from '#server/search/search-text.ts'
import { categories, cities, suppliers } from './catalogue.ts'
import { insertRows } from './insert-rows.ts'
import { currencyRates, marketplace } from './marketplace.ts'
import type { DemoCity, DemoOption, DemoPicture, DemoProduct, Words } from './shape.ts'
import { faqs, pages, posts, testimonials } from './words.ts'

const DAYS = 180

/**
 * Fills an empty database with the demo catalogue, its departures from `today` (YYYY-MM-DD) for 180 days, some sold out, some
 * nearly. All or nothing; does nothing when there is a catalogue already. Answers whether it seeded.
 */
export async function seedDemo(db: Db, input: { today: string }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [existing] = await tx.rows<{ count: number }>({
      name: 'seed.count',
      text: 'select count(*) as count from site',
    })
    if (existing && existing.count > 0) return false

    await insertRows(tx, 'site', [marketplace])
    await insertRows(
      tx,
      'exchange_rate',
      currencyRates.map((rate) => ({ ...rate, as_of: input.today })),
    )
    const supplierIds = await insertByCode(tx, 'supplier', suppliers)
    const categoryIds = await insertByCode(
      tx,
      'category',
      categories.map((category, position) => ({
        code: category.code,
        slug_ar: category.slug.ar,
        slug_en: category.slug.en,
        name: category.name,
        summary: category.summary,
        icon: category.icon,
        picture: mediaOf(category.picture),
        position,
      })),
    )
    const cityIds = await insertByCode(tx, 'city', cities.map(cityRow))
    for (const city of cities) {
      for (const product of city.products)
        await seedProduct(tx, { city, product, cityIds, categoryIds, supplierIds, today: input.today })
    }
    await seedWords(tx, { cityIds, today: input.today })
    await sellSome(tx)
    return true
  })
}

type Ids = Map<string, number>

interface ProductToSeed {
  city: DemoCity
  product: DemoProduct
  cityIds: Ids
  categoryIds: Ids
  supplierIds: Ids
  today: string
}

async function seedProduct(tx: Tx, seed: ProductToSeed): Promise<void> {
  const { city, product } = seed
  const lowest = fromPrice(
    product.options.flatMap((option) =>
      option.units.map((unit) => ({
        kind: unit.kind,
        priceMinor: unit.priceMinor,
        originalMinor: unit.originalMinor ?? null,
      })),
    ),
  )
  const { id } = await insertRow(tx, 'product', {
    created_at: new Date(Date.parse(seed.today) - daysListed(product) * 86_400_000).toISOString(),
    code: product.code,
    city_id: idOf(seed.cityIds, city.code),
    category_id: idOf(seed.categoryIds, product.category),
    supplier_id: idOf(seed.supplierIds, product.supplier),
    slug_ar: product.slug.ar,
    slug_en: product.slug.en,
    title: product.title,
    summary: product.summary,
    overview: product.overview,
    highlights: product.highlights,
    includes: product.includes,
    excludes: product.excludes,
    bring: product.bring,
    know: product.knowBeforeYouGo,
    itinerary: product.itinerary,
    guide_languages: product.guideLanguages,
    pricing_per: product.pricingPer,
    rate: product.rate,
    min_duration: product.minDuration,
    currency: product.currency,
    from_minor: lowest?.priceMinor ?? null,
    from_original_minor: lowest?.originalMinor ?? null,
    duration_minutes: Math.min(...product.options.map((option) => option.durationMinutes), 24 * 60),
    is_private: product.isPrivate,
    pay_later: product.payLater,
    confirmation: product.confirmation,
    cutoff_minutes: product.cutoffMinutes,
    pickup: product.pickup,
    drop_off: product.dropOff,
    meeting_point: product.meetingPoint,
    cancellation: product.cancellation,
    free_cancellation: product.cancellation.some((rule) => rule.percentage === 0),
    rating_sum: product.reviews.reduce((sum, review) => sum + review.rating, 0),
    rating_count: product.reviews.length,
    search_text: searchTextOf({
      ...product,
      cityName: city.name,
      country: city.country,
      categoryName: categoryNameOf(product),
    }),
  })
  await insertRows(
    tx,
    'product_media',
    product.pictures.map((picture, position) => ({ product_id: id, position, ...mediaOf(picture) })),
  )
  await insertRows(
    tx,
    'extra',
    product.extras.map((extra, position) => ({
      product_id: id,
      code: extra.code,
      position,
      title: extra.title,
      per: extra.per,
      price_minor: extra.priceMinor,
      max_quantity: extra.maxQuantity,
    })),
  )
  await insertRows(
    tx,
    'pickup_point',
    product.pickups.map((pickup, position) => ({
      product_id: id,
      code: pickup.code,
      position,
      name: pickup.name,
      address: pickup.address,
      minutes_before: pickup.minutesBefore,
      price_minor: pickup.priceMinor,
      lat: pickup.lat,
      lng: pickup.lng,
    })),
  )
  await insertRows(
    tx,
    'review',
    product.reviews.map((review) => ({
      product_id: id,
      author: review.author,
      country: review.country,
      rating: review.rating,
      language: review.language,
      traveller_type: review.travellerType,
      title: review.title,
      body: review.body,
      created_at: new Date(Date.parse(seed.today) - review.daysAgo * 86_400_000).toISOString(),
    })),
  )
  for (const [position, option] of product.options.entries()) await seedOption(tx, seed, id, option, position)
}

async function seedOption(
  tx: Tx,
  seed: ProductToSeed,
  productId: number,
  option: DemoOption,
  position: number,
): Promise<void> {
  const { id } = await insertRow(tx, 'option', {
    product_id: productId,
    code: option.code,
    position,
    title: option.title,
    description: option.description,
    duration_minutes: option.durationMinutes,
    capacity: option.capacity,
  })
  await insertRows(
    tx,
    'unit',
    option.units.map((unit, place) => ({
      option_id: id,
      code: unit.code,
      position: place,
      kind: unit.kind,
      title: unit.title,
      min_age: unit.minAge ?? null,
      max_age: unit.maxAge ?? null,
      price_minor: unit.priceMinor,
      original_minor: unit.originalMinor ?? null,
      travellers: unit.travellers ?? 1,
      min_quantity: unit.minQuantity ?? 0,
      max_quantity: unit.maxQuantity ?? null,
    })),
  )
  const planned = option.schedules.flatMap((schedule) => {
    const validFrom = plusDays(seed.today, schedule.fromDay ?? 0)
    const validTo = plusDays(seed.today, schedule.toDay ?? DAYS)
    const rule = {
      weekdays: schedule.weekdays,
      startTimes: schedule.startTimes,
      capacity: schedule.capacity,
      validFrom,
      validTo,
      adjustBasisPoints: schedule.adjustBasisPoints ?? 0,
    }
    const departures = departuresOf(
      { ...rule, durationMinutes: option.durationMinutes, cutoffMinutes: seed.product.cutoffMinutes },
      { zone: seed.city.zone, fromDate: seed.today, toDate: plusDays(seed.today, DAYS) },
    )
    return { rule, departures }
  })
  await insertRows(
    tx,
    'schedule',
    planned.map(({ rule }) => ({
      option_id: id,
      weekdays: rule.weekdays,
      start_times: rule.startTimes,
      capacity: rule.capacity,
      valid_from: rule.validFrom,
      valid_to: rule.validTo,
      adjust_basis_points: rule.adjustBasisPoints,
    })),
  )
  // A later rule speaks over an earlier one where both have the same start: a season over the year.
  const departures = new Map(
    planned.flatMap((plan) => plan.departures).map((departure) => [departure.startsAt, departure]),
  )
  await insertRows(
    tx,
    'departure',
    [...departures.values()].map((departure) => ({
      option_id: id,
      local_date: departure.localDate,
      local_time: departure.localTime,
      starts_at: departure.startsAt,
      ends_at: departure.endsAt,
      cutoff_at: departure.cutoffAt,
      capacity: departure.capacity,
      adjust_basis_points: departure.adjustBasisPoints,
    })),
  )
}

/** A real calendar is never empty: about one departure in eighteen is sold out, and as many have two places left. */
async function sellSome(tx: Tx): Promise<void> {
  await tx.rows({
    name: 'seed.sell_some',
    text: `update departure set sold = case abs(hashtext(option_id || local_date::text || local_time)) % 18
        when 0 then capacity when 1 then greatest(capacity - 2, 0) else capacity / 3 end
      where abs(hashtext(option_id || local_date::text || local_time)) % 18 < 5`,
  })
}

function cityRow(city: DemoCity, position: number) {
  return {
    code: city.code,
    slug_ar: city.slug.ar,
    slug_en: city.slug.en,
    name: city.name,
    summary: city.summary,
    about: city.about,
    country: city.country,
    zone: city.zone,
    lat: city.lat,
    lng: city.lng,
    picture: mediaOf(city.picture),
    position,
  }
}

/** A drawn picture's address: the image route draws it from its name. */
function mediaOf(picture: DemoPicture) {
  return {
    src: `scenes/${picture.kind}-${picture.time}-${picture.seed}.svg`,
    width: 1200,
    height: 800,
    alt: picture.alt,
  }
}

/** FAQ, testimonials, pages of the house and posts. */
async function seedWords(tx: Tx, seed: { cityIds: Ids; today: string }): Promise<void> {
  await insertRows(
    tx,
    'faq',
    faqs.map((faq, position) => ({ topic: faq.topic, position, question: faq.question, answer: faq.answer })),
  )
  await insertRows(
    tx,
    'testimonial',
    testimonials.map((one, position) => ({
      position,
      name: one.name,
      city: one.city,
      body: one.text,
      rating: one.rating,
    })),
  )
  await insertRows(tx, 'page', pages)
  await insertRows(
    tx,
    'post',
    posts.map((post) => ({
      slug_ar: post.slug.ar,
      slug_en: post.slug.en,
      title: post.title,
      summary: post.summary,
      body: post.body,
      picture: mediaOf(post.picture),
      city_id: post.city === null ? null : idOf(seed.cityIds, post.city),
      published_at: new Date(Date.parse(seed.today) - post.daysAgo * 86_400_000).toISOString(),
    })),
  )
}

function categoryNameOf(product: DemoProduct): Words {
  const category = categories.find((one) => one.code === product.category)
  if (!category) throw new Error(`the demo catalogue names ${product.category}, which it does not have`)
  return category.name
}

function plusDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

function idOf(ids: Ids, code: string): number {
  const id = ids.get(code)
  if (id === undefined) throw new Error(`the demo catalogue names ${code}, which it does not have`)
  return id
}

async function insertByCode(tx: Tx, table: string, rows: { code: string }[]): Promise<Ids> {
  const inserted = await insertRows<{ id: number; code: string }>(tx, table, rows, 'id, code')
  return new Map(inserted.map((row) => [row.code, row.id]))
}

async function insertRow(tx: Tx, table: string, row: Record<string, unknown>): Promise<{ id: number }> {
  const [inserted] = await insertRows<{ id: number }>(tx, table, [row], 'id')
  return inserted as { id: number }
}

/** Between five days and a year, the same for the same product: a catalogue grows, it does not appear in one day. */
function daysListed(product: DemoProduct): number {
  const letters = Buffer.from(product.code).reduce((sum, byte) => (sum * 31 + byte) % 9973, 7)
  return 5 + (letters % 360)
}
