export interface Attachment {
  filename: string
  contentType: string
  content: Uint8Array
}

export interface Mail {
  to: string
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  subject: string
  html: string
  text: string
  attachments: Attachment[]
}

/** Carries mails away. `id` is the outbox row's: a mail that is sent twice has the same one both times. */
export interface Mailer {
  send: (mail: Mail, id: number) => Promise<void>
}

/** The address will never take this mail: trying again is of no use. */
export class MailRefused extends Error {}
