import { makeApi, type ApiContext } from '#server/app/api.ts'

const apis = new WeakMap<ApiContext, ReturnType<typeof makeApi>>()

/** One API for each context: to register all routes takes longer than most requests. */
export function apiOf(context: ApiContext): ReturnType<typeof makeApi> {
  const known = apis.get(context)
  if (known) return known
  const api = makeApi(context)
  apis.set(context, api)
  return api
}
