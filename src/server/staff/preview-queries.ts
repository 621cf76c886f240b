import type { Tx } from '#server/kernel/database.ts'

/** Null: the session is no preview. */
export async function setPreview(
  tx: Tx,
  { sessionId, roleId }: { sessionId: number; roleId: number | null },
): Promise<void> {
  await tx.rows({
    name: 'staff.set_preview',
    text: 'update staff_session set preview_role_id = $2 where id = $1',
    values: [sessionId, roleId],
  })
}
