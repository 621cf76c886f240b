import type { Words } from '#domain/locale.ts'
import { oneRow, type Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/** Creates an option of a product that no page lists, or finds the one with that code. Returns its id. */
export async function makeHiddenOption(
  tx: Tx,
  option: { productId: number; code: string; title: Words; durationMinutes: number; capacity: number },
): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    named({
      name: 'catalogue.make_hidden_option',
      text: `insert into option (product_id, code, position, title, description, duration_minutes, capacity, is_listed)
        values (:productId, :code, 0, :title::jsonb, '{"ar": "", "en": ""}', :durationMinutes, :capacity, false)
        on conflict (product_id, code) do update set capacity = excluded.capacity, updated_at = now()
        returning id`,
      values: option,
    }),
  )
  return id
}
