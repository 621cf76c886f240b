import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { freePort } from '#scripts/free-port.mjs'
import { findPrimary, startDatabaseNode, untilReplicated, type DatabaseNode, type Passwords } from './database-node.ts'
import { startEtcd, type EtcdMember } from './etcd.ts'
import { startDatabaseProxy, startWebProxy, type Proxies } from './haproxy.ts'
import { openPlace } from './place.ts'
import { findPrograms } from './programs.ts'
import { appProcesses, type AppProcess } from './app-processes.ts'
import { waitUntil } from './wait-until.ts'

export interface Cluster {
  root: string
  origin: string
  /** Through HAProxy, to the primary. */
  databaseUrl: string
  /** As the superuser, to one machine. */
  urlOf: (node: DatabaseNode) => string
  etcd: EtcdMember[]
  nodes: DatabaseNode[]
  web: AppProcess[]
  jobs: AppProcess
  proxies: Proxies
  /** Ends everything at once, and removes all its files. */
  stop: () => Promise<void>
}

export interface ClusterOptions {
  /** Of the entry; a free one if not given. */
  port?: number
  host?: string
  /** Variables of the processes of Rihla. */
  environment?: Record<string, string>
  report: (line: string) => void
}

/** Starts everything on loopback. What was started is ended if one part does not start. */
export async function startCluster({
  port,
  host = 'localhost',
  environment = {},
  report,
}: ClusterOptions): Promise<Cluster> {
  const programs = findPrograms()
  const place = openPlace('rihla-cluster-')
  const started: (() => Promise<void>)[] = []
  const atTheEnd = (end: () => Promise<void>) => started.unshift(end)
  const stop = async () => {
    for (const end of started.splice(0)) await end().catch((error: Error) => report(error.message))
    rmSync(place.root, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    report(`The files and logs are in ${place.root}`)
    const etcd = await startEtcd(place, programs.etcd)
    atTheEnd(async () => void (await Promise.all(etcd.map((member) => member.process.end('SIGKILL')))))
    for (const member of etcd) await waitUntil(`${member.name} has no leader`, member.isHealthy)
    report('etcd: three members')

    const passwords = newPasswords()
    const nodes: DatabaseNode[] = []
    atTheEnd(async () => {
      await Promise.all(nodes.map((node) => node.kill()))
      for (const link of nodes.flatMap((node) => node.clusterLinks)) link.close()
    })
    for (const name of ['db1', 'db2', 'db3'])
      nodes.push(await startDatabaseNode(name, { place, programs, etcd, passwords }))
    const primary = await findPrimary(nodes)
    await untilReplicated(nodes)
    report(`PostgreSQL: ${primary.name} is the primary, two replicas follow`)

    const { proxy, primaryPort } = await startDatabaseProxy(place, programs.haproxy, nodes)
    atTheEnd(() => proxy.end())
    const databaseUrl = rihlaAt(passwords, primaryPort)
    const entryPort = port ?? (await freePort())
    const origin = `http://${host}:${entryPort}`
    const replicaUrls = nodes.map(({ postgresPort }) => rihlaAt(passwords, postgresPort)).join(',')
    const apps = await appProcesses({
      place,
      databaseUrl,
      origin,
      environment: { REPLICA_URLS: replicaUrls, ...environment },
    })
    // First one alone: it migrates and seeds.
    const [first] = apps.web
    for (const app of [first, ...apps.web.slice(1), apps.jobs]) {
      if (app === undefined) continue
      atTheEnd(() => app.process.end('SIGKILL'))
      app.process.start()
      await waitUntil(`${app.name} is not ready`, app.isReady, 600)
    }
    report('Rihla: two web processes, one jobs process')
    const web = startWebProxy(place, programs.haproxy, { port: entryPort, webPorts: apps.web.map((app) => app.port) })
    atTheEnd(() => web.end())
    await waitUntil('HAProxy does not answer', () => fetch(`${origin}/api/site`).then(({ ok }) => ok))
    return {
      root: place.root,
      origin,
      databaseUrl,
      urlOf: ({ postgresPort }) => `postgres://postgres:${passwords.superuser}@127.0.0.1:${postgresPort}/rihla`,
      etcd,
      nodes,
      ...apps,
      proxies: { database: proxy, web },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function rihlaAt({ rihla }: Passwords, port: number): string {
  return `postgres://rihla:${rihla}@127.0.0.1:${port}/rihla`
}

function newPasswords(): Passwords {
  const next = () => randomBytes(18).toString('hex')
  return { rest: next(), superuser: next(), replication: next(), rihla: next() }
}
