import type { Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import type { Mailer } from './mailer.ts'
import type { WhatsappSender } from './whatsapp-sender.ts'
import { sendOutbox } from './send-outbox.ts'

export function notificationJobs(context: Context, mailer: Mailer, whatsapp: WhatsappSender | null): Job[] {
  return [{ name: 'send the outbox', everySeconds: 2, run: () => sendOutbox(context, mailer, whatsapp) }]
}
