/** What a hosted payment page is opened for. Money in minor units. */
export interface SessionRequest {
  /** One per attempt: the provider gives the same session again for the same key. */
  attemptKey: string
  amountMinor: number
  currency: string
  language: 'ar' | 'en'
  description: string
  /** Where the provider sends the browser afterwards; our page asks how it ended, the address says nothing. */
  returnUrl: string
  /** The end of our hold. A provider may keep a session longer than that: we expire it ourselves. */
  expiresAt: Date
}

export interface SessionState {
  status: 'open' | 'complete' | 'declined' | 'expired'
  capturedMinor: number
}

/** A company that takes money for us on a page of its own. Every method may throw: the network is between us. */
export interface PaymentProvider {
  code: string
  isSandbox: boolean
  createSession: (request: SessionRequest) => Promise<{ reference: string; redirectUrl: string }>
  retrieveSession: (reference: string) => Promise<SessionState>
  /** Ends an open session; answers how it stands then, which may be `complete`: money was faster. */
  expireSession: (reference: string) => Promise<SessionState>
  /** Gives money back once per key, however often it is called. */
  refund: (request: { key: string; reference: string; amountMinor: number }) => Promise<{ reference: string }>
  /** Checks the signature on the raw bytes. Null when it is not the provider's or too old. */
  readWebhook: (body: string, signature: string | undefined) => { eventId: string; sessionReference: string } | null
}
