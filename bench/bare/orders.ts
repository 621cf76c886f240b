/**
 * The least that sells: a cart, a reservation and a confirmation, each one request and one durable statement, with
 * `node:http` and `pg` and nothing else. bench/orders.ts measures a purchase beside it.
 */
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const statements: Record<string, { name: string; text: string }> = {
  '/cart': { name: 'cart', text: 'insert into bench_cart (departure_id) values ($1) returning id' },
  '/order': {
    name: 'order',
    text: `with cart as (select departure_id from bench_cart where id = $1),
      taken as (update bench_departure d set held = held + 1 from cart where d.id = cart.departure_id and held + sold + 1 <= capacity returning d.id)
      insert into bench_order (departure_id, total_minor) select id, 12500 from taken returning id`,
  },
  '/confirm': {
    name: 'confirm',
    text: `with paid as (update bench_order set is_paid = true where id = $1 and not is_paid returning id, departure_id),
      sold as (update bench_departure d set held = held - 1, sold = sold + 1 from paid where d.id = paid.departure_id)
      select id from paid`,
  },
}

createServer((request, response) => {
  const statement = statements[request.url ?? '']
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    if (!statement) return response.writeHead(404).end('{}')
    const { id } = JSON.parse(body) as { id: number }
    return pool.query({ ...statement, values: [id] }).then(
      ({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0] ?? {})),
      () => response.writeHead(500).end('{}'),
    )
  })
}).listen(Number(process.env['PORT']), '127.0.0.1')
