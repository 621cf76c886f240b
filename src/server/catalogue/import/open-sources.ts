import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { ImportErrors } from './import-errors.ts'
import { isKindName, kindNames, kinds, type KindName } from './kinds.ts'
import { nameNear } from './name-near.ts'
import { openCsv } from './open-csv.ts'
import { openJson, openNdjson } from './open-json.ts'
import type { Source, SourceFile } from './source.ts'

const formats: Record<string, SourceFile['format']> = {
  '.csv': 'csv',
  '.json': 'json',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
}

/**
 * The sources of the files in the order of import: referenced kinds come first. A directory means its files; the
 * beginning of a file's name is its kind ('products-riyadh.csv'). Errors are added to `errors`.
 */
export async function openSources(paths: string[], errors: ImportErrors): Promise<Source[]> {
  const sources: Source[] = []
  let index = 0
  for (const path of await listFiles(paths, errors)) {
    const format = formats[extname(path).toLowerCase()]
    const file: SourceFile = { index, name: basename(path), format: format ?? 'json' }
    index += 1
    const stem = /^[a-z]*/.exec(basename(path).toLowerCase())?.[0] ?? ''
    const kind = isKindName(stem) ? stem : null
    if (format === undefined) errors.add(file, '', '', 'is neither .csv nor .json nor .ndjson')
    else if (format === 'json') sources.push(...(await openJson(path, file, kind, errors)))
    else if (kind === null)
      errors.add(
        file,
        '',
        '',
        `has a name that matches no kind${nameNear(stem, kindNames) || `; begin the name with one of ${kindNames.join(', ')}`}`,
      )
    else if (format === 'csv') sources.push(openCsv(path, file, kind, errors))
    else if (kinds[kind].inside !== null)
      errors.add(
        file,
        '',
        '',
        `cannot be a separate file in JSON: ${kind} are lists inside their ${kinds[kind].inside}`,
      )
    else sources.push(openNdjson(path, file, kind, errors))
  }
  demandWholeOptions(sources, errors)
  return sources.sort((a, b) => kindNames.indexOf(a.kind) - kindNames.indexOf(b.kind) || a.file.index - b.file.index)
}

async function listFiles(paths: string[], errors: ImportErrors): Promise<string[]> {
  const files = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch(() => null)
      if (found === null) {
        errors.add({ index: 0, name: path, format: 'json' }, '', '', 'does not exist')
        return []
      }
      if (!found.isDirectory()) return [path]
      const names = (await readdir(path)).filter((name) => Object.hasOwn(formats, extname(name).toLowerCase())).sort()
      if (names.length === 0)
        errors.add({ index: 0, name: path, format: 'json' }, '', '', 'has no .csv, .json or .ndjson file')
      return names.map((name) => join(path, name))
    }),
  )
  return files.flat()
}

const TOGETHER: KindName[] = ['options', 'units', 'schedules']

/** Omitted CSV files leave their kinds unchanged, but options need units and schedules. */
function demandWholeOptions(sources: Source[], errors: ImportErrors): void {
  const given = sources.filter((source) => source.file.format === 'csv')
  const first = given.find((source) => TOGETHER.includes(source.kind) || source.kind === 'exceptions')
  if (!first) return
  const missing = TOGETHER.filter((kind) => !given.some((source) => source.kind === kind))
  if (missing.length > 0)
    errors.add(
      first.file,
      '',
      '',
      `requires ${missing.map((kind) => `${kind}.csv`).join(' and ')}: options, units and schedules are imported together`,
    )
}
