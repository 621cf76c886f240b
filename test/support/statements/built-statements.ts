import { sweepRows } from '#server/app/retention/sweep-rows.ts'
import { insertOrder } from '#server/booking/commands/insert-order.ts'
import type { OrderToRecord } from '#server/booking/commands/reserve-statement.ts'
import { listFew, listPage, orderQueues, orderSorts, type DeskFilter } from '#server/booking/desk/list-orders.ts'
import { countMoney, listMoneyPage, type MoneyInput } from '#server/booking/payments/desk/list-money.ts'
import { moneyTabs } from '#server/booking/payments/desk/money-rows.sql.ts'
import * as paymentQueries from '#server/booking/payments/queries.ts'
import * as checkQueries from '#server/catalogue/import/check-queries.ts'
import { writeDepartures } from '#server/catalogue/import/departure-queries.ts'
import { kindNames } from '#server/catalogue/import/kinds.ts'
import { makeStagedTables, stageRows } from '#server/catalogue/import/stage-queries.ts'
import * as writeQueries from '#server/catalogue/import/write-queries.ts'
import type { Db, Statement, Tx } from '#server/kernel/database.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'

/** Runs the code that builds a site's statements, with arguments that together produce every part of the texts. */
type Sample = (connection: Db & Tx) => Promise<unknown>[]

const withSlugs = ['cities', 'categories', 'products'] as const

const anyOrder: DeskFilter = {
  queue: null,
  states: null,
  money: null,
  methods: null,
  sites: null,
  language: null,
  supplierIds: null,
  cityIds: null,
  productId: null,
  currencies: null,
  promoCode: null,
  hasRefund: null,
  startFrom: null,
  startTo: null,
  madeFrom: null,
  madeTo: null,
  assigneeId: null,
}
const anyOf = <Value>(...values: Value[]) => ({ values, isNone: false })
const noneOf = <Value>(...values: Value[]) => ({ values, isNone: true })
const fewOrders: DeskFilter = {
  queue: null,
  states: anyOf('confirmed'),
  money: anyOf('paid'),
  methods: anyOf('card'),
  sites: anyOf('main'),
  language: 'ar',
  supplierIds: anyOf(1),
  cityIds: anyOf(1),
  productId: 1,
  currencies: anyOf('SAR'),
  promoCode: 'SUMMER',
  hasRefund: true,
  startFrom: '2026-01-01',
  startTo: '2026-01-02',
  madeFrom: '2026-01-01',
  madeTo: '2026-01-02',
  assigneeId: 1,
}
const otherOrders: DeskFilter = {
  ...fewOrders,
  states: noneOf('confirmed'),
  money: noneOf('paid'),
  methods: noneOf('card'),
  sites: noneOf('main'),
  supplierIds: noneOf(1),
  cityIds: noneOf(1),
  currencies: noneOf('SAR'),
  hasRefund: false,
}
const deskLists = [
  { scope: 'all' as const, filter: anyOrder },
  { scope: 'all' as const, filter: fewOrders },
  { scope: 'all' as const, filter: otherOrders },
  { scope: 1, filter: fewOrders },
  { scope: 1, filter: otherOrders },
  ...orderQueues.flatMap((queue) => (['all', 1] as const).map((scope) => ({ scope, filter: { ...anyOrder, queue } }))),
]
const deskPages = orderSorts.flatMap((sort) =>
  deskLists
    .flatMap((list) => [null, '1.1', 'infinity.1'].map((after) => ({ ...list, sort, after })))
    .filter(({ after }) => sort === 'due' || after !== 'infinity.1'),
)

const anyMoney = { kinds: null, states: null, provider: null, currency: null, from: null, to: null, least: null, most: null, number: null } // prettier-ignore
const fewMoney: MoneyInput['filter'] = {
  kinds: ['late'],
  states: ['paid'],
  provider: 'sandbox',
  currency: 'SAR',
  from: '2026-01-01',
  to: '2026-01-02',
  least: '1',
  most: '2.5',
  number: 'RH-2345ABCD',
}
const moneyLists: MoneyInput[] = moneyTabs.flatMap((tab) =>
  [anyMoney, fewMoney].map((filter) => ({ tab, filter, providers: ['sandbox'] })),
)

