import { createHash, createVerify, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import forge from 'node-forge'
import { apiOf } from '#test/support/api-of.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import type { Mail } from '#server/notifications/mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { checkoutOf, pay, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { appleFixture, googleFixture } from '#test/support/wallets.ts'

const fixtures = useFixtures()

async function booking() {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 2)))
  await pay(context, reference)
  const [row] = await context.db.rows<{ id: number; code: string }>({
    name: 'test.wallet_booking',
    text: `select i.id, i.ticket_code as code from order_item i join orders o on o.id = i.order_id where o.reference = $1`,
    values: [reference],
  })
  return { reference, key: orderAccessToken(context.configuration, reference), id: row?.id ?? 0, code: row?.code ?? '' }
}

type Booking = Awaited<ReturnType<typeof booking>>

const ask = ({ reference, key, id }: Booking, file: string, locale: string, settings: object) =>
  apiOf({ ...fixtures.context, configuration: { ...fixtures.context.configuration, ...settings } }).request(
    `/api/invoices/${reference}/bookings/${id}/${file}?locale=${locale}&key=${key}`,
    { headers: { host: 'localhost' } },
    { incoming: { socket: { remoteAddress: '203.0.113.9' } } },
  )

describe.each([
  ['ar', 'قلعة البحرين', ['قبل 10 دقائق من البداية', 'مظلة بيضاء']],
  ['en', 'Bahrain Fort', ['10 minutes before the start', 'white umbrella']],
])('a wallet pass in %s', (locale, title, notes) => {
  test('for Apple Wallet is signed by the certificate and has the ticket’s code, title and place', async () => {
    const apple = appleFixture()
    const bought = await booking()
    const answer = await ask(bought, 'pass.pkpass', locale, { appleWallet: apple.wallet })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/vnd.apple.pkpass')
    const files = filesOf(Buffer.from(await answer.arrayBuffer()))
    const pass = JSON.parse(String(files.get('pass.json'))) as Record<string, never>
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: apple.wallet.passTypeId,
      teamIdentifier: apple.wallet.teamId,
      serialNumber: `${bought.reference}-${bought.id}`,
      barcodes: [{ format: 'PKBarcodeFormatQR', message: bought.code }],
    })
    expect(JSON.stringify(pass['eventTicket'])).toContain(title)
    expect(JSON.stringify(pass['eventTicket'])).toContain(bought.reference)
    for (const note of notes) expect(JSON.stringify(pass['eventTicket'])).toContain(note)

    const manifest = files.get('manifest.json') ?? Buffer.alloc(0)
    for (const [name, digest] of Object.entries(JSON.parse(String(manifest)) as Record<string, string>))
      expect(
        createHash('sha1')
          .update(files.get(name) ?? '')
          .digest('hex'),
        name,
      ).toBe(digest)
    expect(isSigned(files.get('signature') ?? Buffer.alloc(0), manifest, apple.wallet.certificate)).toBe(true)
    expect(isSigned(files.get('signature') ?? Buffer.alloc(0), Buffer.from('{}'), apple.wallet.certificate)).toBe(false)
  })

  test('for Google Wallet is a JWT signed by the service account, with the ticket’s code and title', async () => {
    const google = googleFixture()
    const bought = await booking()
    const answer = await ask(bought, 'google-wallet', locale, { googleWallet: google.wallet })
    expect(answer.status).toBe(302)
    const address = answer.headers.get('location') ?? ''
    expect(address.startsWith('https://pay.google.com/gp/v/save/')).toBe(true)
    const [head = '', body = '', signature = ''] = (address.split('/').at(-1) ?? '').split('.')
    expect(
      verify('sha256', Buffer.from(`${head}.${body}`), google.publicKey, Buffer.from(signature, 'base64url')),
    ).toBe(true)
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, never>
    expect(claims).toMatchObject({
      iss: google.wallet.accountEmail,
      aud: 'google',
      typ: 'savetowallet',
      payload: {
        eventTicketObjects: [{ barcode: { type: 'QR_CODE', value: bought.code }, ticketNumber: bought.reference }],
      },
    })
    expect(JSON.stringify(claims)).toContain(title)
    for (const note of notes) expect(JSON.stringify(claims)).toContain(note)
  })
})

