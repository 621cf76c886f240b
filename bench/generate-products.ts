import { insertRows } from '#demo/insert-rows.ts'
import { prng } from '#server/media/scenes/palette.ts'
import { sceneKinds, sceneTimes } from '#server/media/scenes/scene-kinds.ts'
import type { Words } from '#domain/locale.ts'
import { slugify } from '#domain/slug.ts'
import type { Connection, Db } from '#server/kernel/database.ts'
import { searchTextOf } from '#server/catalogue/search/search-text.ts'
import { companions, deeds, details, places } from './generated-words.ts'

const BATCH = 1000
const STARTS = ['07:30', '09:00', '10:30', '15:00', '16:30', '19:00']
const MINUTES = [90, 120, 150, 180, 240, 480]

interface Generation {
  count: number
  /** Each product gets one departure per day for this many days from `today` (YYYY-MM-DD). */
  days: number
  today: string
  /** The same seed gives the same products. */
  seed: number
}

interface Ground {
  cities: {
    id: number
    code: string
    name: Words
    country: string
    zone: string
    lat: number
    lng: number
    currency: string
  }[]
  categories: { id: number; name: Words }[]
  suppliers: number[]
}

/** Inserts `count` products, each with a picture, an option, two units and departures, in batches of 1,000. */
export async function generateProducts(db: Db, generation: Generation): Promise<void> {
  const ground = await readGround(db)
  const random = prng(generation.seed)
  for (let first = 0; first < generation.count; first += BATCH) {
    const count = Math.min(BATCH, generation.count - first)
    const made = Array.from({ length: count }, (_, index) => compose(ground, random, generation.seed, first + index))
    await db.transaction((tx) => store(tx, made, generation))
  }
  // Update the planner's statistics before anything is measured.
  for (const table of ['product', 'product_media', 'option', 'unit', 'departure', 'search_term'])
    await db.longRunning.rows({ name: `generate.analyze.${table}`, text: `analyze ${table}` })
}

function compose(ground: Ground, random: () => number, seed: number, number: number) {
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item
  const city = pick(ground.cities)
  const category = pick(ground.categories)
  const [deed, place, companion] = [pick(deeds), pick(places), pick(companions)]
  const title = {
    ar: `${deed.ar} ${place.ar} ${companion.ar}`,
    en: `${deed.en} ${place.en} ${companion.en}`,
  }
  const highlights = [pick(details), pick(details), pick(details)]
  const summary = {
    ar: `${highlights.map((one) => one.ar).join('، ')}.`,
    en: `${highlights.map((one) => one.en).join('. ')}.`,
  }
  const lists = { ar: highlights.map((one) => one.ar), en: highlights.map((one) => one.en) }
  const priceMinor = (50 + Math.floor(random() * 950)) * 100
  const reviews = Math.floor(random() ** 3 * 400)
  const durationMinutes = pick(MINUTES)
  const isFree = random() < 0.7
  const code = `generated-${seed}-${number}`
  return {
    startTime: pick(STARTS),
    zone: city.zone,
    picture: `scenes/${pick(sceneKinds)}-${pick(sceneTimes)}-g${Math.floor(random() * 40)}.svg`,
    priceMinor,
    capacity: 6 + Math.floor(random() * 10),
    product: {
      code,
      city_id: city.id,
      category_id: category.id,
      supplier_id: pick(ground.suppliers),
      slug_ar: slugify(`${title.ar} ${seed} ${number}`),
      slug_en: slugify(`${title.en} ${seed} ${number}`),
      title,
      summary,
      overview: summary,
      highlights: lists,
      includes: lists,
      excludes: { ar: [], en: [] },
      bring: { ar: [], en: [] },
      know_before_you_go: { ar: [], en: [] },
      itinerary: [],
      guide_languages: random() < 0.7 ? ['ar', 'en'] : ['ar'],
      pricing_per: 'person',
      rate: 'once',
      min_duration: 1,
      currency: city.currency,
      from_minor: priceMinor,
      from_original_minor: random() < 0.2 ? Math.round(priceMinor * 1.2) : null,
      duration_minutes: durationMinutes,
      is_private: random() < 0.15,
      pay_later: random() < 0.5,
      confirmation: random() < 0.9 ? 'instant' : 'supplier',
      cutoff_minutes: 120,
      pickup: random() < 0.3 ? 'included' : 'none',
      drop_off: false,
      meeting_point: { name: city.name, address: city.name, lat: city.lat, lng: city.lng },
      cancellation: [{ day: 1, hour: 0, minute: 0, percentage: isFree ? 0 : 50 }],
      free_cancellation: isFree,
      rating_sum: Math.round(reviews * (3.4 + random() * 1.6)),
      rating_count: reviews,
      booked_count: Math.floor(reviews * random() * 5),
      created_at: new Date(Date.now() - random() * 900 * 86_400_000).toISOString(),
      search_text: searchTextOf({
        title,
        summary,
        highlights: lists,
        cityName: city.name,
        country: city.country,
        categoryName: category.name,
      }),
    },
  }
}

