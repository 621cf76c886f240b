import type { Connection } from '#server/kernel/database.ts'

/** The contact messages of an address, newest first. */
export function listMessagesOf(connection: Connection, email: string): Promise<object[]> {
  return connection.rows({
    name: 'content.messages_of',
    text: `select name, email, topic, body as text, language::text, created_at as "writtenAt" from message
      where lower(email) = lower($1) order by id desc`,
    values: [email],
  })
}
