import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import type { WhatsappAccount } from '#server/kernel/whatsapp-settings.ts'

const text = z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(1024).regex(/^(?!.*[\n\t]|.* {5})/) }) // prettier-ignore
/** The parameters of POST /v21.0/{phone-number-id}/messages for a template message. */
const request = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^[1-9]\d{6,14}$/),
  type: z.literal('template'),
  template: z.strictObject({
    name: z.string().regex(/^[a-z0-9_]{1,512}$/),
    language: z.strictObject({ code: z.enum(['ar', 'en']) }),
    components: z.tuple([z.strictObject({ type: z.literal('body'), parameters: z.array(text) })]),
  }),
})

export interface WhatsappServer {
  account: WhatsappAccount
  received: z.infer<typeof request>[]
  /** The response from now on; null accepts messages. */
  failure: { status: number; code: number } | 'silent' | null
  requestCount: number
  close: () => Promise<void>
}

/**
 * A simulated WhatsApp Cloud API: it knows these templates in both languages, refuses what the real API refuses, and
 * can misbehave.
 */
export async function startWhatsappServer(templates: Record<string, Record<string, string>>): Promise<WhatsappServer> {
  const account = { token: 'EAAtest-token-of-the-cloud-api', phoneId: '106540352242922', apiOrigin: '' }
  const server = createServer(async (call, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const refuse = (status: number, code: number, message: string) =>
      answer(status, { error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam' } }) // prettier-ignore
    const chunks: Buffer[] = []
    for await (const chunk of call) chunks.push(chunk as Buffer)
    played.requestCount += 1
    if (call.headers.authorization !== `Bearer ${account.token}`) return refuse(401, 190, 'Invalid OAuth access token')
    if (call.method !== 'POST' || call.url !== `/v21.0/${account.phoneId}/messages`)
      return refuse(400, 100, 'Unsupported request')
    const parsed = request.safeParse(JSON.parse(Buffer.concat(chunks).toString()))
    if (!parsed.success) return refuse(400, 100, 'Invalid parameter')
    const { to, template } = parsed.data
    const body = templates[template.language.code]?.[template.name]
    if (body === undefined) return refuse(404, 132_001, 'Template name does not exist in the translation')
    if (new Set(body.match(/\{\{\d\}\}/g)).size !== template.components[0].parameters.length)
      return refuse(400, 132_000, 'Number of parameters does not match the expected number of params')
    if (played.failure === 'silent') return response.socket
    if (played.failure !== null) return refuse(played.failure.status, played.failure.code, `No to +${to}`)
    played.received.push(parsed.data)
    return answer(200, { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id: `wamid.${played.received.length}`, message_status: 'accepted' }] }) // prettier-ignore
  })
  const played: WhatsappServer = {
    account,
    received: [],
    failure: null,
    requestCount: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  account.apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return played
}
