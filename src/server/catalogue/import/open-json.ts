import { readFile } from 'node:fs/promises'
import type { ImportErrors } from './import-errors.ts'
import { flattenRows, isObject } from './flatten-rows.ts'
import { isKindName, kindNames, kinds, type KindName } from './kinds.ts'
import { nameNear } from './name-near.ts'
import { readText, UnreadableFile } from './read-text.ts'
import type { RawRow, Source, SourceFile } from './source.ts'

const MAX_BYTES = 64 * 1024 * 1024
const topKinds = kindNames.filter((kind) => kinds[kind].inside === null)

/** The lists of a JSON document: one of the kind in the file's name, or an object with a list per kind. */
export async function openJson(
  path: string,
  file: SourceFile,
  kind: KindName | null,
  errors: ImportErrors,
): Promise<Source[]> {
  const bytes = await readFile(path)
  if (bytes.length > MAX_BYTES) {
    errors.add(file, '', '', 'is larger than 64 MB: use NDJSON, which has one product per line and no size limit')
    return []
  }
  let document: unknown
  try {
    document = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    errors.add(file, '', '', error instanceof TypeError ? 'is not UTF-8' : `is not JSON: ${(error as Error).message}`)
    return []
  }
  if (Array.isArray(document)) {
    if (kind !== null) return [documentSource(file, kind, document, '$')]
    errors.add(file, '', '', `is a list of an unknown kind: rename the file to one of ${topKinds.join('.json, ')}.json`)
    return []
  }
  if (!isObject(document)) {
    errors.add(file, '$', '', 'must be a list or an object with lists')
    return []
  }
  return openDocument(file, document, errors)
}

/** The lists of an object such as {"suppliers": […], "products": […]}. */
export function openDocument(file: SourceFile, document: Record<string, unknown>, errors: ImportErrors): Source[] {
  return Object.entries(document).flatMap(([name, list]) => {
    if (!isKindName(name) || kinds[name].inside !== null)
      errors.add(file, '$', name, `is not known${nameNear(name, topKinds) || `; known are ${topKinds.join(', ')}`}`)
    else if (!Array.isArray(list)) errors.add(file, '$', name, 'must be a list')
    else return [documentSource(file, name, list, `$.${name}`)]
    return []
  })
}

function documentSource(file: SourceFile, kind: KindName, list: unknown[], place: string): Source {
  return {
    kind,
    file,
    *rows() {
      for (const [index, values] of list.entries())
        yield* flattenRows({ kind, file, place: `${place}[${index}]`, values })
    },
  }
}

/** Reads one JSON value per line, line by line. */
export function openNdjson(path: string, file: SourceFile, kind: KindName, errors: ImportErrors): Source {
  async function* rows(): AsyncGenerator<RawRow> {
    let number = 0
    try {
      for await (const line of linesOf(path)) {
        number += 1
        if (line.trim() === '') continue
        let values: unknown
        try {
          values = JSON.parse(line)
        } catch (error) {
          errors.add(file, String(number), '', `is not JSON: ${(error as Error).message}`)
          continue
        }
        yield* flattenRows({ kind, file, place: String(number), values })
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      errors.add(file, String(number + 1), '', error.message)
    }
  }
  return { kind, file, rows }
}

const LONGEST_LINE = 8 * 1024 * 1024

async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of readText(path)) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > LONGEST_LINE)
      throw new UnreadableFile('has a line of more than 8 MB; NDJSON has one product a line')
  }
  if (rest !== '') yield rest
}
