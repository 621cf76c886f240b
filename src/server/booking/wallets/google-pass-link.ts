import { sign } from 'node:crypto'
import type { GoogleWallet } from '#server/kernel/wallet-settings.ts'
import type { PassContent } from './read-pass.ts'

/** The "Save to Google Wallet" address: an event ticket as a JWT that the service account signed. */
export function googlePassLink({ issuerId, accountEmail, key }: GoogleWallet, pass: PassContent, now: Date): string {
  const said = (value: string) => ({ defaultValue: { language: pass.locale, value } })
  // A class of its own for each booking: a class keeps the language of the first ticket that used it.
  const classId = `${issuerId}.${pass.id}`
  const claims = {
    iss: accountEmail,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    origins: [new URL(pass.origin).origin],
    payload: {
      eventTicketClasses: [
        {
          id: classId,
          issuerName: pass.seller,
          reviewStatus: 'UNDER_REVIEW',
          eventName: said(pass.title),
          venue: { name: said(pass.place.name), address: said(pass.place.address) },
          dateTime: { start: pass.readyAt, end: pass.endsAt },
        },
      ],
      eventTicketObjects: [
        {
          id: `${classId}.ticket`,
          classId,
          state: 'ACTIVE',
          hexBackgroundColor: pass.colour,
          barcode: { type: 'QR_CODE', value: pass.code },
          ticketHolderName: pass.guest,
          ticketNumber: pass.reference,
          ticketType: said(pass.option),
          ...(pass.notes.length > 0
            ? { textModulesData: [{ id: 'meeting', header: pass.labels.meeting, body: pass.notes.join('\n') }] }
            : {}),
          ...(pass.point ? { locations: [pass.point] } : {}),
        },
      ],
    },
  }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`
  return `https://pay.google.com/gp/v/save/${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}
