import { exponentOf } from '#domain/currency.ts'
import { orderReference } from '#domain/reference.ts'
import type { Tx } from '#server/kernel/database.ts'
import { createHash } from 'node:crypto'
import { insertRows } from './insert-rows.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Request {
  /** Its code. */
  product: string
  first: string
  last: string
  country: string
  phone: string
  language: 'ar' | 'en'
  travellers: number
  /** Days from now; null: any date. */
  inDays: number | null
  isFlexible: boolean
  hoursAgo: number
  /** Until the offer; by default five. */
  hoursToOffer?: number
  state: 'received' | 'answered' | 'declined_by_operator' | 'declined_by_buyer' | 'expired'
  message: string
  reason?: string
  /** In whole units of the currency. */
  price?: number
  offer?: string
}

/** Invented people. The first waits the longest. */
const requests: Request[] = [
  { product: 'muharraq-architecture', first: 'غادة', last: 'المهيري', country: 'AE', phone: '+971500000301', language: 'ar', travellers: 6, inDays: 24, isFlexible: true, hoursAgo: 31, state: 'received', message: 'نحتفل بتقاعد والدي، وهو مهندس معماري. نود زيارة بيتين أو ثلاثة مع مرشد يعرف تفاصيل البناء، ووالدتي لا تصعد الدرج الطويل.' }, // prettier-ignore
  { product: 'muharraq-architecture', first: 'Marcus', last: 'Lind', country: 'SE', phone: '+46700000302', language: 'en', travellers: 14, inDays: 41, isFlexible: false, hoursAgo: 19, state: 'received', message: 'We are fourteen students of architecture with two teachers. We would like a full morning, in English, and a place to draw for an hour.' }, // prettier-ignore
  { product: 'fes-restored-houses', first: 'حصة', last: 'الرويلي', country: 'SA', phone: '+966550000303', language: 'ar', travellers: 3, inDays: 12, isFlexible: true, hoursAgo: 6, state: 'received', message: 'هل يمكن أن تكون الجولة بعد العصر؟ معنا رضيع في عربة.' }, // prettier-ignore
  { product: 'najdi-table', first: 'Amélie', last: 'Fournier', country: 'FR', phone: '+33600000304', language: 'en', travellers: 12, inDays: null, isFlexible: true, hoursAgo: 2, state: 'received', message: 'A surprise for my husband’s fiftieth with ten friends. Could we have the long table under the palms?' }, // prettier-ignore
  { product: 'fes-restored-houses', first: 'بدر', last: 'العتيبي', country: 'KW', phone: '+96550000305', language: 'ar', travellers: 8, inDays: 30, isFlexible: false, hoursAgo: 52, state: 'answered', message: 'ثمانية أصدقاء، ونفضّل الصباح الباكر.', price: 2400, offer: 'يسعدنا استقبالكم. رتّبنا لكم جولة خاصة مع مرشد معماري، وقهوة في فناء البيت الأخير.' }, // prettier-ignore
  { product: 'muharraq-architecture', first: 'Daniel', last: 'Osei', country: 'GB', phone: '+447700900306', language: 'en', travellers: 6, inDays: 18, isFlexible: true, hoursAgo: 75, state: 'answered', message: 'Two adults and four teenagers who photograph everything.', price: 160, offer: 'We’d love to have you. The light is best at nine, so we’ll start then, with an hour on the roofs.' }, // prettier-ignore
  { product: 'fes-restored-houses', first: 'شيخة', last: 'المناعي', country: 'QA', phone: '+97455000307', language: 'ar', travellers: 30, inDays: 9, isFlexible: false, hoursAgo: 120, state: 'declined_by_operator', message: 'رحلة مدرسية لثلاثين طالبة.', reason: 'البيوت لا تتسع لأكثر من 24 زائرًا في وقت واحد. يسعدنا ترتيب الزيارة على يومين.' }, // prettier-ignore
  { product: 'fes-restored-houses', first: 'Julia', last: 'Novak', country: 'AT', phone: '+436600000308', language: 'en', travellers: 2, inDays: 15, isFlexible: true, hoursAgo: 260, state: 'declined_by_buyer', message: 'A short private walk, please.', price: 1200, offer: 'A two-hour walk, just the two of you.' }, // prettier-ignore
  { product: 'najdi-table', first: 'مشعل', last: 'الحربي', country: 'SA', phone: '+966550000309', language: 'ar', travellers: 9, inDays: 20, isFlexible: true, hoursAgo: 400, state: 'expired', message: 'عائلة من تسعة أفراد، أربعة منهم أطفال.', price: 2700, offer: 'عشاء عائلي خاص، نبدؤه بجولة قصيرة بين النخل ليلعب الأطفال.' }, // prettier-ignore
  { product: 'muharraq-architecture', first: 'لطيفة', last: 'الدوسري', country: 'BH', phone: '+97336000310', language: 'ar', travellers: 10, inDays: 5, isFlexible: false, hoursAgo: 900, hoursToOffer: 20, state: 'expired', message: 'مجموعة من المصورين، ونفضّل ضوء الصباح.', price: 180, offer: 'نبدأ في السابعة، حين يكون الضوء في الأفنية أجمل ما يكون.' }, // prettier-ignore
  { product: 'fes-restored-houses', first: 'Henrik', last: 'Dahl', country: 'DK', phone: '+4520000311', language: 'en', travellers: 6, inDays: 8, isFlexible: true, hoursAgo: 1100, hoursToOffer: 9, state: 'expired', message: 'Six friends, two of us restore old houses ourselves.', price: 2100, offer: 'A slow morning in three houses, with the craftsman who rebuilt the last one.' }, // prettier-ignore
]

