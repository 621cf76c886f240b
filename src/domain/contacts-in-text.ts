export const contactKinds = ['email', 'link', 'phone', 'address'] as const
export type ContactKind = (typeof contactKinds)[number]

const email = /[\w.+-]+@[\w-]+\.\w/
const link = /https?:\/\/|\bwww\.|\b[\w-]+\.(?:com|net|org|info|io|me|sa|ae|bh|qa|kw|om|jo|eg|ma|tn|tr)\b(?!@)/i
/** At least eight digits: a year, a price and an hour have fewer. */
const phone = /(?:\+|00)?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){7,}/u

const mapLinks =
  /\b(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.google\.|google\.[\w.]+\/maps|maps\.apple\.com|waze\.com|what3words\.com|w3w\.co|openstreetmap\.org)/i
/** A plus code, and a latitude with a longitude. */
const places =
  /\b[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}\b|-?\d{1,3}\.\d{4,}\s*[,،]\s*-?\d{1,3}\.\d{4,}/
/** '12 Old Palace Road', but not '2024 King Faisal Road', where the number may be a year. */
const numberedStreet =
  /(?<![\p{Nd}.,])(?!(?:19|20)\d\d\b)\d{1,5}[A-Za-z]?,?\s+(?:\p{Lu}[\p{L}'’-]*\s+){1,4}(?:Street|Road|Avenue|Boulevard|Lane|Rd\b|Ave\b|Blvd\b|St(?=[.,;\n]|$))/mu
const box = /\bP\.?\s?O\.?\s?Box\s*\d|(?<!\p{L})ص\s?\.?\s?ب\.?\s*:?\s*\p{Nd}/iu
/** Two adjacent numbered parts, such as 'Villa 7, Road 2803'. One alone is not an address. */
const part = String.raw`(?<!\p{L})(?:building|bldg|block|villa|flat|house|apartment|apt|shop|road|street|avenue|way|مبنى|بناية|عمارة|منزل|بيت|فيلا|شقة|محل|مجمع|بلوك|قطعة|طريق|شارع)\.?\s*(?:no\.?|number|#|رقم)?\s*\p{Nd}{1,5}(?!\p{Nd})`
const numberedParts = new RegExp(`${part}[\\s,،.-]{1,4}(?:و\\s?)?${part}`, 'iu')
/** 'شارع الملك فهد رقم 12'. */
const arabicStreet = /(?<!\p{L})(?:شارع|طريق|زقاق|سكة)\s+(?:\p{L}+\s+){1,4}رقم\s*\p{Nd}/u

const patterns: Record<ContactKind, RegExp[]> = {
  email: [email],
  link: [link],
  phone: [phone],
  address: [mapLinks, places, numberedStreet, box, numberedParts, arabicStreet],
}

/** The kinds of contact details that a text contains, which do not belong in a review. */
export function contactsIn(text: string): ContactKind[] {
  const withoutEmails = text.replaceAll(/[\w.+-]+@[\w.-]+/g, ' @ ')
  return contactKinds.filter((kind) =>
    patterns[kind].some((pattern) => pattern.test(kind === 'email' ? text : withoutEmails)),
  )
}
