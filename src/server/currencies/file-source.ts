import { readFile } from 'node:fs/promises'
import type { RateSource } from './rate-source.ts'
import { RatesError } from './rates-error.ts'
import { readSheet } from './read-sheet.ts'

export function fileSource(path: string): RateSource {
  return {
    name: path,
    read: async () => {
      const text = await readFile(path, 'utf8').catch((error: Error) => {
        throw new RatesError(`${path} cannot be read: ${error.message}.`)
      })
      return readSheet(text)
    },
  }
}
