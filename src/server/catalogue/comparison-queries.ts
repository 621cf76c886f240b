import type { CancellationRule } from '#domain/cancellation-rule.ts'
import type { Connection } from '#server/kernel/database.ts'

export interface ComparedRow {
  id: number
  guideLanguages: string[]
  pickup: 'none' | 'included' | 'optional'
  dropOff: boolean
  cancellation: CancellationRule[]
}

/** What a comparison says of products besides their cards, in any order. */
export function listComparedRows(connection: Connection, productIds: readonly number[]): Promise<ComparedRow[]> {
  return connection.rows({
    name: 'catalogue.compared',
    text: `select p.id, p.guide_languages as "guideLanguages", p.pickup, p.drop_off as "dropOff", p.cancellation
      from product p where p.id = any ($1::bigint[])`,
    values: [productIds],
  })
}
