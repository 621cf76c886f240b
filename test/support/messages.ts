import type { Context } from '#server/kernel/context.ts'
import { oneRow } from '#server/kernel/database.ts'
import { sendMessage } from '#server/content/send-message.ts'
import { createVisitor } from './fixtures.ts'
import { uniqueAddress } from './unique-address.ts'

/** A message of the contact form, from an address and a network of its own. */
export async function contactMessage(
  context: Context,
  change: Partial<Parameters<typeof sendMessage>[1]> = {},
): Promise<{ id: number; email: string }> {
  const visitor = { ...(await createVisitor(context.db)), address: uniqueAddress() }
  const email = `writer-${visitor.address.replaceAll(/\W/g, '-')}@example.com`
  const text = 'هل يمكن تغيير موعد الاستقبال؟'
  await sendMessage(context, {
    visitor,
    locale: 'ar',
    name: 'سارة',
    email,
    topic: 'booking',
    text,
    website: '',
    ...change,
  })
  return oneRow(context.db, {
    name: 'test.last_message',
    text: 'select id, email from message order by id desc limit 1',
  })
}
