export interface Attachment {
  filename: string
  contentType: string
  /** Called when the mail is sent, or when the attachment is opened in the development mailbox. */
  content: () => Promise<Uint8Array>
}

export interface Mail {
  to: string
  /** The address for replies, if not the sender's. */
  replyTo?: string
  subject: string
  html: string
  text: string
  attachments: Attachment[]
}

/** The outbox row of a mail; the same for a repeated mail. */
export interface MailSource {
  id: number
  createdAt: Date
}

/** Sends mails. Throws MessageRefused if retrying is pointless, any other error if it is not. */
export interface Mailer {
  send: (mail: Mail, source: MailSource) => Promise<void>
}

/** The recipient will never accept this message: retrying is pointless. */
export class MessageRefused extends Error {}
