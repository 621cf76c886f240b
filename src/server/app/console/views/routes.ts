import { findNamed } from '#server/booking/desk/find-named.ts'
import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { listAllSites } from '#server/sites/list-all-sites.ts'
import { listColleagues } from '#server/staff/list-colleagues.ts'
import { listSupplierNames } from '#server/staff/list-staff.ts'
import { changeView } from '#server/staff/views/change-view.ts'
import { deleteView } from '#server/staff/views/delete-view.ts'
import { listViews, type SavedView } from '#server/staff/views/list-views.ts'
import { saveView } from '#server/staff/views/save-view.ts'
import * as contract from './contract.ts'
import { demandList, demandParams, isValidView, namedIn, type Named } from './list-schemas.ts'

const ok = { ok: true as const }

/** Saved views of the console's lists, behind the session of consoleRoutes. */
export function consoleViewRoutes(context: Context) {
  return moduleRoutes()
    .openapi(contract.listViews, async (c) => {
      const person = c.get('person')
      const { list } = c.req.valid('query')
      demandList(person, list)
      const views = await listViews(context, { person, list })
      const named = await findAllNamed(views)
      return c.json({ views: views.map((view) => ({ ...view, isValid: isValidView(view, named) })) }, 200)
    })
    .openapi(contract.saveView, async (c) => {
      const person = c.get('person')
      const view = c.req.valid('json')
      demandList(person, view.list)
      demandParams(person, view.list, view.params)
      await saveView(context, { person, ...view })
      return c.json(ok, 200)
    })
    .openapi(contract.changeView, async (c) => {
      const person = c.get('person')
      const { params, ...change } = c.req.valid('json')
      const paramsOf = (list: SavedView['list']) => {
        if (params === undefined) return null
        demandParams(person, list, params)
        return params
      }
      await changeView(context, { person, ...c.req.valid('param'), ...change, paramsOf })
      return c.json(ok, 200)
    })
    .openapi(contract.deleteView, async (c) => {
      await deleteView(context, { person: c.get('person'), ...c.req.valid('param') })
      return c.json(ok, 200)
    })

  /** Reads only what some filter names. */
  async function findAllNamed(views: readonly SavedView[]): Promise<Named> {
    const isUsed = (name: string) => views.some(({ params }) => params[name] !== undefined)
    const wanted = namedIn(views)
    const [found, suppliers, people, sites] = await Promise.all([
      Object.values(wanted).some((one) => one.length > 0) ? findNamed(context, wanted) : wanted,
      isUsed('supplier') ? listSupplierNames(context) : [],
      isUsed('assignee') ? listColleagues(context) : [],
      isUsed('site') ? listAllSites(context) : [],
    ])
    return {
      ...found,
      suppliers: suppliers.map(({ id }) => id),
      people: people.map(({ id }) => id),
      sites: sites.map(({ code }) => code),
    }
  }
}
