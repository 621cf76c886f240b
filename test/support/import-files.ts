import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { importCatalogue, type ImportReport, type ImportSettings } from '#server/catalogue/import/import-catalogue.ts'
import { openSources } from '#server/catalogue/import/open-sources.ts'
import type { Db } from '#server/kernel/database.ts'
import type { Fixtures } from './fixtures.ts'

export const importSettings: ImportSettings = {
  pictures: { hosts: ['cdn.example'] },
  days: 30,
  isCheck: false,
  onlySupplier: null,
  withdrawMissing: null,
  maxErrors: 1000,
}

/** Imports files, given by name and content, from a temporary directory. */
export function useImport(fixtures: Fixtures) {
  const at = { directory: '' }
  beforeEach(() => {
    at.directory = mkdtempSync(join(tmpdir(), 'rihla-import-'))
  })
  afterEach(() => rmSync(at.directory, { recursive: true }))
  return async (
    files: Record<string, string | Buffer | object>,
    changed: Partial<ImportSettings> = {},
    db: Db = fixtures.context.db,
  ): Promise<ImportReport> => {
    for (const [name, content] of Object.entries(files))
      writeFileSync(
        join(at.directory, name),
        typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
      )
    return importCatalogue(db, (errors) => openSources([at.directory], errors), { ...importSettings, ...changed })
  }
}
