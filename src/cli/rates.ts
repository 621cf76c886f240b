import type { Rate } from '#domain/exchange.ts'
import { fileSource } from '#server/currencies/file-source.ts'
import { listRates } from '#server/currencies/list-rates.ts'
import { RatesError } from '#server/currencies/rates-error.ts'
import { saveRates } from '#server/currencies/save-rates.ts'
import { webSource } from '#server/currencies/web-source.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { defineCommand, runCommand, type Terminal } from './run-command.ts'

export const rates = defineCommand({
  name: 'rates',
  options: { force: { type: 'boolean', default: false, does: 'even if a currency moved by more than a fifth' } },
  subcommands: {
    list: {
      does: 'lists the rates',
      takes: 0,
      prepare: () => async (context) => print(context.terminal, await listRates(context.db)),
    },
    read: {
      usage: 'demo/rates.json',
      does: "reads rates from a file or an address, also in the European Central Bank's format",
      takes: 1,
      prepare:
        ({ force }, from = '') =>
        async ({ db, terminal }) => {
          const source = /^https?:/.test(from) ? webSource(from) : fileSource(from)
          const saved = await saveRates(db, source, { acceptsJumps: force }).catch((error: unknown) => {
            throw error instanceof RatesError ? new StartError(error.message) : error
          })
          print(terminal, saved.rates)
          terminal.out(`${saved.changed} of ${saved.rates.length} are new, of ${saved.asOf}.\n`)
        },
    },
  },
  notes: 'A running server uses new rates within a minute.',
})

function print({ out }: Terminal, list: readonly Rate[]): void {
  for (const { base, quote, rateMicros, asOf } of list)
    out(`${asOf}  1 ${base} = ${(rateMicros / 1e6).toString().padStart(10)} ${quote}\n`)
}

if (import.meta.main) process.exitCode = await runCommand(rates, process.argv.slice(2))
