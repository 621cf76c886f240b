// A throw-away PostgreSQL of our own: found or installed, made in a temporary directory, on a free port, never as root.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { install } from './install.mjs'

const NAME = 'rihla-postgres-'
const isRoot = process.getuid?.() === 0
// With the character type C no Arabic letter is a letter, and pg_trgm finds nothing. As in the embedded database, order is by bytes.
const UTF8_CTYPE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/**
 * Starts it and answers { url, binaries, kill, startAgain, stop }. `settings` are PostgreSQL's own, as in postgresql.conf. `kill` ends every
 * process of it with SIGKILL, as when the machine fails; `startAgain` starts it on what then lies on the disk.
 */
export async function startPostgres(settings = {}) {
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
  as('initdb', ['-D', data, '-U', 'rihla', '-A', 'trust', '-E', 'UTF8', '--locale=C', `--lc-ctype=${UTF8_CTYPE}`])
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
  return {
    url: `postgres://rihla@127.0.0.1:${port}/postgres`,
    binaries,
    kill: async () => {
      await killAll(postmasterOf(lock))
      // Where nobody buries the dead (process 1 of a container) its number stays taken, and the next one would think that it lives.
      for (const file of [lock, join(directory, `.s.PGSQL.${port}.lock`)]) rmSync(file, { force: true })
    },
    startAgain: start,
    stop: () => {
      if (existsSync(lock)) as('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Ends what tests that were themselves ended have left running, of those that were started with `folder` as the place for temporary files. */
export async function endLeftPostgres(folder) {
  const locks = readdirSync(folder)
    .filter((name) => name.startsWith(NAME))
    .map((name) => join(folder, name, 'data/postmaster.pid'))
  for (const lock of locks) if (existsSync(lock)) await killAll(postmasterOf(lock))
}

const postmasterOf = (lock) => Number(readFileSync(lock, 'utf8').split('\n')[0])

/** The postmaster first, so that it makes no new ones, then all that it had made. Answers when the last is gone. */
async function killAll(postmaster) {
  const family = [postmaster, ...childrenOf(postmaster)]
  for (const pid of family) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      // It has ended by itself meanwhile, as they do when they miss the postmaster.
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

/** A process that has ended and that nobody has looked after yet is not alive. */
function isAlive(pid) {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return state !== '' && !state.startsWith('Z')
}

/** The directory of PostgreSQL's programs, which are installed if there are none. */
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
  if (!found) throw new Error('PostgreSQL was installed but its programs were not found.')
  return found
}

function unprivilegedUser() {
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' })
    if (uid.status === 0)
      return { uid: Number(uid.stdout), gid: Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.')
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
