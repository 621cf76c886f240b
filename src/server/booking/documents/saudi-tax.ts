import { convert, rateBetween, type Rate } from '#domain/exchange.ts'
import { decimalOf } from '#domain/money.ts'
import type { TaxedAmount } from '#domain/tax.ts'
import { isSaudiVatNumber, zatcaQr } from '#domain/zatca-qr.ts'
import type { SiteTax } from '#server/kernel/visitor.ts'

const RIYAL = 'SAR'

/** What a simplified tax invoice or credit note of a Saudi seller says beside every other invoice. */
export interface SaudiTax {
  /** The text of the QR code. */
  qr: string
  /** Halalas. */
  vatMinor: number
  /** From the document's currency; null if that is the riyal. */
  rate: Rate | null
}

/** Simplified: for buyers without a tax number. Orders have none. */
export function isSaudiSeller(tax: SiteTax): boolean {
  return tax.basisPoints > 0 && isSaudiVatNumber(tax.registration)
}

/**
 * Null if the seller is not Saudi. `rates` of the day of the invoice: Saudi tax is stated in riyals whatever the currency. Throws RangeError
 * when the rate is missing.
 */
export function saudiTax(
  document: TaxedAmount & { currency: string; issuedAt: Date },
  tax: SiteTax,
  sellerName: string,
  rates: readonly Rate[],
): SaudiTax | null {
  if (!isSaudiSeller(tax) || tax.registration === null) return null
  const { currency, issuedAt } = document
  const rate = currency === RIYAL ? null : rateBetween(rates, currency, RIYAL)
  const riyals = (amountMinor: number) => (rate ? convert({ amountMinor, currency }, rate).amountMinor : amountMinor)
  const vatMinor = riyals(document.taxMinor)
  return {
    qr: zatcaQr({
      sellerName,
      vatNumber: tax.registration,
      issuedAt: issuedAt.toISOString().replace(/\.\d+/, ''),
      total: decimalOf(riyals(document.grossMinor), 2),
      vatTotal: decimalOf(vatMinor, 2),
    }),
    vatMinor,
    rate,
  }
}
