import type { WhatsappAccount } from '#server/kernel/whatsapp-settings.ts'
import { MessageRefused } from './mailer.ts'
import type { WhatsappMessage } from './whatsapp-message.ts'

const VERSION = 'v21.0'
const TIMEOUT_MS = 20_000
/** Limits of Meta's, of the number or of the pair, and its own troubles: all pass. */
const PASSING = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004])
/** Of our own account and token: the operator can mend them, and the message waits for that. */
const OURS = new Set([0, 3, 10, 190, 200, 131_005, 131_031, 131_042])

export interface WhatsappSender {
  send: (message: WhatsappMessage, source: { id: number }) => Promise<void>
}

/**
 * Over WhatsApp's Cloud API, as a template that Meta has approved (docs/whatsapp-templates.md). Throws MessageRefused when this reader or
 * this template will never do; 429, 5xx and what is wrong with our account throw something else, and are tried again.
 */
export function whatsappSender(account: WhatsappAccount, timeoutMs = TIMEOUT_MS): WhatsappSender {
  return {
    send: async ({ to, template, language, parameters }) => {
      const response = await fetch(`${account.apiOrigin}/${VERSION}/${account.phoneId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replaceAll(/\D/g, ''),
          type: 'template',
          template: {
            name: template,
            language: { code: language },
            components: [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }],
          },
        }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (response.ok) {
        await response.body?.cancel()
        return
      }
      const code = codeOf(await response.text())
      const said = `WhatsApp answered ${response.status}${code === null ? '' : `, code ${code}`}`
      if (isFinal(response.status, code)) throw new MessageRefused(said)
      throw new Error(said)
    },
  }
}

function isFinal(status: number, code: number | null): boolean {
  if (status >= 500 || status === 429 || status === 401 || status === 403) return false
  return code === null || !(PASSING.has(code) || OURS.has(code))
}

/** Meta's number of the error. Its words are left out: they may repeat the reader's phone number. */
function codeOf(body: string): number | null {
  try {
    const { error } = JSON.parse(body) as { error?: { code?: unknown } }
    return typeof error?.code === 'number' ? error.code : null
  } catch {
    return null
  }
}
