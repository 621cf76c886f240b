import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pages } from '#http/serve-pages.ts'
import { buildIfStale } from '#scripts/build.mjs'

/** The built pages, for rendering inside the test's process with its database and log. */
export async function builtPages(): Promise<Pages> {
  if (!buildIfStale()) throw new Error('The pages could not be built.')
  const entry = pathToFileURL(resolve('dist/server/entry-server.js')).href
  return ((await import(/* @vite-ignore */ entry)) as { default: Pages }).default
}
