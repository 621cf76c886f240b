import { themesOf } from '#domain/theme-words.ts'
import type { Tx } from '#server/kernel/database.ts'
import { insertRows } from './insert-rows.ts'

const HOUR_MS = 3_600_000

interface Review {
  author: string
  country: string
  language: 'ar' | 'en'
  rating: number
  travellerType: string
  hoursAgo: number
  title: string
  body: string
  /** Why it was rejected. */
  rejection?: string
}

/** Invented people. One has a telephone number, one an address. */
const reviews: Review[] = [
  { author: 'منيرة', country: 'SA', language: 'ar', rating: 5, travellerType: 'family', hoursAgo: 44, title: 'صباح لا يُنسى', body: 'المرشد فاهم ومحترم، وانتظر الوالدة عند كل درج. عيالي يسألون متى نرجع.' }, // prettier-ignore
  { author: 'Oliver', country: 'GB', language: 'en', rating: 4, travellerType: 'couple', hoursAgo: 30, title: 'Worth the early start', body: 'Pick-up was ten minutes late but they rang to say so. Great views on the way back. Bring a jumper.' }, // prettier-ignore
  { author: 'ناصر', country: 'KW', language: 'ar', rating: 2, travellerType: 'friends', hoursAgo: 21, title: 'المجموعة كبيرة', body: 'كنا فوق العشرين وما سمعنا المرشد أبد. اللي يبي جولة أحسن يكلمني على 0501234567 وأنا أدلّه.' }, // prettier-ignore
  { author: 'Clara', country: 'ES', language: 'en', rating: 5, travellerType: 'solo', hoursAgo: 8, title: 'Felt safe and welcome', body: 'Travelling alone and they never hurried me. Best was the tea at the end, don’t skip it!' }, // prettier-ignore
  { author: 'سلطان', country: 'OM', language: 'ar', rating: 3, travellerType: 'couple', hoursAgo: 3, title: 'جميلة لكن قصيرة', body: 'المكان زين والمرشد طيب، بس الوقت في الموقع أقل من ساعة، ما يكفي.' }, // prettier-ignore
  { author: 'Tom', country: 'US', language: 'en', rating: 1, travellerType: 'business', hoursAgo: 130, title: 'Book elsewhere', body: 'Same tour for half the price at www.cheap-tours.example, write to tom@cheap-tours.example.', rejection: "The review has contact details, which we don’t publish." }, // prettier-ignore
]

/** Seeds reviews that wait for moderation, and a rejected one, for the console's inbox. */
export async function seedWaitingReviews(tx: Tx, now: Date): Promise<void> {
  const products = await tx.rows<{ id: number }>({
    name: 'seed.reviewed_products',
    text: `select id from product where status = 'published' order by rating_count desc, id limit ${reviews.length}`,
  })
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await insertRows(
    tx,
    'review',
    reviews.map((review, index) => ({
      product_id: products[index % products.length]?.id,
      status: review.rejection === undefined ? 'waiting' : 'rejected',
      author: review.author,
      country: review.country,
      rating: review.rating,
      language: review.language,
      traveller_type: review.travellerType,
      title: review.title,
      body: review.body,
      themes: themesOf(`${review.title} ${review.body}`),
      visited_on: at(review.hoursAgo + 48)
        .toISOString()
        .slice(0, 10),
      moderated_by: review.rejection === undefined ? null : 'demo',
      moderated_at: review.rejection === undefined ? null : at(review.hoursAgo - 5),
      rejection: review.rejection ?? null,
      created_at: at(review.hoursAgo),
    })),
  )
}
