// A temporary PostgreSQL server: found or installed, with a temporary data directory, on a free port, never as root.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { install } from './install.mjs'
import { freePort } from './free-port.mjs'

const NAME = 'rihla-postgres-'
const isRoot = process.getuid?.() === 0
// With character type C, Arabic letters are not letters and pg_trgm finds nothing. The collation stays C (by bytes), as
// in the embedded database.
const UTF8_CTYPE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/**
 * Starts the server. `settings` are those of postgresql.conf. `kill` ends all its processes with SIGKILL, as a failing
 * machine would; `startAgain` starts it on the same data; `startReplica` starts a second server that follows it.
 */
export function startPostgres(settings = {}) {
  return startWith(settings, (as, data) =>
    as('initdb', ['-D', data, '-U', 'rihla', '-A', 'trust', '-E', 'UTF8', '--locale=C', `--lc-ctype=${UTF8_CTYPE}`]),
  )
}

/** `fill` makes the data directory. */
async function startWith(settings, fill) {
  const binaries = findPostgres()
  const directory = mkdtempSync(join(tmpdir(), NAME))
  const owner = isRoot ? unprivilegedUser() : null
  if (owner) chownSync(directory, owner.uid, owner.gid)
  const as = (program, args) =>
    execFileSync(join(binaries, program), args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      cwd: directory,
      ...(owner ? { uid: owner.uid, gid: owner.gid } : {}),
    })

  const data = join(directory, 'data')
  const lock = join(data, 'postmaster.pid')
  const port = await freePort()
  fill(as, data)
  const options = Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: directory,
    max_connections: 100,
    ...settings,
  })
  const start = () =>
    as('pg_ctl', [
      '-D',
      data,
      '-l',
      join(directory, 'log'),
      '-w',
      '-o',
      options.map(([name, value]) => `-c ${name}=${value}`).join(' '),
      'start',
    ])
  start()
  const url = `postgres://rihla@127.0.0.1:${port}/postgres`
  return {
    url,
    binaries,
    data,
    port,
    directory,
    kill: async () => {
      await killAll(postmasterOf(lock))
      // If process 1 of a container does not reap zombies, the old process number stays in use and the next server
      // would believe that the old one is alive.
      for (const file of [lock, join(directory, `.s.PGSQL.${port}.lock`)]) rmSync(file, { force: true })
    },
    startAgain: start,
    startReplica: () =>
      startWith(settings, (as, data) =>
        as('pg_basebackup', ['-D', data, '-d', url, '-R', '-X', 'stream', '-c', 'fast']),
      ),
    stop: () => {
      if (existsSync(lock)) as('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Ends PostgreSQL servers of interrupted tests whose directory for temporary files was `folder`. */
export async function endLeftPostgres(folder) {
  const locks = readdirSync(folder)
    .filter((name) => name.startsWith(NAME))
    .map((name) => join(folder, name, 'data/postmaster.pid'))
  for (const lock of locks) if (existsSync(lock)) await killAll(postmasterOf(lock))
}

const postmasterOf = (lock) => Number(readFileSync(lock, 'utf8').split('\n')[0])

/** Kills the server of a data directory with SIGKILL, with all its processes, as a failing machine would. */
export async function killPostgresOf(data) {
  const lock = join(data, 'postmaster.pid')
  if (!existsSync(lock)) return
  await killAll(postmasterOf(lock))
  rmSync(lock, { force: true })
}

/** Kills the postmaster first, so that it starts no more processes, then its children. Resolves when all have ended. */
async function killAll(postmaster) {
  const family = [postmaster, ...childrenOf(postmaster)]
  for (const pid of family) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      // The process has ended by itself; backends do when the postmaster is gone.
      if (error.code !== 'ESRCH') throw error
    }
  }
  while (family.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 10))
}

function childrenOf(parent) {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (ppid === parent ? [pid] : []))
}

/** A zombie is not alive. */
function isAlive(pid) {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return state !== '' && !state.startsWith('Z')
}

/** The directory of PostgreSQL's programs. Installs them if there are none. */
export function findPostgres() {
  return findPrograms() ?? installPrograms()
}

function findPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/bin',
    ...[18, 17, 16, 15].flatMap((version) => [
      `/opt/homebrew/opt/postgresql@${version}/bin`,
      `/usr/local/opt/postgresql@${version}/bin`,
    ]),
    '/Applications/Postgres.app/Contents/Versions/latest/bin',
  ]
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'pg_ctl')))
}

function installPrograms() {
  install('postgresql', 'PostgreSQL 15 or newer is needed; install it (on macOS: brew install postgresql@17).')
  const found = findPrograms()
  if (!found) throw new Error('PostgreSQL was installed, but its programs were not found.')
  return found
}

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser() {
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' })
    if (uid.status === 0)
      return { uid: Number(uid.stdout), gid: Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
}
