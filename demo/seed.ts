import { checkRedirect } from '#domain/redirect-target.ts'
import { themesOf } from '#domain/theme-words.ts'
import { saveRates } from '#server/currencies/save-rates.ts'
import { importInto } from '#server/catalogue/import/import-catalogue.ts'
import { openDocument } from '#server/catalogue/import/open-json.ts'
import type { Db, Tx } from '#server/kernel/database.ts'
import { saveSiteIn } from '#server/sites/save-site.ts'
import { cities } from './catalogue.ts'
import { catalogueDocument, pictureOf } from './catalogue-document.ts'
import { seedFailedMessages } from './failed-messages.ts'
import { hostReply } from './host-replies.ts'
import { seedBookings } from './bookings.ts'
import { seedMoney } from './money.ts'
import { seedHandPrices } from './hand-prices.ts'
import { insertRows } from './insert-rows.ts'
import { marketplace } from './marketplace.ts'
import ratesOfOneDay from './rates.json' with { type: 'json' }
import type { DemoProduct } from './shape.ts'
import { redirects } from './redirects.ts'
import { reviewPhotos } from './review-photos.ts'
import { seedMessages } from './messages.ts'
import { seedReplyTemplates } from './reply-templates.ts'
import { seedOrders } from './orders.ts'
import { seedQuotes } from './quotes.ts'
import { seedStaff } from './staff.ts'
import { shortReviewsOf } from './short-reviews.ts'
import { seedWaitingReviews } from './waiting-reviews.ts'
import { atlasSite } from './sites/atlas.ts'
import { pearlSite } from './sites/pearl.ts'
import { faqs, pages, posts, testimonials } from './words.ts'

const DEPARTURE_DAYS = 180
/** A placeholder: the marketplace serves every host that is not a supplier's. */
const MARKETPLACE = 'http://localhost'

/**
 * Seeds an empty database with the demo catalogue and its departures for 180 days from `today` (YYYY-MM-DD), some of
 * them sold out. Runs in one transaction. Does nothing if there is a catalogue; waits for another process that is
 * seeding. Returns whether it seeded. `staffSecret` is the deployment's SECRET, for the people of the console; without it
 * there are none, and no bookings.
 */
export async function seedDemo(db: Db, input: { today: string; staffSecret?: string | null }): Promise<boolean> {
  return db.longRunning.transaction(async (tx) => {
    await tx.rows({ name: 'seed.lock', text: 'lock table site in share row exclusive mode' })
    const [existing] = await tx.rows<{ count: number }>({
      name: 'seed.count',
      text: 'select count(*) as count from site',
    })
    if (existing && existing.count > 0) return false

    await insertRows(tx, 'site', [marketplace])
    const { base, rates } = ratesOfOneDay
    // The earlier day because the invoices of the bookings below state their tax at the rate of their own day.
    for (const asOf of [dayBeforeBookings(input.today), input.today])
      await saveRates(tx, { name: 'demo', read: async () => ({ base, asOf, perBase: rates }) }, { acceptsJumps: true })
    await seedCatalogue(tx, input.today)
    for (const site of [pearlSite, atlasSite]) await saveSiteIn(tx, { origin: MARKETPLACE }, site)
    await seedWords(tx, input.today)
    await seedRedirects(tx)
    await sellSome(tx)
    if (input.staffSecret) {
      await seedStaff(tx, input.staffSecret)
      await seedBookings(tx)
      await seedHandPrices(tx)
      await seedOrders(tx, new Date())
      await seedMoney(tx)
      await seedQuotes(tx, new Date())
      await seedMessages(tx, new Date())
      await seedReplyTemplates(tx)
      await seedWaitingReviews(tx, new Date())
      await seedFailedMessages(tx)
    }
    return true
  })
}

/** The catalogue is imported as an operator would. Reviews and publication dates are added afterwards. */
async function seedCatalogue(tx: Tx, today: string): Promise<void> {
  const report = await importInto(
    tx,
    async (errors) => openDocument({ index: 0, name: 'demo', format: 'json' }, catalogueDocument(today), errors),
    {
      pictures: { hosts: [] },
      days: DEPARTURE_DAYS,
      isCheck: false,
      withdrawMissing: null,
      onlySupplier: null,
      maxErrors: 20,
    },
  )
  if (report.errors.count > 0)
    throw new Error(`The demo catalogue has ${report.errors.count} errors:\n${report.errors.listed.join('\n')}`)
  const products = cities.flatMap((city) => city.products)
  await insertReviews(tx, products, today)
  await tx.rows({
    name: 'seed.ages',
    text: `update product p set created_at = r.created_at from jsonb_to_recordset($1::jsonb) as r (code text, created_at timestamptz)
      where p.code = r.code`,
    values: [
      JSON.stringify(
        products.map((product) => ({ code: product.code, created_at: before(today, daysListed(product)) })),
      ),
    ],
  })
}

