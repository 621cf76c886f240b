import { listsInside, type KindName } from './kinds.ts'
import type { RawRow, SourceFile } from './source.ts'

/** Yields the rows of a JSON value: the value itself and those of its nested lists. */
export function* flattenRows(
  row: Pick<RawRow, 'kind' | 'file' | 'place' | 'values'>,
  parents: RawRow['parents'] = {},
): Generator<RawRow> {
  yield { ...row, parents }
  const lists = listsInside(row.kind)
  if (lists.length === 0 || !isObject(row.values)) return
  const { code } = row.values
  const below = { ...parents, [parentName(row.kind)]: typeof code === 'string' ? code : null }
  for (const kind of lists) {
    const list = row.values[kind]
    if (!Array.isArray(list)) continue
    for (const [index, values] of list.entries())
      yield* flattenRows(
        { kind, file: row.file, place: inside(row.file, row.place, `${kind}[${index}]`), values },
        below,
      )
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parentName = (kind: KindName) => (kind === 'products' ? 'product' : kind === 'options' ? 'option' : 'schedule')

function inside(file: SourceFile, place: string, list: string): string {
  if (file.format === 'json') return `${place}.${list}`
  return place.includes(' ') ? `${place}.${list}` : `${place} ${list}`
}
