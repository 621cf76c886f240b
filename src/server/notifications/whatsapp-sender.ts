import type { WhatsappAccount } from '#server/kernel/whatsapp-settings.ts'
import { MessageRefused } from './mailer.ts'
import type { WhatsappMessage } from './whatsapp-message.ts'

const VERSION = 'v21.0'
const TIMEOUT_MS = 20_000
/** Temporary errors: limits of Meta, of the number or of the pair, and failures on Meta's side. */
const PASSING = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004])
/** Errors of our own account and token: the operator can correct them, and the message waits. */
const OURS = new Set([0, 3, 10, 190, 200, 131_005, 131_031, 131_042])

export interface WhatsappSender {
  send: (message: WhatsappMessage, source: { id: number }) => Promise<void>
}

/**
 * Sends over WhatsApp's Cloud API with a template approved by Meta (docs/whatsapp-templates.md). Throws MessageRefused
 * if the recipient or the template is refused permanently; 429, 5xx and errors of our account throw other errors and
 * are retried.
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

/** Meta's error code. Its message is left out: it may repeat the recipient's phone number. */
function codeOf(body: string): number | null {
  try {
    const { error } = JSON.parse(body) as { error?: { code?: unknown } }
    return typeof error?.code === 'number' ? error.code : null
  } catch {
    return null
  }
}
