import { formatDate, formatTime } from '#domain/date-words.ts'
import type { Context } from '#server/kernel/context.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { getSite } from '#server/sites/get-site.ts'
import { layOutMail } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import { findNoticedDisruption } from './queries.ts'

/**
 * The mail to a member of staff about a departure that was cancelled or moved for all its guests. It names no guest.
 * Null if the person has lost access or unsubscribed since it was queued.
 */
export async function composeDepartureNotice(context: Context, message: OutboxRow): Promise<Mail | null> {
  const { language: locale, recipient, payload } = message
  const { disruptionId = 0, staffId = 0 } = payload
  const departure = await findNoticedDisruption(context.db, { disruptionId, staffId })
  if (!departure) return null
  const t = mailWords(locale)
  const { kind, to, bookings, travellers } = departure
  const title = departure.title[locale]
  const at = (one: { localDate: string; localTime: string }) =>
    `${formatDate(one.localDate, locale, 'long')}\u{A0}· ${formatTime(one.localTime, locale)}`
  return {
    to: recipient,
    subject: t('notice.notice_departure.subject', { kind, title }),
    attachments: [],
    ...(await layOutMail({
      locale,
      site: await getSite(context.db, null),
      title: t('notice.notice_departure.title', { kind }),
      paragraphs: [t('notice.notice_departure.lead', { kind, bookings, travellers })],
      cards: [
        {
          title,
          lines: [`${departure.optionTitle[locale]} · ${departure.city[locale]}`, at(departure)],
          badge: null,
        },
      ],
      facts: [
        ...(to ? [[t('notice.notice_departure.to'), at(to)] as [string, string]] : []),
        [t('notice.notice_departure.reason'), departure.reason],
      ],
      button: departure.seesGuests
        ? {
            label: t('notice.notice_departure.button'),
            href: `${context.configuration.origin}/console/departures/${to?.departureId ?? departure.departureId}`,
          }
        : null,
      after: [t('notice.off')],
    })),
  }
}