/** Samples for sites whose texts cannot be read from the source, by file and function. */
export const builtStatements: Record<string, Sample> = {
  'src/server/booking/desk/list-orders.ts listPage': (db) => deskPages.map((page) => listPage(db, page)),
  'src/server/booking/desk/list-orders.ts listFew': (db) => deskPages.map((page) => listFew(db, page)),
  'src/server/booking/payments/desk/list-money.ts listMoneyPage': (db) =>
    moneyLists.flatMap((list) => [null, '1.f1'].map((after) => listMoneyPage(db, { ...list, after }))),
  'src/server/booking/payments/desk/list-money.ts countMoney': (db) => moneyLists.map((list) => countMoney(db, list)),
  // The text does not depend on the order.
  'src/server/booking/commands/insert-order.ts insertOrder': (db) => [
    insertOrder(db, { payment: null } as OrderToRecord),
  ],
  'src/server/booking/payments/queries.ts one': (db) => [
    paymentQueries.findPayment(db, 1),
    paymentQueries.findPaymentByReference(db, 'sandbox', ''),
    paymentQueries.findLatestPayment(db, 1),
  ],
  'src/server/app/retention/sweep-rows.ts sweepRows': (db) => [
    sweepRows({
      db,
      log: openLog('silent'),
      configuration: readConfiguration({ NODE_ENV: 'test', SECRET: 'a secret that is only good for tests' }),
    }),
  ],
  'src/server/catalogue/import/stage-queries.ts makeStagedTables': (tx) => [makeStagedTables(tx)],
  'src/server/catalogue/import/stage-queries.ts stageRows': (tx) => kindNames.map((kind) => stageRows(tx, kind, [])),
  'src/server/catalogue/import/check-queries.ts run': (tx) => [
    ...checkQueries.kindsWithKeys.map((kind) => checkQueries.listTwice(tx, kind)),
    ...withSlugs.flatMap((kind) =>
      checkQueries.slugColumns.flatMap((slug) => [
        checkQueries.listSlugsTwice(tx, kind, slug),
        checkQueries.listSlugsTaken(tx, kind, slug),
        checkQueries.listSlugsChanged(tx, kind, slug),
      ]),
    ),
    checkQueries.listWithoutParent(tx, 'pictures', 'products'),
    checkQueries.listWithoutParent(tx, 'units', 'options'),
    checkQueries.listWithoutParent(tx, 'exceptions', 'schedules'),
    checkQueries.listProductsWithout(tx, 'options'),
    checkQueries.listProductsWithout(tx, 'pictures'),
    checkQueries.listProductsWithFewPictures(tx, 5),
    checkQueries.listQuotesWithOptions(tx),
    checkQueries.listOptionsWithoutUnits(tx),
    checkQueries.listUnknownCompanions(tx),
    checkQueries.listProductsOfOthers(tx, ''),
  ],
  'src/server/catalogue/import/write-queries.ts analyzeTables': (tx) => [writeQueries.analyzeTables(tx)],
  'src/server/catalogue/import/write-queries.ts count': (tx) => [
    ...kindNames
      .filter((kind) => kind !== 'itinerary' && kind !== 'cancellation')
      .map((kind) => writeQueries.writeKind(tx, kind)),
    ...withSlugs.map((kind) => writeQueries.leaveSlugs(tx, kind)),
    writeQueries.withdrawMissingProducts(tx, null),
    writeQueries.withdrawMissingProducts(tx, 1),
    writeDepartures(tx, 180),
  ],
}

/** Records the statements that a sample runs. Each returns one row with a count of 0. */
export async function recordStatements(sample: Sample): Promise<Statement[]> {
  const statements: Statement[] = []
  const recorder = {
    kind: 'db',
    rows: (statement: Statement) => {
      statements.push(statement)
      return Promise.resolve([{ count: 0 }])
    },
  } as unknown as Db & Tx
  await Promise.all(sample(recorder))
  return statements
}
