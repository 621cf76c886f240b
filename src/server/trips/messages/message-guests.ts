import { writtenIn, type MessageTexts } from '#domain/guest-message.ts'
import { guestsOf, listBookedOrders, queueGuestMessages } from '#server/booking/commands/message-guests.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts } from '#server/kernel/count-attempt.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { findDeparture } from '#server/trips/find-departure.ts'
import { demandMessaging, demandTakesPlace } from './demand-messaging.ts'

/** Protect guests from repeated mails, and the reputation of the marketplace's mail address. */
const AN_HOUR = { ofDeparture: 5, ofPerson: 30 }

/**
 * Mails a text to all guests of a departure, in the language that each reads. Returns how many guests get it.
 * @throws ApiError `console.forbidden`, `console.not_found`, `console.departure_over`, `console.departure_called_off`,
 * `console.departure_changed` if other guests are booked than were shown, `console.no_guests`, `console.already_messaged`
 * if all of them have this text, `console.too_many_mails`
 */
export async function messageGuests(
  context: Context,
  input: { person: SignedInStaff; departureId: number; texts: MessageTexts; seenGuests: number },
): Promise<number> {
  const { person, departureId, texts, seenGuests } = input
  demandMessaging(person)
  const { supplierId, localDate, localTime } = await findDeparture(context.db, { person, departureId })
  return context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    await countAttempts(tx, 'console.too_many_mails', [
      { key: `guest message ${departureId}`, most: AN_HOUR.ofDeparture, windowSeconds: 3600 },
      { key: `guest message by ${person.staffId}`, most: AN_HOUR.ofPerson, windowSeconds: 3600 },
    ])
    await demandTakesPlace(tx, departureId)
    const orders = await listBookedOrders(tx, departureId)
    const guests = guestsOf(orders).size
    if (guests === 0) throw new ApiError('conflict', 'console.no_guests')
    if (guests !== seenGuests) throw new ApiError('conflict', 'console.departure_changed')
    const messages = await queueGuestMessages(tx, { departureId, orders, texts, staff: person.name })
    if (messages === 0) throw new ApiError('conflict', 'console.already_messaged')
    await recordAudit(tx, {
      actor: person,
      action: 'departure.messaged',
      subject: { kind: 'departure', id: departureId },
      supplierId,
      after: { day: `${localDate} ${localTime}`, messages, language: writtenIn(texts).join(', ') },
    })
    return messages
  })
}
