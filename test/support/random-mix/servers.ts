import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'

/** Two processes of Rihla on one database. */
export interface Servers {
  origins: string[]
  /** A sentence for each process that ended unexpectedly. Such a process is started again. */
  deaths: string[]
  /** The lines of both logs, parsed. */
  logLines: () => Record<string, unknown>[]
  stop: () => Promise<void>
}

export async function startServers(environment: Record<string, string>, directory: string): Promise<Servers> {
  const ports = [await freePort(), await freePort()]
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)
  const logs = ports.map((port) => join(directory, `server-${port}.log`))
  const descriptors = logs.map((log) => openSync(log, 'a'))
  const running: ChildProcess[] = []
  const starting = new Set<Promise<void>>()
  const deaths: string[] = []
  let isStopping = false

  const start = async (at: number) => {
    const port = ports[at] ?? 0
    const server = await startProcess(
      port,
      {
        RIHLA_API_ONLY: 'on',
        SEED_DEMO: 'off',
        LOG_LEVEL: 'warn',
        ORIGIN: origins[0] ?? '',
        DATA_DIR: directory,
        ...environment,
      },
      process.cwd(),
      descriptors[at],
    )
    running[at] = server
    const onExit = (code: number | null, signal: string | null) => {
      if (isStopping) return
      deaths.push(`the server at ${port} ended by itself (exit ${code ?? signal})`)
      const again = start(at).finally(() => starting.delete(again))
      starting.add(again)
    }
    server.once('exit', onExit)
    if (server.exitCode !== null) onExit(server.exitCode, null)
  }
  await Promise.all(ports.map((_, at) => start(at)))
  return {
    origins,
    deaths,
    logLines: () =>
      logs.flatMap((log) =>
        readFileSync(log, 'utf8')
          .split('\n')
          // The last line may be incomplete.
          .filter((line) => line.startsWith('{') && line.endsWith('}'))
          .map((line) => JSON.parse(line) as Record<string, unknown>),
      ),
    stop: async () => {
      await Promise.allSettled(starting)
      isStopping = true
      await Promise.all(running.map((server) => endProcess(server, 'SIGTERM')))
      descriptors.forEach((descriptor) => closeSync(descriptor))
    },
  }
}
