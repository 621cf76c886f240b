import type { Locale, Words } from '#domain/locale.ts'
import { pictureIn } from '#server/media/picture-sql.ts'
import type { PictureRow } from '#server/media/view-picture.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { SitePage } from '#server/sites/contract.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

export interface TestimonialRow {
  name: Words
  city: Words
  body: Words
  rating: number
  /** The activity that it is about, also if that is withdrawn. */
  productId: number | null
}

export function listTestimonials(connection: Connection): Promise<TestimonialRow[]> {
  return connection.rows<TestimonialRow>({
    name: 'content.testimonials',
    text: 'select name, city, body, rating, product_id as "productId" from testimonial order by position limit 12',
  })
}

export interface FaqRow {
  topic: string
  question: Words
  answer: Words
}

export function listFaqs(connection: Connection): Promise<FaqRow[]> {
  return connection.rows<FaqRow>({
    name: 'content.faqs',
    text: 'select topic, question, answer from faq order by position, id',
  })
}

export interface PostRow {
  id: number
  slugAr: string
  slugEn: string
  title: Words
  summary: Words
  body: Words
  picture: PictureRow
  publishedAt: Date
  updatedAt: Date
  city: { slugAr: string; slugEn: string; name: Words } | null
}

const postColumns = `t.id, t.slug_ar as "slugAr", t.slug_en as "slugEn", t.title, t.summary, t.body, ${pictureIn('t.picture')} as picture, t.published_at as "publishedAt",
  t.updated_at as "updatedAt",
  case when c.id is not null then jsonb_build_object('slugAr', c.slug_ar, 'slugEn', c.slug_en, 'name', c.name) end as city`

const published = `from post t left join city c on c.id = t.city_id where t.published_at <= rihla_now()`

/** The newest published posts. */
export function listPosts(connection: Connection, most: number): Promise<PostRow[]> {
  return connection.rows<PostRow>({
    name: 'content.posts',
    text: `select ${postColumns} ${published} order by t.published_at desc, t.id desc limit $1`,
    values: [most],
  })
}

/** A published post by its slug in either language. */
export async function findPost(connection: Connection, slug: string): Promise<PostRow | undefined> {
  const [row] = await connection.rows<PostRow>({
    name: 'content.post',
    text: `select ${postColumns} ${published} and (t.slug_ar = $1 or t.slug_en = $1)`,
    values: [slug],
  })
  return row
}

/** Other published posts: those of the same city first, then the newest. */
export function listRelatedPosts(connection: Connection, postId: number, most: number): Promise<PostRow[]> {
  return connection.rows<PostRow>({
    name: 'content.related_posts',
    text: `select ${postColumns} ${published} and t.id <> $1
      order by t.city_id is not distinct from (select city_id from post where id = $1) desc, t.published_at desc, t.id desc limit $2`,
    values: [postId, most],
  })
}

export interface PageRow {
  title: Words
  body: Words
  updatedAt: Date
}

export async function findPage(connection: Connection, code: string): Promise<PageRow | undefined> {
  const [row] = await connection.rows<PageRow>({
    name: 'content.page',
    text: 'select title, body, updated_at as "updatedAt" from page where code = $1',
    values: [code],
  })
  return row
}

/** The pages that are written, with the blog and the questions if they have something to show. */
export async function listStoredPages(connection: Connection): Promise<SitePage[]> {
  const rows = await connection.rows<{ page: SitePage }>({
    name: 'content.stored_pages',
    text: `select code as page from page
      union all select 'blog' where exists (select from post where published_at <= rihla_now())
      union all select 'faq' where exists (select from faq) order by page`,
  })
  return rows.map(({ page }) => page)
}

/** Stores a contact message and queues its mail to the operator, in one statement. */
export async function insertMessage(
  connection: Connection,
  message: {
    siteId: number
    name: string
    email: string
    topic: string
    text: string
    language: Locale
    recipient: string | null
  },
): Promise<void> {
  await connection.rows(
    named({
      name: 'content.insert_message',
      text: `with stored as (
        insert into message (site_id, name, email, topic, body, language)
        values (:siteId, :name, :email, :topic, :text, :language) returning id)
      ${queueMessages({
        kind: 'contact_message',
        fact: 'id',
        recipient: ':recipient',
        language: ':language',
        payload: `jsonb_build_object('messageId', id::text, 'name', :name::text, 'email', :email::text, 'topic', :topic::text,
          'text', :text::text, 'siteId', :siteId::bigint)`,
        from: 'stored',
      })}`,
      values: message,
    }),
  )
}
