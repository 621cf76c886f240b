import { freeRule } from '#domain/cancellation-rule.ts'
import { listOf } from '#domain/list-of.ts'
import { formatMoney } from '#domain/money.ts'
import { durationRangeText, durationWordsOf, timeBeforeText } from '#web/lib/duration-words.ts'
import { cutText, endSentence } from '#web/lib/meta-text.ts'
import type { SiteContext } from '#web/lib/site-context-of.ts'
import type { ProductView } from './calls.ts'

/** Approximately the length that search engines display. */
const MAX_LETTERS = 155

type Product = Pick<
  ProductView,
  'summary' | 'durationMinutes' | 'longestMinutes' | 'pricingPer' | 'rate' | 'minDuration' | 'from' | 'cancellation'
>

/**
 * The description of an activity for search engines: summary, length, price and cancellation. If it is too long, only
 * the summary is cut.
 */
export function productDescription(frame: SiteContext, product: Product): string {
  const { t, locale } = frame
  const free = freeUntil(frame, product)
  const facts = [
    product.pricingPer === 'quote' ? null : t('catalogue.meta.duration', { duration: lengthOf(frame, product) }),
    product.from && t('catalogue.meta.price', { price: formatMoney(product.from, locale) }),
    free,
  ].filter((fact) => fact !== null)
  if (facts.length === 0) return cutText(endSentence(product.summary), MAX_LETTERS)
  const sentence = `${listOf(facts, locale)}.`
  const ended = sentence.charAt(0).toUpperCase() + sentence.slice(1)
  return `${cutText(endSentence(product.summary), MAX_LETTERS - ended.length - 1)} ${ended}`
}

function lengthOf({ t }: SiteContext, { rate, minDuration, durationMinutes, longestMinutes }: Product): string {
  if (rate === 'nightly') return t('common.duration.nights', { count: minDuration })
  if (rate === 'daily') return t('common.duration.days', { count: minDuration })
  return durationRangeText(durationMinutes, longestMinutes, durationWordsOf(t))
}

/** The last deadline for free cancellation, or null. */
function freeUntil({ t }: SiteContext, { cancellation }: Product): string | null {
  const last = freeRule(cancellation)
  if (last === null) return null
  const time = timeBeforeText(last, durationWordsOf(t))
  return time === '' ? t('catalogue.meta.freeToStart') : t('catalogue.meta.freeUntil', { time })
}
