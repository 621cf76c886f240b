import { z } from 'zod'
import type { RateSheet } from '#domain/rate-sheet.ts'
import { RatesError } from './rates-error.ts'

const decimal = z.union([z.string(), z.number()]).transform(String)
const document = z.strictObject({
  base: z.string().length(3),
  asOf: z.string(),
  rates: z.record(z.string().length(3), decimal),
})

/** Parses a rate sheet: our JSON (demo/rates.json), or the XML of the European Central Bank. Throws RatesError. */
export function readSheet(text: string): RateSheet {
  return text.trimStart().startsWith('<') ? readEcb(text) : readJson(text)
}

function readJson(text: string): RateSheet {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw new RatesError(`This is neither JSON nor XML: ${(error as Error).message}.`)
  }
  const parsed = document.safeParse(content)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new RatesError(`«${issue?.path.join('.') ?? ''}»: ${issue?.message}.`)
  }
  const { base, asOf, rates } = parsed.data
  return { base, asOf, perBase: rates }
}

/**
 * `<Cube time='2026-11-20'><Cube currency='USD' rate='1.0823'/>…`, against the euro
 * (ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml). The file consists of empty elements with these attributes, and
 * each value is checked afterwards, so a full XML parser would only add its risks (entities). Of several days the
 * first, which is the newest, is used.
 */
function readEcb(text: string): RateSheet {
  const [, day] = text.split(/<Cube\s+time=/)
  const asOf = /^["'](\d{4}-\d\d-\d\d)["']/.exec(day ?? '')?.[1]
  const rates = [...(day ?? '').matchAll(/<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([\d.]+)["']/g)]
  if (asOf === undefined || rates.length === 0)
    throw new RatesError('This XML is not as the European Central Bank writes it: it has no day with rates.')
  return {
    base: 'EUR',
    asOf,
    perBase: Object.fromEntries(rates.map(([, currency = '', rate = '']) => [currency, rate])),
  }
}
