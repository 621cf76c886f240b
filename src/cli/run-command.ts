import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util'
import { followOrders } from '#server/app/follow-orders.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import type { Context } from '#server/kernel/context.ts'
import { isDatabaseUnavailable } from '#server/kernel/database-errors.ts'
import { openLog, type Logger } from '#server/kernel/logs.ts'
import { openCommandDatabase } from '#server/kernel/open-configured-database.ts'
import { problemWords } from '#server/kernel/problem-words.ts'
import { StartError } from '#server/kernel/start-error.ts'

type OptionTable = Record<string, ParseArgsOptionDescriptor & { value?: string; does: string }>
type Values<Options extends OptionTable> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values']

export interface Terminal {
  out: (text: string) => void
  err: (text: string) => void
  isInteractive: boolean
}

export interface CommandContext extends Context {
  terminal: Terminal
}

/** The part that runs with a database, after the arguments are checked. Returns the exit code; undefined means 0. */
type Work = (context: CommandContext) => Promise<number | void>

export interface Subcommand<Options extends OptionTable> {
  /** The arguments after the subcommand, for the usage text. */
  usage?: string
  does: string
  /** The number of arguments. */
  takes: number | 'one or more'
  /**
   * Checks the arguments before the database is opened.
   * @throws UsageError, StartError
   */
  prepare: (values: Values<Options>, ...words: string[]) => Work
}

export interface Command<Options extends OptionTable> {
  /** The NAME in `npm run NAME`. */
  name: string
  options: Options
  /** By name. A command without subcommands has one, named ''. */
  subcommands: Record<string, Subcommand<Options>>
  notes?: string
  /** The beginning of the message if the command fails. */
  failure?: string
  /** The exit code if the command fails; default 1. */
  failureCode?: number
}

export const defineCommand = <const Options extends OptionTable>(command: Command<Options>) => command

/** Wrong usage: the usage text is printed after the message. */
export class UsageError extends StartError {}

/** Throws UsageError if a required option is missing. */
export function required(value: string | undefined, option: string): string {
  if (value === undefined) throw new UsageError(`The option ${option} is missing.`)
  return value
}

/**
 * A reader that needs no more lines closes the pipe (`… | head`): the rest is dropped and the command goes on. Without a
 * listener the process would end with a stack trace, an import perhaps in its middle.
 */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}

const processTerminal: Terminal = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isInteractive: process.stderr.isTTY,
}

/**
 * Runs an operator's command with `environment` as its configuration. Returns the exit code: 0 done, 1 refused or
 * failed, 2 wrong usage.
 */
export async function runCommand<Options extends OptionTable>(
  command: Command<Options>,
  argv: string[],
  terminal: Terminal = processTerminal,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  if (terminal === processTerminal) outliveReaders()
  // Standard output is the command's result and may be piped to a file.
  const log = openLog('warn', { write: terminal.err })
  try {
    const work = prepare(command, argv)
    if (work === null) {
      terminal.out(usageOf(command))
      return 0
    }
    return await runOnDatabase(work, { configuration: readConfiguration(environment), log, terminal })
  } catch (error) {
    const { failure, failureCode = 1 } = command
    if (error instanceof UsageError) {
      terminal.err(`${error.message}\n\n${usageOf(command)}`)
      return 2
    }
    const sentence = sentenceOf(error)
    if (sentence !== null) terminal.err(`${failure === undefined ? '' : `${failure}: `}${sentence}\n`)
    else logFailure(log, command.name, error)
    return failureCode
  }
}

/** Null: the usage text was requested. */
function prepare<Options extends OptionTable>(command: Command<Options>, argv: string[]): Work | null {
  const { values, positionals } = parse(command, argv)
  if ((values as { help?: boolean }).help) return null
  const hasSubcommands = !Object.hasOwn(command.subcommands, '')
  const [name, words] = hasSubcommands ? [positionals[0], positionals.slice(1)] : ['', positionals]
  if (name === undefined) throw new UsageError(`npm run ${command.name} needs a subcommand.`)
  const subcommand = Object.hasOwn(command.subcommands, name) ? command.subcommands[name] : undefined
  if (!subcommand) throw new UsageError(`npm run ${command.name} has no subcommand "${name}".`)
  const { takes } = subcommand
  if (takes === 'one or more' ? words.length === 0 : words.length < takes)
    throw new UsageError(
      `${spell(command.name, name)} needs ${takes === 'one or more' ? 'an argument' : plural(takes)}.`,
    )
  if (takes !== 'one or more' && words.length > takes)
    throw new UsageError(`${spell(command.name, name)} takes ${takes === 0 ? 'no argument' : `only ${plural(takes)}`}.`)
  return subcommand.prepare(values, ...words)
}

function parse<Options extends OptionTable>(command: Command<Options>, argv: string[]) {
  try {
    const help = { help: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: { ...command.options, ...help },
    })
    return { values, positionals }
  } catch (error) {
    // Node adds advice about arguments that begin with a hyphen; only the first sentence is kept.
    throw new UsageError(`${(error as Error).message.split('. ')[0]?.replace(/\.$/, '')}.`)
  }
}

async function runOnDatabase(work: Work, context: Omit<CommandContext, 'db'>): Promise<number> {
  followOrders()
  const { db, close } = await openCommandDatabase(context.configuration, context.log)
  try {
    const code = await work({ ...context, db })
    // Work whose last act is to print returns what the stream's `write` returned.
    return typeof code === 'number' ? code : 0
  } finally {
    await close()
  }
}

/** The message of an error that the operator can correct; null for a defect of the program. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof StartError) return error.message
  if (error instanceof ApiError) return sentenceOfRefusal(error)
  if (isDatabaseUnavailable(error))
    return 'The database did not answer: it was stopped, or is busy. See what was done, then run the command again.'
  return null
}

function sentenceOfRefusal({ code, details }: ApiError): string {
  const { fields = [], errors = [] } = details as { fields?: { field: string; code: string }[]; errors?: string[] }
  const { title, detail } = problemWords('en', {
    status: 409,
    code,
    details: { ...details, errors: errors.join('\n') },
  })
  const sentence = detail === title ? code : detail
  return [sentence, ...fields.map(({ field, code }) => `${field}: ${code}`)].join('\n  ')
}

/** Through the log, which removes the rows that a database error quotes. */
function logFailure(log: Logger, name: string, error: unknown): void {
  log.error({ err: error, command: name }, 'the command failed')
}

const plural = (count: number) => (count === 1 ? 'one argument' : `${count} arguments`)
const spell = (command: string, subcommand: string) => [`npm run ${command}`, subcommand].filter(Boolean).join(' ')

export function usageOf<Options extends OptionTable>({ name, subcommands, options, notes }: Command<Options>): string {
  const calls = Object.entries(subcommands).map(([subcommand, { usage = '', does }]): [string, string] => {
    const words = [subcommand, usage].filter(Boolean).join(' ')
    return [`npm run ${name}${words && ` -- ${words}`}`, does]
  })
  const described = Object.entries(options).map(([option, { value, does }]): [string, string] => [
    `  --${[option, value].filter(Boolean).join(' ')}`,
    does,
  ])
  return [columns(calls), columns(described), notes === undefined ? '' : `${notes}\n`].filter(Boolean).join('\n')
}

function columns(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 3
  return rows.map(([left, right]) => `${left.padEnd(width)}${right}\n`).join('')
}
