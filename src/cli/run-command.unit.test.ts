import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { defineCommand, required, runCommand, usageOf } from './run-command.ts'
import { importCommand } from './import.ts'
import { promoCodes } from './promo-codes.ts'
import { quotes } from './quotes.ts'
import { reconcileCommand } from './reconcile.ts'
import { sites } from './sites.ts'
import { transfers } from './transfers.ts'

const greet = defineCommand({
  name: 'greet',
  options: { name: { type: 'string', value: 'NAME', does: 'the name' } },
  subcommands: {
    hello: {
      usage: '--name NAME',
      does: 'says hello',
      takes: 0,
      prepare: (values) => {
        const name = required(values.name, '--name')
        return async ({ terminal }) => terminal.out(`Hello ${name}\n`)
      },
    },
    twice: { does: 'says it twice', takes: 2, prepare: () => async () => {} },
  },
  notes: 'A note.',
})

const usage = `npm run greet -- hello --name NAME   says hello
npm run greet -- twice               says it twice

  --name NAME   the name

A note.
`

type AnyCommand = Parameters<typeof runCommand>[0]

async function run(command: unknown, ...argv: string[]) {
  const said = { out: '', err: '' }
  const terminal = {
    out: (text: string) => (said.out += text),
    err: (text: string) => (said.err += text),
    isInteractive: false,
  }
  const code = await runCommand(command as AnyCommand, argv, terminal, {
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://127.0.0.1:1/x',
  })
  return { code, ...said }
}

test.each([
  [[], 'npm run greet needs a subcommand.'],
  [['shout'], 'npm run greet has no subcommand "shout".'],
  [['toString'], 'npm run greet has no subcommand "toString".'],
  [['hello'], 'The option --name is missing.'],
  [['hello', 'you', '--name', 'x'], 'npm run greet hello takes no argument.'],
  [['twice', 'a'], 'npm run greet twice needs 2 arguments.'],
  [['twice', 'a', 'b', 'c'], 'npm run greet twice takes only 2 arguments.'],
  [['hello', '--nmae', 'x'], "Unknown option '--nmae'."],
  [['hello', '--name'], "Option '--name <value>' argument missing."],
])('exits with 2, a message and the usage text if a command is called wrongly: %j', async (argv, sentence) => {
  expect(await run(greet, ...argv)).toEqual({ code: 2, out: '', err: `${sentence}\n\n${usage}` })
})

test('prints the usage text to standard output for --help', async () => {
  expect(await run(greet, '--help')).toEqual({ code: 0, out: usage, err: '' })
})

test('exits with 1 and one sentence if the database cannot be reached', async () => {
  const { code, out, err } = await run(greet, 'hello', '--name', 'x')
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^The database at 127\.0\.0\.1:1\/x \(DATABASE_URL\) could not be used: [^\n]+\n$/)
})

test('reconcile exits with 2 if it cannot compare, because 1 means differences', async () => {
  expect((await run(reconcileCommand)).code).toBe(2)
})

test.each([
  [quotes, ['answer', 'RQ-2345ABCD', '--date', '2026-12-05', '--time', '09:00'], 'The option --price is missing.'],
  [transfers, ['record', 'RH-2345ABCD', '250.00', 'SAR'], 'The option --bank is missing.'],
  [transfers, ['record', 'RH-2345ABCD', 'much', 'SAR', '--bank', 'x'], 'much SAR is not an amount of money.'],
  [
    transfers,
    ['record', 'RH-2345ABCD', '9', 'SAR', '--bank', 'x', '--on', '2999-01-01'],
    '--on must not be in the future.',
  ],
  [transfers, ['refunded', 'x', '--bank', 'x'], 'The refund must be a whole number from 0 to 9007199254740991.'],
  [promoCodes, ['add', 'SUMMER', '--amount', '5'], '--amount needs --currency.'],
  [reconcileCommand, ['--from', 'yesterday'], 'yesterday is not a day such as 2026-11-22.'],
  [importCommand, [], 'npm run import needs an argument.'],
  [importCommand, ['x', '--days', '0'], '--days must be a whole number from 1 to 1100.'],
  [sites, ['show'], 'npm run sites show needs one argument.'],
] as const)('refuses wrong arguments before the database is opened: %#', async (command, argv, sentence) => {
  const { code, err } = await run(command, ...argv)
  expect(err).toBe(`${sentence}\n\n${usageOf(command as never)}`)
  expect(code).toBe(2)
})

test('a reader that closes the pipe neither stops a command nor makes it print a stack', async () => {
  const command = spawn(process.execPath, ['src/cli/promo-codes.ts', '--help'], { stdio: ['ignore', 'pipe', 'pipe'] })
  command.stdout.destroy()
  let err = ''
  command.stderr.on('data', (text) => (err += text))
  const [code] = await once(command, 'close')
  expect({ code, err }).toEqual({ code: 0, err: '' })
})
