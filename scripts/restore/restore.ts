import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Place } from '#scripts/cluster/place.ts'
import { freePort } from '#scripts/free-port.mjs'
import { killPostgresOf } from '#scripts/postgres.mjs'
import type { Backups } from './pgbackrest.ts'

export interface Restored {
  url: string
  restoreMs: number
  /** Until the server accepts writes. */
  recoveryMs: number
  stop: () => Promise<void>
}

/** Restores into an empty directory and starts a server on it, at a moment or at the end of what was archived. */
export async function restore(
  place: Place,
  { backups, binaries, name, target }: { backups: Backups; binaries: string; name: string; target: string | null },
): Promise<Restored> {
  const data = place.directory(name)
  const port = await freePort()
  const began = performance.now()
  const moment = target === null ? [] : ['--type=time', `--target=${target}`, '--target-action=promote']
  backups.run(`--pg1-path=${data}`, ...moment, 'restore')
  const restored = performance.now()
  const options = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${place.root}`,
    // What is tried here must not reach the archive.
    'archive_mode=off',
  ]
  execFileSync(
    join(binaries, 'pg_ctl'),
    [
      '-D',
      data,
      '-l',
      place.path(`${name}.log`),
      '-w',
      '-t',
      '600',
      '-o',
      options.map((one) => `-c ${one}`).join(' '),
      'start',
    ],
    { stdio: 'ignore', cwd: place.root, ...place.user },
  )
  const url = `postgres://rihla@127.0.0.1:${port}/postgres`
  const isReplaying = () =>
    execFileSync(join(binaries, 'psql'), [url, '-Atc', 'select pg_is_in_recovery()'], { encoding: 'utf8' }).trim() ===
    't'
  while (isReplaying()) await new Promise((resolve) => setTimeout(resolve, 100))
  return {
    url,
    restoreMs: restored - began,
    recoveryMs: performance.now() - restored,
    stop: () => killPostgresOf(data),
  }
}
