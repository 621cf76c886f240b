import { auditActions } from '#domain/audit-actions.ts'
import { inboxAssignees } from './inbox-assignees.ts'
import { calendarSearchNames, type DeparturesSearch } from './calendar-search.ts'
import type { InboxSearch } from './inbox-query.ts'

type Raw = Record<string, unknown>

/** The texts of these names, for a route's `validateSearch`. All else is dropped. */
export function textsOf<Name extends string>(search: Raw, names: readonly Name[]): Partial<Record<Name, string>> {
  const found = names.flatMap((name) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  return only(search, Object.fromEntries(found) as Partial<Record<Name, string>>)
}

/** Drops an unknown state, which shows the first list. */
export function inboxSearch(states: readonly string[], hasAssignees = false) {
  return (search: Raw): InboxSearch => {
    const { state, assignee } = textsOf(search, ['state', 'assignee'])
    const known = hasAssignees && inboxAssignees.find((one) => one === assignee)
    return only(search, {
      ...(state !== undefined && states.includes(state) ? { state } : {}),
      ...(known ? { assignee: known } : {}),
    })
  }
}

/** The calendar, or with `queue` the departures that the schedule does not have. */
export const departuresSearch = (search: Raw): DeparturesSearch & { queue?: 'unplanned' } =>
  search['queue'] === 'unplanned' ? only(search, { queue: 'unplanned' }) : textsOf(search, calendarSearchNames)

/** Drops an unknown action. */
export function auditSearch(search: Raw) {
  const { action, ...rest } = textsOf(search, ['action', 'staffId', 'subject', 'supplierId', 'reason', 'from', 'to'])
  const known = auditActions.find((one) => one === action)
  return only(search, { ...rest, ...(known === undefined ? {} : { action: known }) })
}

/** The router merges the result with the whole address: what is dropped must be there, and undefined. */
function only<Search extends object>(search: Raw, known: Search): Search {
  return { ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])), ...known }
}
