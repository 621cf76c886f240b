import { tokensIn } from '#domain/reply-template.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Tx } from '#server/kernel/database.ts'
import { insertReply, lockMessage, setClosed } from './inbox-queries.ts'

/**
 * Mails a reply to the sender of a contact message, in the message's language, and closes the message or leaves it open.
 * @throws ApiError `console.reply_unfilled` if the text has a placeholder of a template, `console.not_found`,
 * `console.message_changed` if another person has replied since it was shown
 */
export async function replyToMessage(
  context: Context,
  input: {
    id: number
    staffId: number
    text: string
    isClosing: boolean
    /** The replies that the person saw. */
    seenReplies: number
    record: (tx: Tx, id: number) => Promise<void>
  },
): Promise<void> {
  const { id, staffId, text, isClosing, seenReplies, record } = input
  const tokens = tokensIn(text)
  if (tokens.length > 0) throw new ApiError('invalid', 'console.reply_unfilled', { tokens })
  await context.db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    if (!message) throw new ApiError('missing', 'console.not_found')
    if (message.replies !== seenReplies) throw new ApiError('conflict', 'console.message_changed')
    await insertReply(tx, { messageId: id, staffId, text })
    await setClosed(tx, { id, closedBy: isClosing ? staffId : null })
    await record(tx, id)
  })
}
