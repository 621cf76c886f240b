import type { DeclineReason } from '#domain/decline-reason.ts'
import type { Locale } from '#domain/locale.ts'

/** What a hosted payment page is opened for. Money in minor units. */
export interface SessionRequest {
  /** One per attempt: the provider gives the same session again for the same key, so everything else must be the same again too. */
  attemptKey: string
  orderReference: string
  amountMinor: number
  currency: string
  language: Locale
  description: string
  email: string
  /** Where the provider sends the browser afterwards. Our page reads the outcome; the address does not contain it. */
  returnUrl: string
  /** Where the provider sends the browser if the buyer leaves without paying. */
  cancelUrl: string
  openedAt: Date
  /** The end of our hold. A provider may keep a session longer than that: we expire it ourselves. */
  expiresAt: Date
}

export interface SessionState {
  /** `processing`: the buyer has done their part and the money is under way; the session cannot be ended, and may still fail. */
  status: 'open' | 'processing' | 'complete' | 'declined' | 'expired'
  /** The money received: may be a part of the sum while the session is open, and more than the sum when it is complete. */
  capturedMinor: number
  /** The page is open still, and the last card that was tried on it was refused. */
  hasDeclinedTry: boolean
  /** Why the last card was declined; null when none was. */
  declineReason: DeclineReason | null
}

export interface RefundState {
  reference: string
  /** The money could not be sent and is with us again: staff must look into it. It may fail days after it was accepted. */
  hasFailed: boolean
}

/** A session in the provider's books; `refunds` is null if these do not list refunds. */
export interface SessionBooks {
  capturedMinor: number
  currency: string
  refunds: { reference: string; amountMinor: number; state: 'sent' | 'failed' }[] | null
}

/**
 * A payment provider, usually with a payment page of its own. Every method may throw; ProviderRefusal if a retry would fail too. Only
 * `Providers.ask` calls it.
 */
export interface PaymentProvider {
  code: string
  isSandbox: boolean
  /** False: staff send refunds by hand and record them. */
  sendsRefunds: boolean
  /** The language of its page for a buyer of `locale`, which may be another one: the checkout then says so. Null without a page. */
  pageLanguage: (locale: Locale) => Locale | null
  /** The least and the most that it charges at once, minor units; null: it does not charge in this currency. */
  limitsOf: (currency: string) => { leastMinor: number; mostMinor: number } | null
  /** `redirectUrl` null: there is no page to go to, we say what to do. Throws ProviderRefusal when this attempt will never have a session: the next one needs a key of its own. */
  createSession: (request: SessionRequest) => Promise<{ reference: string; redirectUrl: string | null }>
  /** Throws ProviderRefusal on a session that it does not know. */
  retrieveSession: (reference: string) => Promise<SessionState>
  /** Ends an open session and returns its state, never `open`: `complete` if it was paid meanwhile. Throws like retrieveSession. */
  expireSession: (reference: string) => Promise<SessionState>
  /** Refunds once per key. Throws ProviderRefusal if it never will. */
  refund: (request: { key: string; reference: string; amountMinor: number }) => Promise<RefundState>
  retrieveRefund: (reference: string) => Promise<RefundState>
  /** Null: it knows no such session. */
  readBooks: (reference: string) => Promise<SessionBooks | null>
  /** The paid sessions that were opened for us in this time, a page at a time; `next` is the `after` of the next page. */
  listPaid: (page: {
    from: Date
    to: Date
    after: string | null
  }) => Promise<{ references: string[]; next: string | null }>
  /** Checks the signature on the raw bytes. Null when it is not the provider's or too old. `reference`: the session's or the refund's. */
  readWebhook: (
    body: Uint8Array,
    signature: string | undefined,
  ) => Promise<{ eventId: string; reference: string | null } | null>
}
