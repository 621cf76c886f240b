import { join } from 'node:path'
import { freePort } from '#scripts/free-port.mjs'
import { killPostgresOf } from '#scripts/postgres.mjs'
import type { EtcdMember } from './etcd.ts'
import { openLink, type Link } from './link.ts'
import type { Place } from './place.ts'
import type { Programs } from './programs.ts'
import { startProgram, type Supervised } from './supervise.ts'
import { waitUntil } from './wait-until.ts'

export interface Passwords {
  rest: string
  superuser: string
  replication: string
  rihla: string
}

/** One machine with PostgreSQL under Patroni. */
export interface DatabaseNode {
  name: string
  /** Where HAProxy finds PostgreSQL and Patroni. */
  postgresPort: number
  restPort: number
  patroni: Supervised
  dataDirectory: string
  /** Network to this machine's PostgreSQL from the other machines. */
  replicationLink: Link
  /** Network between this machine and etcd and the other machines. */
  clusterLinks: Link[]
  state: () => Promise<NodeState>
  /** Asks Patroni to change something. Returns the status and its words. */
  ask: (path: string, body: unknown) => Promise<{ status: number; text: string }>
  /** As a machine that loses its power: PostgreSQL and Patroni end with SIGKILL. */
  kill: () => Promise<void>
}

export interface NodeState {
  role: string
  state: string
  timeline: number
  isStreaming: boolean
  isSynchronous: boolean
}

const HOST = '127.0.0.1'

export async function startDatabaseNode(
  name: string,
  { place, programs, etcd, passwords }: { place: Place; programs: Programs; etcd: EtcdMember[]; passwords: Passwords },
): Promise<DatabaseNode> {
  const [postgresPort, restPort] = [await freePort(), await freePort()]
  const linkTo = async (target: { host: string; port: number }) => openLink(target, await freePort())
  const replicationLink = await linkTo({ host: HOST, port: postgresPort })
  const restLink = await linkTo({ host: HOST, port: restPort })
  const etcdLinks = await Promise.all(etcd.map(({ address }) => linkTo(address)))
  const directory = place.directory(name)
  const dataDirectory = join(directory, 'data')
  const config = place.configure('cluster/patroni.yml', `${name}.yml`, {
    NODE: name,
    ADDRESS: HOST,
    NETWORK: '127.0.0.0/8',
    REST_PORT: String(restPort),
    REST_CONNECT: restLink.address,
    REST_PASSWORD: passwords.rest,
    ETCD_HOSTS: etcdLinks.map(({ address }) => address).join(','),
    // The links, not the addresses that etcd lists.
    ETCD_PROXIES: 'true',
    POSTGRES_PORT: String(postgresPort),
    POSTGRES_CONNECT: replicationLink.address,
    POSTGRES_BIN: programs.postgres,
    POSTGRES_DATA: dataDirectory,
    PGPASS: join(directory, 'pgpass'),
    SOCKET_DIRECTORY: directory,
    ARCHIVE_COMMAND: '/bin/true',
    SUPERUSER_PASSWORD: passwords.superuser,
    REPLICATION_PASSWORD: passwords.replication,
    RIHLA_PASSWORD: passwords.rihla,
  })
  const patroni = startProgram({
    command: programs.patroni,
    args: [config],
    log: place.path(`${name}.log`),
    user: place.user,
    cwd: directory,
  })
  const rest = `http://${HOST}:${restPort}`
  return {
    name,
    postgresPort,
    restPort,
    patroni,
    dataDirectory,
    replicationLink,
    clusterLinks: [replicationLink, restLink, ...etcdLinks],
    state: async () => stateOf(await (await fetch(`${rest}/patroni`)).json()),
    ask: async (path, body) => {
      const response = await fetch(rest + path, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`patroni:${passwords.rest}`).toString('base64')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      })
      return { status: response.status, text: await response.text() }
    },
    kill: async () => {
      await patroni.end('SIGKILL')
      await killPostgresOf(dataDirectory)
    },
  }
}

function stateOf(answer: unknown): NodeState {
  const { role, state, timeline, replication_state, sync_standby } = answer as Record<string, unknown>
  return {
    role: role === 'master' ? 'primary' : String(role),
    state: String(state),
    timeline: Number(timeline ?? 0),
    isStreaming: replication_state === 'streaming',
    isSynchronous: sync_standby === true,
  }
}

/** @throws {Error} if there is none for two minutes. */
export function findPrimary(nodes: DatabaseNode[]): Promise<DatabaseNode> {
  return waitUntil('there is no primary', async () => {
    const states = await Promise.all(nodes.map((node) => node.state().catch(() => null)))
    const primaries = nodes.filter((_, at) => states[at]?.role === 'primary' && states[at].state === 'running')
    return primaries.length === 1 && primaries[0]
  })
}

/** Waits until each other machine follows the primary, and one of them is synchronous. */
export async function untilReplicated(nodes: DatabaseNode[], seconds = 180): Promise<void> {
  await waitUntil(
    'the replicas do not follow the primary',
    async () => {
      const states = await Promise.all(nodes.map((node) => node.state()))
      const primary = states.find(({ role, state }) => role === 'primary' && state === 'running')
      const replicas = states.filter(
        ({ role, state, timeline }) => role === 'replica' && state === 'running' && timeline === primary?.timeline,
      )
      return replicas.length === nodes.length - 1 && replicas.some(({ isSynchronous }) => isSynchronous)
    },
    seconds,
  )
}
