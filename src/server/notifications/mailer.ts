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

/** The outbox row behind a mail: of one that is sent twice, the same both times. */
export interface MailSource {
  id: number
  createdAt: Date
}

/** Carries mails away. Throws MessageRefused when trying again is of no use, anything else when it is. */
export interface Mailer {
  send: (mail: Mail, source: MailSource) => Promise<void>
}

/** The reader will never take this message: trying again is of no use. */
export class MessageRefused extends Error {}
