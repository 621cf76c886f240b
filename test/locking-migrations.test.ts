import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findLocks } from '#test/support/locking-migrations.ts'

/** They make an empty database: nothing waits for it. */
const SQUASHED = 6

test('no migration locks a growing table while it reads or rewrites it', () => {
  const later = readdirSync('migrations').filter((name) => Number(name.slice(0, 4)) > SQUASHED)
  const locks = later.flatMap((name) =>
    findLocks(readFileSync(`migrations/${name}`, 'utf8')).map((one) => `${name}: ${one}`),
  )
  expect(locks).toEqual([])
})

test.each([
  'create index orders_city on orders (city)',
  'CREATE UNIQUE INDEX one ON orders (reference);',
  'alter table orders add constraint good check (total_minor >= 0)',
  'alter table hold add foreign key (order_id) references orders (id)',
  'alter table orders add constraint one unique (reference)',
  'alter table orders add column city_id bigint references city (id)',
  'alter table orders add column token uuid default gen_random_uuid()',
  'alter table orders alter column reference type varchar(20)',
  'alter table orders alter phone set not null',
  "update orders set phone = ''",
  'delete from outbox where sent_at is not null',
  'vacuum full orders',
])('refuses %s', (statement) => {
  expect(findLocks(statement)).toHaveLength(1)
})

test.each([
  'create index concurrently orders_city on orders (city)',
  'create table fresh (id bigint primary key); create index fresh_id on fresh (id); update fresh set id = 1',
  "alter table orders add column city text not null default ''",
  'alter table orders add constraint good check (total_minor >= 0) not valid',
  'alter table orders validate constraint good',
  'alter table orders add constraint one unique using index one',
  'create index category_slug on category (slug)',
  'create function f() returns void language sql as $$ update orders set phone = 1; $$',
  '-- update orders set phone = 1\nalter table orders drop column phone',
])('accepts %s', (statement) => {
  expect(findLocks(statement)).toEqual([])
})
