import type { Context } from '#server/kernel/context.ts'

export interface MessageOfEmail {
  id: number
  topic: string
  /** The beginning. */
  excerpt: string
  isClosed: boolean
  writtenAt: Date
}

/** The latest contact messages of an address. */
export function listMessagesOfEmail({ db }: Context, email: string): Promise<MessageOfEmail[]> {
  return db.rows<MessageOfEmail>({
    name: 'content.of_email',
    text: `select id, topic, left(body, 160) as excerpt, closed_at is not null as "isClosed", created_at as "writtenAt"
      from message where lower(email) = lower($1) order by id desc limit 100`,
    values: [email],
  })
}
