import { filterOf, sortOf } from '#server/app/console/orders/desk-filter.ts'
import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { beginBulkAct } from './begin-bulk-act.ts'
import * as contract from './contract.ts'
import { listOwnBulkActs, readBulkAct } from './read-bulk-act.ts'
import { stopBulkAct } from './stop-bulk-act.ts'

const viewed = <Act extends { madeAt: Date }>({ madeAt, ...act }: Act) => ({ ...act, madeAt: madeAt.toISOString() })

/** Acts on many orders, behind the session of consoleRoutes. */
export function consoleBulkRoutes(context: Context) {
  return moduleRoutes()
    .openapi(contract.beginBulkAct, async (c) => {
      const { task, references } = c.req.valid('json')
      const query = c.req.valid('query')
      const selection =
        references === null ? { filter: filterOf(query), sort: sortOf(query), search: c.req.query() } : { references }
      return c.json({ id: await beginBulkAct(context, { person: c.get('person'), task, selection }) }, 200)
    })
    .openapi(contract.listBulkActs, async (c) => {
      const acts = await listOwnBulkActs(context, { person: c.get('person') })
      return c.json({ acts: acts.map(viewed) }, 200)
    })
    .openapi(contract.getBulkAct, async (c) => {
      const { bulkActId } = c.req.valid('param')
      const { state, after } = c.req.valid('query')
      const input = { person: c.get('person'), bulkActId, state: state ?? null, after: after ?? 0 }
      const { orders, ...act } = await readBulkAct(context, input)
      return c.json(
        {
          ...viewed(act),
          orders: orders.map(({ reference, state: result, error }) => ({ reference, state: result, error })),
        },
        200,
      )
    })
    .openapi(contract.stopBulkAct, async (c) => {
      await stopBulkAct(context, { person: c.get('person'), ...c.req.valid('param') })
      return c.json({ ok: true as const }, 200)
    })
}
