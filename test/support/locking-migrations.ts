/** Tables that grow with sales: a statement that locks one of them while it reads or writes all rows stops them. */
const GROWING = [
  'orders',
  'order_item',
  'order_event',
  'order_row',
  'order_term',
  'hold',
  'open_reservation',
  'payment',
  'payment_event',
  'refund',
  'departure',
  'cart',
  'cart_item',
  'outbox',
  'idempotency_key',
  'app_user',
  'session',
  'audit_entry',
  'product',
  'review',
]

const rules: { pattern: RegExp; says: string }[] = [
  {
    pattern: /^create (?:unique )?index (?!concurrently)/,
    says: 'use create index concurrently, in a file that begins with -- no transaction',
  },
  {
    pattern: /^alter table .*\badd (?:constraint \S+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)/,
    says: 'add the constraint as not valid, and validate it in the next file',
  },
  {
    pattern: /^alter table .*\badd (?:constraint \S+ )?(?:unique|primary key)\b(?!.*\busing index\b)/,
    says: 'create the unique index concurrently first, then add the constraint using it',
  },
  {
    pattern: /^alter table .*\badd column .*\b(?:references|generated always as \()/,
    says: 'add a plain column; add the foreign key as not valid; a generated column rewrites the table',
  },
  {
    pattern: /^alter table .*\badd column .*\bdefault [^,]*\b(?:random|gen_random_uuid|clock_timestamp|nextval)\(/,
    says: 'a default that differs for each row rewrites the table: add the column without, and fill it in batches',
  },
  {
    pattern: /^alter table .*\balter (?:column )?\S+ (?:set data )?type\b/,
    says: 'a new type rewrites the table: add a column, fill it in batches, change the program, drop the old one',
  },
  {
    pattern: /^alter table .*\balter (?:column )?\S+ set not null\b/,
    says: 'add a check (column is not null) as not valid, validate it in the next file',
  },
  { pattern: /^(?:update|delete from)\b/, says: 'change rows in batches, in a job' },
  { pattern: /^(?:vacuum full|cluster|lock table|truncate)\b/, says: 'it locks the table for its whole length' },
]

/** What a migration does to a growing table that would stop sales, with what to write instead. */
export function findLocks(text: string): string[] {
  const statements = statementsOf(text)
  const made = new Set(statements.flatMap((one) => /^create table (?:if not exists )?(\w+)/.exec(one)?.[1] ?? []))
  return statements.flatMap((statement) => {
    const table = tableOf(statement)
    if (table === null || made.has(table) || !GROWING.includes(table)) return []
    return rules
      .filter(({ pattern }) => pattern.test(statement))
      .map(({ says }) => `${statement.slice(0, 60)}…: ${says}`)
  })
}

/** In lower case, with single spaces, without comments; bodies of functions are left out. */
function statementsOf(text: string): string[] {
  return text
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .replaceAll(/--[^\n]*/g, '')
    .toLowerCase()
    .split(';')
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => one !== '')
}

function tableOf(statement: string): string | null {
  const found =
    /^create (?:unique )?index .*?\bon (?:only )?(\w+)/.exec(statement) ??
    /^(?:alter table|update|delete from|vacuum full|cluster|lock table|truncate)(?: if exists)?(?: only)? (\w+)/.exec(
      statement,
    )
  return found?.[1] ?? null
}
