import type { Context as HonoContext } from 'hono'
import type { Configuration } from '#server/kernel/configuration.ts'
import { writeCookie } from '#server/kernel/cookies.ts'
import type { Env } from '#server/kernel/http.ts'
import { readPasses, writePasses, type Pass } from '#server/kernel/passes.ts'
import { isQuoteKey } from './quote-key.ts'

/** Few, because every request carries the cookie. */
const MAX_QUOTES = 5

/** Lists the request among those of the visitor's browser, which has no account or another one. The oldest one gives way. */
export function rememberQuote(c: HonoContext<Env>, configuration: Configuration, pass: Pass): void {
  const others = readPasses(c.get('visitor').quoteAccessCookie, MAX_QUOTES).filter(
    ({ reference }) => reference !== pass.reference,
  )
  writeCookie(c, 'quote', writePasses([pass, ...others].slice(0, MAX_QUOTES)), configuration.isSecure)
}

/** The references of the requests that the cookie opens. */
export const openedQuotes = (
  configuration: Pick<Configuration, 'secret'>,
  quoteAccessCookie: string | null,
): string[] =>
  readPasses(quoteAccessCookie, MAX_QUOTES)
    .filter(({ reference, key }) => isQuoteKey(configuration, reference, key))
    .map(({ reference }) => reference)
