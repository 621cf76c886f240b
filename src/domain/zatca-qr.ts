export interface ZatcaFacts {
  sellerName: string
  /** Fifteen digits. */
  vatNumber: string
  /** ISO 8601 in UTC, to the second: '2026-11-22T15:30:00Z'. */
  issuedAt: string
  /** Riyals with two decimals: '115.00'. */
  total: string
  vatTotal: string
}

/**
 * What the QR code of a Saudi simplified tax invoice contains, in base64: tags 1 to 5 of ZATCA, each as tag, length in bytes of UTF-8, and
 * value. Throws RangeError when a value is longer than 255 bytes.
 */
export function zatcaQr(facts: ZatcaFacts): string {
  const values = [facts.sellerName, facts.vatNumber, facts.issuedAt, facts.total, facts.vatTotal]
  const bytes = values.flatMap((value, index) => {
    const text = new TextEncoder().encode(value)
    if (text.length > 255) throw new RangeError(`tag ${index + 1} of the QR code is longer than 255 bytes`)
    return [index + 1, text.length, ...text]
  })
  return btoa(String.fromCharCode(...bytes))
}

/** Whether a tax number is a Saudi VAT number: fifteen digits, the first and the last a 3. */
export function isSaudiVatNumber(registration: string | null): registration is string {
  return registration !== null && /^3\d{13}3$/.test(registration)
}
