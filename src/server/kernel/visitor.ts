import type { Words } from '#domain/locale.ts'

/** The account for bank transfers. */
export interface BankAccount {
  holder: Words
  bank: Words
  iban: string
  bic: string
  /** Only charges in this currency can be paid to it. */
  currency: string
}

/** The tax included in a site's prices, and the taxable seller. */
export interface SiteTax {
  name: Words
  basisPoints: number
  registration: string | null
  /** The registered seller; without it invoices carry the site's name. */
  seller?: { name: Words; address: Words }
}

/** The site of the request's host: the parts that modules need. */
export interface SiteOfRequest {
  id: number
  code: string
  /** Null: at the deployment's own host. */
  host: string | null
  /** Used for unknown hosts. */
  isDefault: boolean
  name: Words
  defaultCurrency: string
  currencies: string[]
  /** Added to prices that are converted from the supplier's currency. */
  exchangeMarginBasisPoints: number
  /** A supplier's site shows this supplier's products only. */
  supplierId: number | null
  discoverType: 'things-to-do' | 'experiences'
  holdMinutes: number
  /** The site's time zone. */
  zone: string
  contact: { email?: string; phone?: string; whatsapp?: string }
  /** The site's own colours, by theme and token. */
  theme: Record<string, Record<string, string>>
  bankAccount: BankAccount | null
  tax: SiteTax
}

/** The visitor of a request, identified by cookies. */
export interface Visitor {
  site: SiteOfRequest
  userId: number | null
  /** The raw token of the cart's cookie. */
  cartToken: string | null
  /** The raw token of the wishlist's cookie. */
  wishlistToken: string | null
  /** References and keys of this browser's orders, the latest first: `reference:key,reference:key`. */
  orderAccessCookie: string | null
  /** References and keys of this browser's quote requests, as those of its orders. */
  quoteAccessCookie: string | null
  /** The display currency. */
  currency: string
  /** For rate limits. */
  address: string
  /** What the header of a page that visitors share says (http/page-cache.ts), instead of what would be read for one of them. */
  shared?: SharedHeader
}

/** A visitor without an identity, for what is the same for everybody. */
export const anonymous: Omit<Visitor, 'site' | 'currency' | 'shared'> = {
  userId: null,
  cartToken: null,
  wishlistToken: null,
  orderAccessCookie: null,
  quoteAccessCookie: null,
  address: '',
}

/** What the headers of all visitors with a shared page have in common. */
export interface SharedHeader {
  /** How many things the cart has. */
  cartCount: number
  isSignedIn: boolean
}
