import { usualAnswerTime, type AnswerTime } from '#domain/answer-time.ts'
import type { Connection } from '#server/kernel/database.ts'

/** Within what time requests of a site got their first quote in the last half year; not those that staff wrote. Null: unknown. */
export async function readAnswerTime(connection: Connection, siteId: number): Promise<AnswerTime | null> {
  const rows = await connection.rows<{ seconds: number }>({
    name: 'quotes.answer_times',
    text: `select extract(epoch from f.created_at - q.created_at)::float8 as seconds
      from quote_request q join quote f on f.quote_request_id = q.id and f.number = 1
      where q.site_id = $1 and q.written_by is null and q.created_at > now() - interval '180 days'
      order by q.id desc limit 200`,
    values: [siteId],
  })
  return usualAnswerTime(rows.map(({ seconds }) => seconds))
}
