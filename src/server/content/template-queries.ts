import type { Words } from '#domain/locale.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

export interface ReplyTemplate {
  id: number
  name: string
  text: Words
  /** Counts its changes. */
  version: number
  changedAt: Date
  changedBy: string | null
}

const templates = `select t.id, t.name, t.body as text, t.version, t.changed_at as "changedAt", w.name as "changedBy"
  from reply_template t left join staff w on w.id = t.changed_by`

export function listAllTemplates(connection: Connection): Promise<ReplyTemplate[]> {
  return connection.rows<ReplyTemplate>({
    name: 'content.templates',
    text: `${templates} order by lower(t.name), t.id`,
  })
}

export async function lockTemplate(tx: Tx, id: number): Promise<ReplyTemplate | undefined> {
  const rows = await tx.rows<ReplyTemplate>({
    name: 'content.lock_template',
    text: `${templates} where t.id = $1 for update of t`,
    values: [id],
  })
  return rows[0]
}

interface TemplateToWrite {
  name: string
  text: Words
  staffId: number
}

/** Undefined if there are already `most`. */
export async function insertTemplate(
  tx: Tx,
  { text, ...template }: TemplateToWrite & { most: number },
): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }>(
    named({
      name: 'content.insert_template',
      text: `insert into reply_template (name, body, changed_by) select :name, :body::jsonb, :staffId
        where (select count(*) from reply_template) < :most::integer returning id`,
      values: { ...template, body: JSON.stringify(text) },
    }),
  )
  return row?.id
}

export async function updateTemplate(tx: Tx, { text, ...template }: TemplateToWrite & { id: number }): Promise<void> {
  await tx.rows(
    named({
      name: 'content.update_template',
      text: `update reply_template set name = :name, body = :body::jsonb, version = version + 1, changed_at = rihla_now(),
        changed_by = :staffId where id = :id`,
      values: { ...template, body: JSON.stringify(text) },
    }),
  )
}

export async function removeTemplate(tx: Tx, id: number): Promise<void> {
  await tx.rows({ name: 'content.remove_template', text: 'delete from reply_template where id = $1', values: [id] })
}
