import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Place } from '#scripts/cluster/place.ts'

const PROGRAM = '/usr/bin/pgbackrest'

export interface Backups {
  /** For `archive_command`. */
  archiveCommand: string
  run: (...args: string[]) => string
  /** Bytes of the repository, compressed. */
  bytes: () => number
}

/** pgBackRest with deploy/backup/pgbackrest.conf. @throws {Error} with one sentence if it is not installed. */
export function openBackups(place: Place, server: { data: string; port: number; directory: string }): Backups {
  if (!existsSync(PROGRAM))
    throw new Error('Install the Debian package first: apt-get install -y --no-install-recommends pgbackrest')
  const repository = place.directory('repository')
  const config = place.configure('backup/pgbackrest.conf', 'pgbackrest.conf', {
    BACKUP_REPOSITORY: repository,
    BACKUP_LOGS: place.directory('logs'),
    BACKUP_LOCKS: place.directory('locks'),
    POSTGRES_DATA: server.data,
    POSTGRES_PORT: String(server.port),
    SOCKET_DIRECTORY: server.directory,
    BACKUP_USER: 'rihla',
  })
  return {
    archiveCommand: `${PROGRAM} --config=${config} --stanza=rihla archive-push %p`,
    run: (...args) =>
      execFileSync(PROGRAM, [`--config=${config}`, '--stanza=rihla', ...args], {
        encoding: 'utf8',
        cwd: place.root,
        env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8' },
        ...place.user,
      }),
    bytes: () => Number(execFileSync('du', ['-sb', repository], { encoding: 'utf8' }).split('\t')[0]),
  }
}
