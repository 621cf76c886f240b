import { createMemoryHistory } from '@tanstack/react-router'
import { RouterServer } from '@tanstack/react-router/ssr/server'
import { runWithStartContext } from '@tanstack/start-storage-context'
import { renderToString } from 'react-dom/server'
import type { ReadInput } from '#server/kernel/in-process.ts'
import { getRouter } from '#web/router.tsx'

/** Loads a page of the site at `origin` once. Returns a function that only renders its tree. */
export async function barePage(origin: string, path: string): Promise<() => string> {
  const request = new Request(origin + path, { headers: { host: new URL(origin).host } })
  const read = async (template: string, { param = {}, query = {} }: ReadInput = {}) => {
    const pathname = template.replaceAll(/:(\w+)/g, (_, name: string) => param[name] ?? '')
    const search = new URLSearchParams(query as Record<string, string>)
    const answer = await fetch(`${origin}${pathname}?${search}`)
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  const context = { request, contextAfterGlobalMiddlewares: { nonce: 'bare', read } }
  return runWithStartContext(context as never, async () => {
    const router = getRouter()
    router.update({ history: createMemoryHistory({ initialEntries: [path] }), isServer: true } as never)
    await router.load()
    return () => runWithStartContext(context as never, () => renderToString(<RouterServer router={router} />))
  })
}