test('a booking with a pick-up leads to it in both passes and in the mail, and not to the meeting point', async () => {
  const { context } = fixtures
  const bought = await booking()
  const [row] = await context.db.rows<{ readyAt: string }>({
    name: 'test.set_pickup',
    text: `update order_item set local_time = '07:30', starts_at = (local_date + time '07:30') at time zone zone,
        ends_at = (local_date + time '09:30') at time zone zone, pickup = '{"name": {"ar": "فندق", "en": "Hotel Delmon"}, "address": {"ar": "المنامة", "en": "Government Avenue"}, "minutesBefore": 30}'
      where id = $1 returning to_char((starts_at - interval '30 minutes') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as "readyAt"`,
    values: [bought.id],
  })
  const [apple, google] = [appleFixture(), googleFixture()]
  const file = await ask(bought, 'pass.pkpass', 'en', { appleWallet: apple.wallet })
  const pass = JSON.parse(String(filesOf(Buffer.from(await file.arrayBuffer())).get('pass.json'))) as object
  expect(JSON.stringify(pass)).toContain('Government Avenue')
  expect(JSON.stringify(pass)).not.toContain('white umbrella')
  const readyAt = expect.stringContaining(row?.readyAt ?? '?') as string
  expect(pass).toMatchObject({ relevantDate: readyAt })
  expect(JSON.stringify(pass)).toContain('Pick-up time (starts at 7:30\u{A0}am)')
  expect(pass).not.toHaveProperty('locations')
  const link = (await ask(bought, 'google-wallet', 'en', { googleWallet: google.wallet })).headers.get('location') ?? ''
  const claims = Buffer.from(link.split('.').at(-2) ?? '', 'base64url').toString()
  expect(claims).toContain('Government Avenue')
  expect(claims).not.toContain('latitude')
  expect(JSON.parse(claims)).toMatchObject({ payload: { eventTicketClasses: [{ dateTime: { start: readyAt } }] } })

  const mails: Mail[] = []
  await sendOutbox(context, { send: async (mail) => void mails.push(mail) })
  const mail = mails.find(({ subject, html }) => html.includes(bought.reference) && subject !== '')
  expect(mail?.html).toMatch(/maps\/dir\/\?api=1&amp;destination=%D9%81/)
  expect(mail?.html).not.toMatch(/destination=\d/)
  expect(mail?.html).toContain('افتح نقطة الاستقبال في الخرائط')
  expect(mail?.text).toContain('7:00\u{A0}ص\nهذا وقت الاستقبال، والبداية 7:30\u{A0}ص')
})

test('without their settings the wallets are not offered, and a pass is not found', async () => {
  const bought = await booking()
  for (const file of ['pass.pkpass', 'google-wallet']) {
    const answer = await ask(bought, file, 'en', {})
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'orders.wallet_unavailable' })
  }
  const wallets = async (settings: object) => {
    const api = apiOf({ ...fixtures.context, configuration: { ...fixtures.context.configuration, ...settings } })
    const incoming = { socket: { remoteAddress: '203.0.113.9' } }
    const answer = await api.request('/api/site?locale=en', { headers: { host: 'localhost' } }, { incoming })
    return ((await answer.json()) as { site: { wallets: string[] } }).site.wallets
  }
  expect(await wallets({})).toEqual([])
  expect(await wallets({ appleWallet: appleFixture().wallet })).toEqual(['apple'])
})

/** The files of a zip archive without compression. */
function filesOf(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = 0
  while (zip.readUInt32LE(at) === 0x04034b50) {
    const [size, nameLength, extraLength] = [
      zip.readUInt32LE(at + 18),
      zip.readUInt16LE(at + 26),
      zip.readUInt16LE(at + 28),
    ]
    const start = at + 30 + nameLength + extraLength
    files.set(zip.subarray(at + 30, at + 30 + nameLength).toString(), zip.subarray(start, start + size))
    at = start + size
  }
  return files
}

interface SignedData {
  rawCapture: { signature: string; authenticatedAttributes: forge.asn1.Asn1[]; digestAlgorithm: string }
}

/** Whether a detached PKCS #7 signature is of `content` and by the key of `certificate`. */
function isSigned(signature: Buffer, content: Buffer, certificate: string): boolean {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signature.toString('binary')))
  const { rawCapture } = message as unknown as SignedData
  const { asn1 } = forge
  const digestName = forge.pki.oids[asn1.derToOid(rawCapture.digestAlgorithm)] ?? ''
  const attributes = asn1
    .toDer(asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, rawCapture.authenticatedAttributes))
    .getBytes()
  const digest = createHash(digestName).update(content).digest('binary')
  const hasDigest = attributes.includes(digest)
  const verifier = createVerify(digestName).update(Buffer.from(attributes, 'binary'))
  return hasDigest && verifier.verify(certificate, Buffer.from(rawCapture.signature, 'binary'))
}