async function insertReviews(tx: Tx, products: DemoProduct[], today: string): Promise<void> {
  const ids = await idsOf(tx, 'product')
  const reviews = products.flatMap(({ code, reviews: own }) =>
    [...own, ...shortReviewsOf(code)].map((review, place) => ({ code, place, review })),
  )
  const stored = await insertRows<{ id: number }>(
    tx,
    'review',
    reviews.map(({ code, review }) => {
      const reply = hostReply(code, review.title)
      return {
        product_id: ids.get(code),
        author: review.author,
        country: review.country,
        rating: review.rating,
        language: review.language,
        traveller_type: review.travellerType,
        title: review.title,
        body: review.body,
        themes: themesOf(`${review.title} ${review.body}`),
        visited_on: before(today, review.daysAgo + 2),
        created_at: before(today, review.daysAgo),
        reply: reply?.text ?? null,
        reply_language: reply ? review.language : null,
        replied_at: reply ? before(today, reply.daysAgo) : null,
        replied_by: reply ? 'demo' : null,
      }
    }),
    'id',
  )
  await insertRows(
    tx,
    'review_photo',
    reviewPhotos.flatMap(({ product, review, photos }) => {
      const row = reviews.findIndex(({ code, place }) => code === product && place === review)
      // Tests seed fewer cities and therefore fewer reviews.
      const id = stored[row]?.id
      return id === undefined
        ? []
        : photos.map(({ kind, time, alt }, position) => ({
            review_id: id,
            position,
            src: `scenes/${kind}-${time}-${product}-${review}-${position}.svg`,
            width: 1200,
            height: 800,
            alt,
          }))
    }),
  )
  await tx.rows({
    name: 'seed.ratings',
    text: `update product p set rating_sum = r.sum, rating_count = r.count
      from (select product_id, sum(rating) as sum, count(*) as count from review group by product_id) r where r.product_id = p.id`,
  })
}

async function seedRedirects(tx: Tx): Promise<void> {
  const rows = redirects.map((wish, index) => {
    const checked = checkRedirect({ ...wish, ownOrigin: MARKETPLACE }, redirects.slice(0, index))
    if (typeof checked === 'string') throw new Error(`The demo redirect from ${wish.from}: ${checked}`)
    return { from_path: checked.from, to_target: checked.to, status: 301 }
  })
  await insertRows(tx, 'redirect', rows)
}

/** About one departure in eighteen is sold out, and as many have two seats left; a group's own one is free or sold. */
async function sellSome(tx: Tx): Promise<void> {
  await tx.rows({
    name: 'seed.sell_some',
    text: `with few as (
        select d.id, d.capacity, abs(hashtext(d.option_id || d.local_date::text || d.local_time)) % 18 as chance,
          (select greatest(min(case p.pricing_per when 'person' then u.travellers else 1 end), 1) from unit u where u.option_id = o.id) as seats
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id)
      update departure d set sold = f.seats * ((case f.chance when 0 then f.capacity when 1 then greatest(f.capacity - 2, 0) else f.capacity / 3 end) / f.seats)
      from few f where f.id = d.id and f.chance < 5`,
  })
}

/** FAQ, testimonials, static pages and posts. */
async function seedWords(tx: Tx, today: string): Promise<void> {
  const cityIds = await idsOf(tx, 'city')
  const productIds = await idsOf(tx, 'product')
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
      product_id: one.product === undefined ? null : productIds.get(one.product),
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
      picture: pictureOf(post.picture),
      city_id: post.city === null ? null : cityIds.get(post.city),
      published_at: before(today, post.daysAgo),
    })),
  )
}

async function idsOf(tx: Tx, table: 'product' | 'city'): Promise<Map<string, number>> {
  const rows = await tx.rows<{ id: number; code: string }>({
    name: `seed.ids.${table}`,
    text: `select id, code from ${table}`,
  })
  return new Map(rows.map((row) => [row.code, row.id]))
}

const before = (today: string, days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString()

/** Days since publication: 5 to 365, the same for each run. */
function daysListed(product: DemoProduct): number {
  const letters = Buffer.from(product.code).reduce((sum, byte) => (sum * 31 + byte) % 9973, 7)
  return 5 + (letters % 360)
}

/** A day before every booking of the demo was made. */
const dayBeforeBookings = (today: string): string => Temporal.PlainDate.from(today).subtract({ days: 60 }).toString()
