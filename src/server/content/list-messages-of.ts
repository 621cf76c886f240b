import type { Connection } from '#server/kernel/database.ts'

/** The contact messages of an address, newest first, with the replies. */
export function listMessagesOf(connection: Connection, email: string): Promise<object[]> {
  return connection.rows({
    name: 'content.messages_of',
    text: `select name, email, topic, body as text, language::text, created_at as "writtenAt",
        coalesce((select jsonb_agg(jsonb_build_object('text', r.body, 'writtenAt', r.created_at) order by r.id)
          from message_reply r where r.message_id = message.id), '[]') as replies
      from message where lower(email) = lower($1) order by id desc`,
    values: [email],
  })
}
