import type { CardContext } from '#server/booking/providers/providers.ts'
import type { Job } from '#server/kernel/jobs.ts'
import type { Mailer } from './mailer.ts'
import type { WhatsappSender } from './whatsapp-sender.ts'
import { sendOutbox, sendPromptMessages } from './send-outbox.ts'

export function notificationJobs(context: CardContext, mailer: Mailer, whatsapp: WhatsappSender | null): Job[] {
  return [
    { name: 'send the outbox', everySeconds: 2, run: () => sendOutbox(context, mailer, whatsapp) },
    // A batch of tickets takes minutes if the mail server is slow; a code is valid for ten.
    { name: 'send codes and links', everySeconds: 2, run: () => sendPromptMessages(context, mailer) },
  ]
}
