import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { once } from 'node:events'

export interface Command {
  command: string
  args: string[]
  env?: Record<string, string>
  /** What it prints is appended to this file. */
  log: string
  user?: { uid: number; gid: number } | undefined
  cwd?: string
}

export interface Supervised {
  readonly isRunning: boolean
  readonly pid: number
  start: () => void
  /** Sends the signal and resolves when the process has ended. */
  end: (signal?: NodeJS.Signals) => Promise<void>
  signal: (signal: NodeJS.Signals) => void
}

/** Starts a command in a process group of its own: Ctrl-C in the terminal reaches this process only. */
export function startProgram(command: Command): Supervised {
  const supervised = supervise(command)
  supervised.start()
  return supervised
}

/** A command that is started later, any number of times. */
export function supervise({ command, args, env = {}, log, user, cwd }: Command): Supervised {
  let child: ChildProcess | undefined
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const start = () => {
    const output = openSync(log, 'a')
    child = spawn(command, args, {
      stdio: ['ignore', output, output],
      detached: true,
      env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...env },
      ...(cwd === undefined ? {} : { cwd }),
      ...user,
    })
    child.once('error', (error) => process.stderr.write(`${command}: ${error.message}\n`))
    closeSync(output)
  }
  return {
    get isRunning() {
      return isRunning()
    },
    get pid() {
      return child?.pid ?? 0
    },
    start,
    end: async (signal = 'SIGTERM') => {
      if (child === undefined || !isRunning()) return
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
    signal: (signal) => {
      child?.kill(signal)
    },
  }
}
