import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'

const TRIES = 600
const PAUSE_MS = 200

/**
 * Starts a process of Rihla on `port` and resolves when it is ready. It serves the pages of `directory`/dist. Rejects
 * if it ends earlier or is not ready within two minutes. `output`: the file descriptor of its log.
 */
export async function startProcess(
  port: number,
  environment: Record<string, string>,
  directory = process.cwd(),
  output: number | 'ignore' = 'ignore',
): Promise<ChildProcess> {
  const server = spawn(resolve('node_modules/.bin/node'), [resolve('src/server.ts')], {
    cwd: directory,
    stdio: ['ignore', output, 'inherit'],
    env: {
      ...processEnvironment(),
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      // Requests of tests set X-Forwarded-For: limits count by address.
      TRUST_PROXY: 'on',
      ...environment,
    },
  })
  for (let tries = 0; tries < TRIES; tries++) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready.')
    const isReady = await fetch(`http://127.0.0.1:${port}/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return server
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  server.kill('SIGKILL')
  throw new Error('The server was not ready in time.')
}

/** The variables of every process of Rihla that a test starts. */
export function processEnvironment(): Record<string, string> {
  const given = ['NODE_COMPILE_CACHE', 'NODE_OPTIONS'].map((name) => [name, process.env[name]] as const)
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'test',
    ...Object.fromEntries(given.filter((one): one is [string, string] => one[1] !== undefined)),
  }
}

/** Signals the process and waits until it has ended. */
export async function endProcess(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await exited
}
