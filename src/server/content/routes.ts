import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { responseCache } from '#server/kernel/response-cache.ts'
import * as contract from './contract.ts'
import { readFaqs, readPage } from './read-page.ts'
import { readPost, readPosts } from './read-posts.ts'
import { sendMessage } from './send-message.ts'

export function contentRoutes(context: Context) {
  const answer = responseCache()
  return moduleRoutes()
    .openapi(contract.getPosts, (c) => answer(c, ({ site }) => readPosts(context, { ...c.req.valid('query'), site })))
    .openapi(contract.getPost, (c) =>
      answer(c, ({ site }) => readPost(context, { ...c.req.valid('query'), ...c.req.valid('param'), site })),
    )
    .openapi(contract.getFaqs, (c) => answer(c, () => readFaqs(context, c.req.valid('query'))))
    .openapi(contract.getPage, (c) =>
      answer(c, ({ site }) => readPage(context, { ...c.req.valid('query'), ...c.req.valid('param'), site })),
    )
    .openapi(contract.postMessage, async (c) => {
      await sendMessage(context, {
        ...c.req.valid('json'),
        visitor: c.get('visitor'),
        locale: c.req.valid('query').locale,
      })
      return c.json({ sent: true as const }, 200)
    })
}
