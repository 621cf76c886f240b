import { expect, test } from 'vitest'
import { useFixtures } from '#test/support/fixtures.ts'
import { listRatesOn } from './list-rates-on.ts'

const fixtures = useFixtures()

test.each([
  ['of the day', '2021-06-10', '2021-06-10'],
  ['the newest before', '2021-06-30', '2021-06-10'],
  ['before the newer one, although that is nearer', '2021-06-09', '2021-06-01'],
  ['the oldest, of a day before all', '2019-01-01', '2021-06-01'],
])('the rate of a day is %s', async (_, day, asOf) => {
  await fixtures.context.db.transaction(async (tx) => {
    await tx.rows({
      name: 'test.insert_rates',
      text: `insert into exchange_rate (base, quote, as_of, rate_micros)
        values ('USD', 'XTS', '2021-06-01', 1000000), ('USD', 'XTS', '2021-06-10', 2000000)
        on conflict do nothing`,
    })
    expect((await listRatesOn(tx, day)).find(({ quote }) => quote === 'XTS')).toMatchObject({ base: 'USD', asOf })
    await tx.rows({ name: 'test.delete_rates', text: `delete from exchange_rate where quote = 'XTS'` })
  })
})
