import type { MiddlewareHandler } from 'hono'
import { markFresh, readCookie } from './cookies.ts'
import type { Env } from './http.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A visitor who has just written something reads it on every page, whichever process and replica answers. */
export function readOwnWrites(catchUp: () => Promise<void>, isSecure: boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (readCookie(c, 'fresh', isSecure) !== null) await catchUp()
    await next()
    if (!SAFE.has(c.req.method)) markFresh(c.res, isSecure)
  }
}
