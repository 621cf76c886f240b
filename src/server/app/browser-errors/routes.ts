import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'

const postBrowserError = createRoute({
  method: 'post',
  path: '/browser-errors',
  tags: ['site'],
  summary: 'Record an error of the page’s script in the server’s log',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            /** Without the query, which can hold an order’s access token. */
            path: z
              .string()
              .max(500)
              .regex(/^\/[^?#]*$/),
            name: z.string().max(100),
            message: z.string().max(1000),
            stack: z.string().max(4000),
          }),
        },
      },
    },
  },
  responses: { 204: { description: 'Recorded' } },
})

export function browserErrorRoutes({ log }: Context) {
  return moduleRoutes().openapi(postBrowserError, (c) => {
    const { path, name, message, stack } = c.req.valid('json')
    const err = Object.assign(new Error(message), { name, stack })
    log.warn({ err, page: path, agent: (c.req.header('user-agent') ?? '').slice(0, 200) }, 'error in a browser')
    return c.body(null, 204)
  })
}
