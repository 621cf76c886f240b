import type { RateSource } from './rate-source.ts'
import { RatesFault } from './rates-error.ts'
import { readSheet } from './read-sheet.ts'

const TIMEOUT_MS = 15_000
/** The daily file has 2 KB, the one of ninety days 150. */
const MOST_CHARACTERS = 1_000_000

/** An address of the operator's choice that answers with a sheet: the European Central Bank's, a copy of it, or a service in our own format. */
export function webSource(url: string): RateSource {
  return {
    name: url,
    read: async () => readSheet(await load(url)),
  }
}

async function load(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    if (!response.ok) throw new Error(`it answered ${response.status}`)
    let text = ''
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part
      if (text.length > MOST_CHARACTERS) throw new Error('it is too long')
    }
    return text
  } catch (error) {
    const { message, cause } = error as Error
    throw new RatesFault(`${url} gave no rates: ${cause instanceof Error ? cause.message : message}.`)
  }
}
