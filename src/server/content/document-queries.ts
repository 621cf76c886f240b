import type { Connection, Tx } from '#server/kernel/database.ts'
import type { ContentFaq, ContentPage, ContentPost, ContentTestimonial, StoredContent } from './content-document.ts'

/** The zone in which days of publication are meant: the marketplace's. */
const zone = `coalesce((select zone from site where is_default), 'UTC')`

/** Everything that is stored, in the operator's order. */
export async function readDocument(connection: Connection): Promise<StoredContent> {
  const [row] = await connection.rows<{ document: StoredContent }>({
    name: 'content.document',
    text: `select jsonb_build_object(
      'pages', (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'title', title, 'body', body) order by code), '[]') from page),
      'posts', (select coalesce(jsonb_agg(jsonb_build_object('slug', jsonb_build_object('ar', t.slug_ar, 'en', t.slug_en), 'summary', t.summary,
          'picture', t.picture, 'city', c.code,
          'publishedOn', to_char(t.published_at at time zone ${zone}, 'YYYY-MM-DD'), 'title', t.title, 'body', t.body)
          order by t.published_at desc, t.id desc), '[]') from post t left join city c on c.id = t.city_id),
      'faqs', (select coalesce(jsonb_agg(jsonb_build_object('topic', topic, 'question', question, 'answer', answer) order by position, id), '[]')
        from faq),
      'testimonials', (select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'city', t.city, 'body', t.body, 'rating', t.rating,
          'product', p.code) order by t.position), '[]') from testimonial t left join product p on p.id = t.product_id)) as document`,
  })
  if (!row) throw new Error('content.document returned nothing')
  return row.document
}

/** Of the codes those that no city, and no product, has. */
export async function listUnknownCodes(
  connection: Connection,
  codes: { cities: string[]; products: string[] },
): Promise<{ cities: string[]; products: string[] }> {
  const [row] = await connection.rows<{ cities: string[]; products: string[] }>({
    name: 'content.unknown_codes',
    text: `select array(select unnest($1::text[]) except select code from city) as cities,
      array(select unnest($2::text[]) except select code from product) as products`,
    values: [codes.cities, codes.products],
  })
  return row ?? { cities: [], products: [] }
}

/** Serialises concurrent saves. Reads are not blocked. */
export async function lockContent(tx: Tx): Promise<void> {
  await tx.rows({ name: 'content.lock', text: 'lock table page, post, faq, testimonial in share row exclusive mode' })
}

export async function replacePages(tx: Tx, { removed, written }: Change<ContentPage>): Promise<void> {
  await tx.rows({ name: 'content.remove_pages', text: 'delete from page where code = any ($1)', values: [removed] })
  await tx.rows({
    name: 'content.save_pages',
    text: `insert into page (code, title, body)
      select code, title, body from jsonb_to_recordset($1::jsonb) as given (code text, title jsonb, body jsonb)
      on conflict (code) do update set title = excluded.title, body = excluded.body, updated_at = rihla_now()`,
    values: [JSON.stringify(written)],
  })
}

/** What a list becomes: the keys of the rows that go, and the rows that are new or differ. */
export interface Change<Row> {
  removed: string[]
  written: Row[]
}

/** Posts are known by their English slug. One that changed is written anew, so that two posts can exchange their Arabic slugs. */
export async function replacePosts(tx: Tx, { removed, written }: Change<ContentPost>): Promise<void> {
  await tx.rows({
    name: 'content.remove_posts',
    text: 'delete from post where slug_en = any ($1)',
    values: [[...removed, ...written.map(({ slug }) => slug.en)]],
  })
  await tx.rows({
    name: 'content.save_posts',
    text: `insert into post (slug_ar, slug_en, title, summary, body, picture, city_id, published_at)
      select slug ->> 'ar', slug ->> 'en', title, summary, body, picture, (select id from city where code = given.city),
        "publishedOn"::timestamp at time zone ${zone}
      from rows from (jsonb_to_recordset($1::jsonb)
          as (slug jsonb, title jsonb, summary jsonb, body jsonb, picture jsonb, city text, "publishedOn" text))
        with ordinality as given (slug, title, summary, body, picture, city, "publishedOn", place)
      -- Of posts of one day the last one in the table is displayed first.
      order by place desc`,
    values: [JSON.stringify(written)],
  })
}

/** Questions have no address of their own, so all of them are written anew. */
export async function replaceFaqs(tx: Tx, faqs: ContentFaq[]): Promise<void> {
  await tx.rows({ name: 'content.remove_faqs', text: 'delete from faq' })
  await tx.rows({
    name: 'content.save_faqs',
    text: `insert into faq (topic, position, question, answer)
      select topic, place, question, answer
      from rows from (jsonb_to_recordset($1::jsonb) as (topic text, question jsonb, answer jsonb))
        with ordinality as given (topic, question, answer, place)`,
    values: [JSON.stringify(faqs)],
  })
}

/** All of them, as with questions. */
export async function replaceTestimonials(tx: Tx, testimonials: ContentTestimonial[]): Promise<void> {
  await tx.rows({ name: 'content.remove_testimonials', text: 'delete from testimonial' })
  await tx.rows({
    name: 'content.save_testimonials',
    text: `insert into testimonial (position, name, city, body, rating, product_id)
      select place, name, city, body, rating, (select id from product where code = given.product)
      from rows from (jsonb_to_recordset($1::jsonb) as (name jsonb, city jsonb, body jsonb, rating smallint, product text))
        with ordinality as given (name, city, body, rating, product, place)`,
    values: [JSON.stringify(testimonials)],
  })
}
