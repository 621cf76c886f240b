import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import { createApp } from '#http/create-app.ts'
import { openMediaSources } from '#http/serve-media.ts'
import type { Pages } from '#http/serve-pages.ts'
import type { ApiContext } from '#server/app/api.ts'
import { openStorage } from '#server/media/open-storage.ts'
import type { Env } from '#server/kernel/http.ts'

/** `storage` is created here. */
type Context = Omit<ApiContext, 'storage'>

const oneForAll: Pages = { fetch: () => new Response('<!doctype html><title>A page</title>', { headers: { 'content-type': 'text/html' } }) } // prettier-ignore

/**
 * The complete HTTP application over a test's context. Without `pages`, every page is the same. The image cache is
 * deleted after the test, or by the callback given to `atTheEnd` outside of tests.
 */
export async function buildFrontApp(
  context: Context,
  pages: Pages = oneForAll,
  atTheEnd: (forget: () => void) => void = onTestFinished,
): Promise<Hono<Env>> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'rihla-front-'))
  atTheEnd(() => rmSync(dataDirectory, { recursive: true, force: true }))
  const configuration = { ...context.configuration, dataDirectory, mediaDirectory: join(dataDirectory, 'media') }
  const storage = await openStorage(configuration)
  return createApp({ ...context, configuration, storage }, openMediaSources(configuration, storage), pages)
}
