import type { PricingContext } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import * as contract from './contract.ts'
import { findNearestCity } from './find-nearest-city.ts'
import { readSearch } from './read-search.ts'
import { readSearchMap } from './read-search-map.ts'
import { readSuggestions } from './read-suggestions.ts'

export function searchRoutes(context: PricingContext) {
  return moduleRoutes()
    .openapi(contract.getSuggestions, async (c) => {
      const { q, locale } = c.req.valid('query')
      const suggestions = await readSuggestions(context, { text: q, locale, visitor: c.get('visitor') })
      return c.json({ suggestions }, 200)
    })
    .openapi(contract.getNearestCity, async (c) => {
      const nearest = await findNearestCity(context, { ...c.req.valid('query'), visitor: c.get('visitor') })
      return c.json({ nearest }, 200)
    })
    .openapi(contract.getSearch, async (c) =>
      c.json(await readSearch(context, { ...c.req.valid('query'), visitor: c.get('visitor') }), 200),
    )
    .openapi(contract.getSearchMap, async (c) =>
      c.json(await readSearchMap(context, { ...c.req.valid('query'), visitor: c.get('visitor') }), 200),
    )
}
