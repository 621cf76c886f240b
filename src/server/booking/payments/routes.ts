import { Hono } from 'hono'
import { moduleRoutes, type Env } from '#server/kernel/http.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import {
  decideSandboxPayment,
  findSandboxSession,
  keepDecision,
  sandboxDecisions,
  type SandboxSession,
} from '#server/booking/providers/decide-sandbox-payment.ts'
import { deliverWebhooks } from '#server/booking/providers/deliver-sandbox-webhooks.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { receiveEvent } from './receive-event.ts'
import { sandboxPage, sandboxPolicy } from '#server/booking/providers/sandbox-page.ts'

const signatureHeaders: Record<string, string> = { sandbox: 'sandbox-signature', stripe: 'stripe-signature' }

/**
 * How long an event may take before it is answered. Stripe sends the buyer back when it has the answer, or after ten
 * seconds: most buyers return to an order that is confirmed.
 */
const ANSWERED_WITHIN_MS = 3_000

/** Webhooks are stored first, and answered 200 when they are processed, 202 if that takes longer or has to be repeated. */
export function paymentRoutes(context: PaymentContext) {
  const routes = moduleRoutes()
  routes.post('/payments/webhooks/:provider', async (c) => {
    const provider = c.req.param('provider')
    const header = signatureHeaders[provider]
    if (header === undefined || !context.providers.has(provider)) throw new ApiError('missing', 'request.path_unknown')
    const { process } = await receiveEvent(context, {
      provider,
      body: new Uint8Array(await c.req.arrayBuffer()),
      signature: c.req.header(header),
    })
    const processed = process().then(
      () => 200 as const,
      (error: unknown) => {
        context.log.warn({ err: error, provider }, 'an event will be processed again')
        return 202 as const
      },
    )
    return c.json({ received: true }, await soonOr(processed, 202))
  })
  return routes
}

async function soonOr<Result, Later>(result: Promise<Result>, later: Later): Promise<Result | Later> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<Later>((resolve) => {
    timer = setTimeout(resolve, ANSWERED_WITHIN_MS, later)
  })
  return Promise.race([result, limit]).finally(() => clearTimeout(timer))
}

/** The sandbox's hosted page. Mounted only when the sandbox is the provider. */
export function sandboxRoutes(context: PaymentContext) {
  const routes = new Hono<Env>()
  const headersOf = (session: SandboxSession) => ({
    'content-security-policy': sandboxPolicy(session),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  routes.get('/sandbox/pay/:reference', async (c) => {
    const session = await findSandboxSession(context.db, c.req.param('reference'))
    if (!session) throw new ApiError('missing', 'payments.session_unknown')
    return c.html(sandboxPage(session), 200, headersOf(session))
  })
  routes.post('/sandbox/pay/:reference', async (c) => {
    const form = await c.req.parseBody()
    const decision = sandboxDecisions.find((one) => one === form['decision'])
    if (decision === undefined) throw new ApiError('invalid', 'request.invalid')
    const reference = c.req.param('reference')
    const { returnUrl, webhooks } = await decideSandboxPayment(context.db, {
      reference,
      decision,
    })
    // The company keeps what was paid before it sends the buyer back.
    if (!(await deliverWebhooks(context, webhooks))) await keepDecision(context.db, reference)
    const session = decision === 'lost_response' ? await findSandboxSession(context.db, reference) : undefined
    if (session) return c.html(sandboxPage(session, true), 504, headersOf(session))
    return c.redirect(returnUrl, 303)
  })
  return routes
}
