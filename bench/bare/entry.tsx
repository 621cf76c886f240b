import { createMemoryHistory } from '@tanstack/react-router'
import { RouterServer } from '@tanstack/react-router/ssr/server'
import { runWithStartContext } from '@tanstack/start-storage-context'
import { renderToString } from 'react-dom/server'
import { getRouter } from '#web/router.tsx'

/** Loads a page of the site at `origin` once; what it answers renders the same tree each time it is called, and does nothing else. */
export async function barePage(origin: string, path: string): Promise<() => string> {
  const request = new Request(origin + path, { headers: { host: new URL(origin).host } })
  const apiFetch = (call: Request) => {
    const { pathname, search } = new URL(call.url)
    return fetch(origin + pathname + search)
  }
  const context = { request, contextAfterGlobalMiddlewares: { nonce: 'bare', apiFetch } }
  return runWithStartContext(context as never, async () => {
    const router = getRouter()
    router.update({ history: createMemoryHistory({ initialEntries: [path] }), isServer: true } as never)
    await router.load()
    return () => runWithStartContext(context as never, () => renderToString(<RouterServer router={router} />))
  })
}
