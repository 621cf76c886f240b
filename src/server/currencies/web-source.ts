import type { RateSource } from './rate-source.ts'
import { RatesError } from './rates-error.ts'
import { readSheet } from './read-sheet.ts'

const TIMEOUT_MS = 15_000
/** The daily file has 2 KB, the one of ninety days 150 KB. */
const MAX_CHARACTERS = 1_000_000

/** A configured address of a rate sheet: the European Central Bank's, a copy of it, or a service in our own format. */
export function webSource(url: string): RateSource {
  return {
    name: url,
    read: async () => readSheet(await load(url)),
  }
}

async function load(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    if (!response.ok) throw new Error(`the response status is ${response.status}`)
    let text = ''
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part
      if (text.length > MAX_CHARACTERS) throw new Error('the response is too long')
    }
    return text
  } catch (error) {
    const { message, cause } = error as Error
    throw new RatesError(`${url} returned no rates: ${cause instanceof Error ? cause.message : message}.`)
  }
}