const bytesOf = (text: string) => createHash('sha256').update(`rihla demo ${text}`).digest()
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** Seeds quote requests in most states, for the console's inbox. */
export async function seedQuotes(tx: Tx, now: Date): Promise<void> {
  const products = await tx.rows<{ id: number; code: string; currency: string; siteId: number }>({
    name: 'seed.quotable',
    text: `select p.id, p.code, p.currency, s.id as "siteId"
      from product p join site s on s.is_default where p.pricing_per = 'quote' and p.status = 'published' order by p.id`,
  })
  if (products.length === 0) return
  const planned = requests.map((request, index) => ({
    ...request,
    // Tests seed fewer cities.
    product: products.find(({ code }) => code === request.product) ?? products[0],
    reference: orderReference(bytesOf(`quote ${index}`)).replace('RH-', 'RQ-'),
    madeAt: now.getTime() - request.hoursAgo * HOUR_MS,
  }))
  const rows = planned.map((one) => ({
    reference: one.reference,
    site_id: one.product?.siteId,
    product_id: one.product?.id,
    status: one.state,
    quote_number: one.price === undefined ? 0 : 1,
    reason: one.reason ?? '',
    language: one.language,
    wished_date: one.inDays === null ? null : dayOf(now.getTime() + one.inDays * DAY_MS),
    is_flexible: one.isFlexible,
    travellers: one.travellers,
    message: one.message,
    first_name: one.first,
    last_name: one.last,
    email: `quote${one.travellers}.${one.hoursAgo}@example.com`,
    country_code: one.country,
    phone: one.phone,
    created_at: new Date(one.madeAt),
    updated_at: new Date(one.madeAt),
  }))
  const stored = await insertRows<{ id: number }>(tx, 'quote_request', rows, 'id')
  const quotes = planned.flatMap((one, index) => {
    if (one.price === undefined || one.product === undefined) return []
    const day = dayOf(now.getTime() + (one.inDays ?? 20) * DAY_MS)
    const isOpen = one.state === 'answered'
    return [
      {
        quote_request_id: stored[index]?.id,
        number: 1,
        price_minor: one.price * 10 ** exponentOf(one.product.currency),
        currency: one.product.currency,
        travellers: one.travellers,
        local_date: day,
        local_time: '09:00',
        starts_at: `${day}T06:00:00Z`,
        ends_at: `${day}T09:00:00Z`,
        includes: {
          [one.language]: one.language === 'ar' ? 'مرشد خاص\nقهوة وتمر' : 'A private guide\nCoffee and dates',
        },
        message: one.offer ?? '',
        valid_until: new Date(isOpen ? now.getTime() + 5 * DAY_MS : one.madeAt + 7 * DAY_MS),
        created_at: new Date(one.madeAt + (one.hoursToOffer ?? 5) * HOUR_MS),
      },
    ]
  })
  await insertRows(tx, 'quote', quotes)
}
