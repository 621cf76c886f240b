/** `npm run sites`: the marketplace's site and the suppliers' sites. */
import { readFileSync } from 'node:fs'
import { StartError } from '#server/kernel/start-error.ts'
import { listAllSites } from '#server/sites/list-all-sites.ts'
import { removeSite } from '#server/sites/remove-site.ts'
import { saveSite } from '#server/sites/save-site.ts'
import { writeDocument } from '#server/sites/write-document.ts'
import { defineCommand, runCommand } from './run-command.ts'

export const sites = defineCommand({
  name: 'sites',
  options: {},
  subcommands: {
    list: {
      does: 'lists the sites',
      takes: 0,
      prepare: () => async (context) => {
        for (const { code, origin, layoutType, supplierCode, isDefault } of await listAllSites(context))
          context.terminal.out(
            `${code}  ${origin}  ${layoutType}  ${supplierCode ?? 'all suppliers'}${isDefault ? '  default' : ''}\n`,
          )
      },
    },
    show: {
      usage: 'CODE',
      does: "writes the site's file to standard output",
      takes: 1,
      prepare:
        (_, code = '') =>
        async (context) =>
          context.terminal.out(`${JSON.stringify(await writeDocument(context, code), null, 2)}\n`),
    },
    save: {
      usage: 'FILE.json',
      does: 'creates a site, or changes the one with the same code',
      takes: 1,
      prepare: (_, file = '') => {
        const document = readDocument(file)
        return async (context) => {
          const { code, isNew } = await saveSite(context, document)
          context.terminal.out(`${code} was ${isNew ? 'created' : 'changed'}.\n`)
        }
      },
    },
    remove: {
      usage: 'CODE',
      does: 'removes a site that has no orders, requests or messages',
      takes: 1,
      prepare:
        (_, code = '') =>
        async (context) => {
          await removeSite(context, { code })
          context.terminal.out(`${code} was removed; its host shows the default site.\n`)
        },
    },
  },
  notes: 'docs/sites.md describes the file. A running server uses the change within ten seconds.',
})

function readDocument(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StartError(`${file} is not JSON: ${(error as Error).message}`)
  }
}

if (import.meta.main) process.exitCode = await runCommand(sites, process.argv.slice(2))
