import type { Words } from '#domain/locale.ts'

/** The site that the request's host names: what rooms need of it to answer. */
export interface SiteOfRequest {
  id: number
  code: string
  name: Words
  defaultCurrency: string
  currencies: string[]
  /** On a supplier's site only this supplier's products exist. */
  supplierId: number | null
  discoverType: 'things-to-do' | 'experiences'
  holdMinutes: number
  contact: { email?: string; phone?: string; whatsapp?: string }
  /** Colours of its own, by theme and token. */
  theme: Record<string, Record<string, string>>
  tax: { name: Words; basisPoints: number; registration: string | null }
}

/** Who is asking, as far as cookies tell. */
export interface Visitor {
  site: SiteOfRequest
  userId: number | null
  /** The raw token of the cart's cookie. */
  cartToken: string | null
  /** Reference and key of the latest order of this browser, `reference:key`. */
  orderPass: string | null
  /** The currency the visitor reads prices in. */
  currency: string
  /** For rate limits. */
  address: string
}
