import { latinDigits, normaliseArabic } from './arabic.ts'
import { tidyLine } from './invisible.ts'

/** The parts of an order that it is found by. */
export interface FindableOrder {
  /** Without a name, email and phone once the buyer has been anonymised. */
  name: string
  email: string
  phone: string
  reference: string
  tickets: readonly string[]
  /** The banks' and the payment provider's numbers. */
  numbers: readonly string[]
}

const LONGEST = 80
/** Fewer digits would match the phones of thousands. */
const FEWEST_DIGITS = 4

/**
 * The terms of an order: each begins with its kind. n: a word of the name, or all of them without spaces; e: email;
 * p: phone, its last digit first, so that its last digits are a prefix; r: reference; t: ticket; b: bank's number.
 */
export function termsOfOrder(order: FindableOrder): string[] {
  const words = nameWordsOf(order.name)
  const reference = compact(order.reference)
  const terms = [
    ...words.flatMap((word) => [word, withoutArticle(word)]).map((word) => `n:${word}`),
    `n:${words.join('')}`,
    `e:${order.email.trim().toLowerCase()}`,
    `p:${reversed(digitsOf(order.phone))}`,
    `r:${reference}`,
    `r:${reference.replace(/^rh/, '')}`,
    ...order.tickets.map((ticket) => `t:${compact(ticket)}`),
    ...order.numbers.map((number) => `b:${compact(number)}`),
  ]
  return [...new Set(terms.filter((term) => term.length > 2).map((term) => term.slice(0, LONGEST)))]
}

/** What may be searched: a supplier neither sees emails nor payments. */
export type TermKind = 'n' | 'e' | 'p' | 'r' | 't' | 'b'

/** Prefixes of terms that an order must have all of. */
export interface TermSearch {
  prefix: string
  others: string[]
}

/** The ways in which a typed text can mean an order, one of which must match. Empty: too short to search. */
export function readOrderQuery(text: string, kinds: readonly TermKind[]): TermSearch[] {
  const typed = tidyLine(text)
  const words = nameWordsOf(typed)
  const whole = compact(typed)
  if (whole.length < 2) return []
  const digits = digitsOf(typed)
  const isPhone = digits.length >= FEWEST_DIGITS && /^[\s\d()+./-]+$/.test(latinDigits(typed))
  // The longest word has the fewest orders; of equally long ones the last, which is rather a family's.
  const named = words.map((word) => withoutArticle(word)).toSorted((one, other) => other.length - one.length)
  const searches: (TermSearch & { kind: TermKind })[] = [
    { kind: 'n', prefix: words.join(''), others: [] },
    ...(words.length > 1 ? [{ kind: 'n' as const, prefix: named[0] ?? '', others: named.slice(1) }] : []),
    ...(words.length === 1 ? [{ kind: 'n' as const, prefix: named[0] ?? '', others: [] }] : []),
    { kind: 'e', prefix: typed.toLowerCase(), others: [] },
    ...(isPhone ? [{ kind: 'p' as const, prefix: reversed(digits.replace(/^00?/, '')), others: [] }] : []),
    { kind: 'r', prefix: whole, others: [] },
    { kind: 't', prefix: whole, others: [] },
    { kind: 'b', prefix: whole, others: [] },
  ]
  const found = searches
    .filter(({ kind, prefix }) => kinds.includes(kind) && prefix.length >= 2)
    .map(({ kind, prefix, others }) => ({ prefix: `${kind}:${prefix}`.slice(0, LONGEST), others: others.map((one) => `${kind}:${one}`) })) // prettier-ignore
  const texts = found.map((one) => JSON.stringify(one))
  return found.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
}

const wordsOf = (text: string) => normaliseArabic(text).split(' ').filter((word) => word !== '') // prettier-ignore
/** Spellings that people do not tell apart when they hear a name: عبدالرحمان is عبد الرحمن. */
const nameWordsOf = (text: string) =>
  wordsOf(text)
    .flatMap((word) => (/^عبدال./.test(word) ? ['عبد', word.slice(3)] : [word]))
    .map((word) => word.replace(/^(ال)?رحما(ن?)$/, '$1رحم$2'))
const withoutArticle = (word: string) => (word.length > 4 ? word.replace(/^ال/, '') : word)
const compact = (text: string) => wordsOf(text).join('')
const digitsOf = (text: string) => latinDigits(text).replaceAll(/\D/g, '')
const reversed = (digits: string) => digits.split('').toReversed().join('')