async function store(tx: Connection, made: ReturnType<typeof compose>[], generation: Generation): Promise<void> {
  const products = await insertRows<{ id: number }>(
    tx,
    'product',
    made.map((one) => one.product),
    'id',
  )
  const idOf = (index: number) => (products[index] as { id: number }).id
  await insertRows(
    tx,
    'product_media',
    made.map((one, index) => ({
      product_id: idOf(index),
      position: 0,
      src: one.picture,
      width: 1200,
      height: 800,
      alt: one.product.title,
    })),
  )
  const options = await insertRows<{ id: number }>(
    tx,
    'option',
    made.map((one, index) => ({
      product_id: idOf(index),
      code: 'group',
      position: 0,
      title: { ar: 'مجموعة', en: 'Group' },
      description: one.product.summary,
      duration_minutes: one.product.duration_minutes,
      capacity: one.capacity,
    })),
    'id',
  )
  const optionOf = (index: number) => (options[index] as { id: number }).id
  await insertRows(
    tx,
    'unit',
    made.flatMap((one, index) =>
      [
        { code: 'adult', title: { ar: 'بالغ', en: 'Adult' }, price_minor: one.priceMinor, min_age: 13, max_age: null },
        {
          code: 'child',
          title: { ar: 'طفل', en: 'Child' },
          price_minor: Math.round(one.priceMinor / 2),
          min_age: 4,
          max_age: 12,
        },
      ].map((unit, position) => ({
        ...unit,
        option_id: optionOf(index),
        position,
        kind: unit.code,
        travellers: 1,
        min_quantity: 0,
      })),
    ),
  )
  // The database converts local times to instants, in each city's time zone.
  await tx.rows({
    name: 'generate.departures',
    text: `insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity, sold)
      select made.option_id, day::date, made.start_time, start, start + make_interval(mins => made.minutes), start - interval '2 hours',
        made.capacity, (made.option_id * 7 + extract(day from day)::int * 3) % (made.capacity + 1)
      from jsonb_to_recordset($1) as made (option_id bigint, start_time text, zone text, minutes int, capacity int),
        generate_series($2::date, $2::date + $3::int - 1, interval '1 day') as day,
        lateral (select (day::date + made.start_time::time) at time zone made.zone as start) as instant`,
    values: [
      JSON.stringify(
        made.map((one, index) => ({
          option_id: optionOf(index),
          start_time: one.startTime,
          zone: one.zone,
          minutes: one.product.duration_minutes,
          capacity: one.capacity,
        })),
      ),
      generation.today,
      generation.days,
    ],
  })
}

async function readGround(db: Db): Promise<Ground> {
  const [cities, categories, suppliers] = await Promise.all([
    db.rows<Ground['cities'][number]>({
      name: 'generate.cities',
      text: `select c.id, c.code, c.name, c.country, c.zone, c.lat, c.lng, min(p.currency)::text as currency
        from city c join product p on p.city_id = c.id group by c.id order by c.id`,
    }),
    db.rows<Ground['categories'][number]>({
      name: 'generate.categories',
      text: 'select id, name from category order by id',
    }),
    db.rows<{ id: number }>({ name: 'generate.suppliers', text: 'select id from supplier order by id' }),
  ])
  return { cities, categories, suppliers: suppliers.map(({ id }) => id) }
}
