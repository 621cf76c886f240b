/**
 * The least that answers a list, a search and a product: one prepared statement each, with `node:http` and `pg` and
 * nothing else. bench/lists.ts measures Rihla beside it.
 */
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const cards = `select p.id, p.code, p.slug_en, p.title ->> 'en' as title, p.summary ->> 'en' as summary, p.from_minor, p.currency, p.rating_sum, p.rating_count
  from product p where p.status = 'published'`

const statements: Record<string, { name: string; text: string }> = {
  '/list': { name: 'list', text: `${cards} order by p.id limit 24 offset $1` },
  '/search': {
    name: 'search',
    text: `${cards} and p.id in (select l.product_id from product_search_index l
      where l.words && (select array_agg(id) from search_term where word = $1)) order by p.id limit 24`,
  },
  '/product': { name: 'product', text: 'select * from product where slug_en = $1' },
}

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bare')
  const statement = statements[pathname]
  if (!statement) return response.writeHead(404).end('{}')
  return pool.query({ ...statement, values: [searchParams.get('value')] }).then(
    ({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows)),
    () => response.writeHead(500).end('{}'),
  )
}).listen(Number(process.env['PORT']), '127.0.0.1')
