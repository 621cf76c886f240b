import { listSearches } from '#server/catalogue/search/list-searches.ts'
import { defineCommand, runCommand } from './run-command.ts'
import { wholeNumber } from './whole-number.ts'

const DAYS = 30

export const searches = defineCommand({
  name: 'searches',
  options: { days: { type: 'string', value: '7', does: `of how many days (default: ${DAYS}, at most 90)` } },
  subcommands: {
    list: {
      does: 'lists what visitors looked for and did not find, most frequent first',
      takes: 0,
      prepare: ({ days }) => {
        const numberOfDays = days === undefined ? DAYS : wholeNumber('--days', days, { most: 90 })
        return async (context) => {
          const rows = await listSearches(context, { days: numberOfDays })
          for (const { count, language, outcome, text, lastDay } of rows)
            context.terminal.out(`${count}  ${language}  ${outcome}  ${text}  last on ${lastDay}\n`)
          context.terminal.out(`${rows.length} texts in ${numberOfDays} days.\n`)
        }
      },
    },
  },
  notes: "'nothing': no result. 'partly': results for some of the words only. Texts are stored for 90 days.",
})

if (import.meta.main) process.exitCode = await runCommand(searches, process.argv.slice(2))
