import type { CardContext } from '#server/booking/providers/providers.ts'
import { composeAccountLinkMail } from './account-link-mail.ts'
import { composeAccountMail } from './account-mail.ts'
import { composeCancellationMail } from './cancellation-mail.ts'
import { composeCodeMail } from './code-mail.ts'
import { composeConsoleMail } from './console-mail.ts'
import { composeContactMail } from './contact-mail.ts'
import { composeDateChangeMail } from './date-change-mail.ts'
import { composeDelayedRefundMail } from './delayed-refund-mail.ts'
import { composeDepartureMessageMail } from './departure-message-mail.ts'
import { composeDepartureNotice } from './departure-notice.ts'
import { composeGuestMail } from './guest-mail.ts'
import type { Mail } from './mailer.ts'
import { composeNoticeMail } from './notice-mail.ts'
import { composeOrderMail } from './order-mail.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { isToOperator, type MessageKind } from '#server/outbox/message-kinds.ts'
import { composeQuoteMail } from './quote-mail.ts'
import { composeRebookingMail } from './rebooking-mail.ts'
import { composeRefundMail } from './refund-mail.ts'
import { composeReplyMail } from './reply-mail.ts'
import { composeResetMail } from './reset-mail.ts'
import { composeReviewMail } from './review-mail.ts'
import { composeStaffMail } from './staff-mail.ts'

/** The mail of an outbox row in the recipient's language; null if it is obsolete. */
export async function composeMail(context: CardContext, row: OutboxRow): Promise<Mail | null> {
  const mail = await compose(context, row)
  // Names are user input, and a line break in a subject would start another header.
  return mail && { ...mail, subject: mail.subject.replaceAll(/\s+/g, ' ').trim() }
}

type Compose = (context: CardContext, message: OutboxRow) => Promise<Mail | null>

function compose(context: CardContext, row: OutboxRow): Promise<Mail | null> {
  const language = isToOperator(row.kind) ? context.configuration.operatorLanguage : row.language
  return composerOf(row.kind)(context, { ...row, language })
}

function composerOf(kind: MessageKind): Compose {
  switch (kind) {
    case 'password_reset':
      return composeResetMail
    case 'account_link':
      return composeAccountLinkMail
    case 'sign_in_code':
    case 'new_email_code':
    case 'proof_code':
      return (context, message) => composeCodeMail(context, message, kind)
    case 'email_changed':
    case 'passkey_added':
    case 'password_changed':
    case 'account_deleted':
    case 'guest_deleted':
      return (context, message) => composeAccountMail(context, message, kind)
    case 'console_invite':
    case 'console_access':
    case 'console_reset':
    case 'console_session':
    case 'console_offer':
    case 'console_factor':
      return (context, message) => composeConsoleMail(context, message, kind)
    case 'notice_booking':
    case 'notice_reserved':
    case 'notice_request':
    case 'notice_change':
      return (context, message) => composeNoticeMail(context, message, kind)
    case 'notice_departure':
      return composeDepartureNotice
    case 'contact_message':
      return composeContactMail
    case 'contact_reply':
      return composeReplyMail
    case 'booking_cancelled':
    case 'departure_cancelled':
      return composeCancellationMail
    case 'booking_refunded':
      return composeRefundMail
    case 'refund_delayed':
    case 'refund_sent':
      return (context, message) => composeDelayedRefundMail(context, message, kind)
    case 'booking_rebooked':
    case 'departure_moved':
      return composeRebookingMail
    case 'booking_date_link':
    case 'booking_date_kept':
    case 'booking_date_refunded':
      return (context, message) => composeDateChangeMail(context, message, kind)
    case 'departure_message':
      return composeDepartureMessageMail
    case 'guest_changed':
      return composeGuestMail
    case 'review_rejected':
      return composeReviewMail
    case 'staff_reserved':
    case 'staff_on_hold':
    case 'staff_unanswered':
    case 'staff_partly_unanswered':
    case 'staff_cancelled':
    case 'staff_rebooked':
      return (context, message) => composeStaffMail(context, message, kind)
    case 'quote_received':
    case 'quote_answered':
    case 'quote_declined':
    case 'quote_expired':
    case 'quote_request':
    case 'quote_declined_by_buyer':
      return (context, message) => composeQuoteMail(context, message, kind)
    default:
      return (context, message) => composeOrderMail(context, message, kind)
  }
}
