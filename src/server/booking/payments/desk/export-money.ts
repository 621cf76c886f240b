import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { listMoneyPage, type MoneyInput, type MoneyRow } from './list-money.ts'

/** Read at once. Small, so that a long export neither fills the memory nor holds up the shop. */
const BATCH = 200

/** All rows of a tab that match, in batches. */
export async function* exportMoney(
  { db, providers }: PaymentContext,
  wish: Omit<MoneyInput, 'providers'>,
): AsyncGenerator<MoneyRow[], void> {
  let after: string | null = null
  do {
    const page = await listMoneyPage(db, { ...wish, providers: providers.codes, after, size: BATCH })
    const batch = page.slice(0, BATCH)
    yield batch
    after = page.length > BATCH ? (batch.at(-1)?.cursor ?? null) : null
  } while (after !== null)
}
