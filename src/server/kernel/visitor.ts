import type { Words } from '#domain/locale.ts'

/** Where buyers may send money by bank. */
export interface BankAccount {
  holder: Words
  bank: Words
  iban: string
  bic: string
  /** Only what is charged in this currency can be sent here. */
  currency: string
}

/** The tax that a site's prices include, and who owes it. */
export interface SiteTax {
  name: Words
  basisPoints: number
  registration: string | null
  /** Who sells, as registered; without it the site's name stands on invoices. */
  seller?: { name: Words; address: Words }
}

/** The site that the request's host names: what rooms need of it to answer. */
export interface SiteOfRequest {
  id: number
  code: string
  /** Null: it has none but the deployment's. */
  host: string | null
  /** The one that unknown hosts get. */
  isDefault: boolean
  name: Words
  defaultCurrency: string
  currencies: string[]
  /** On a supplier's site only this supplier's products exist. */
  supplierId: number | null
  discoverType: 'things-to-do' | 'experiences'
  holdMinutes: number
  /** The clock of the house. */
  zone: string
  contact: { email?: string; phone?: string; whatsapp?: string }
  /** Colours of its own, by theme and token. */
  theme: Record<string, Record<string, string>>
  bankAccount: BankAccount | null
  tax: SiteTax
}

/** Who is asking, as far as cookies tell. */
export interface Visitor {
  site: SiteOfRequest
  userId: number | null
  /** The raw token of the cart's cookie. */
  cartToken: string | null
  /** The raw token of the wishlist's cookie. */
  wishlistToken: string | null
  /** References and keys of this browser's orders, the latest first: `reference:key,reference:key`. */
  orderPass: string | null
  /** The currency the visitor reads prices in. */
  currency: string
  /** For rate limits. */
  address: string
}
