import { copyFileSync } from 'node:fs'
import { freePort } from '#scripts/free-port.mjs'
import type { DatabaseNode } from './database-node.ts'
import type { Place } from './place.ts'
import { startProgram, type Supervised } from './supervise.ts'

const HOST = '127.0.0.1'

export interface Proxies {
  database: Supervised
  web: Supervised
}

/** HAProxy reads the variables of its files from its environment. `-W`: SIGUSR2 reads the file again. */
function start(place: Place, program: string, file: string, env: Record<string, string>): Supervised {
  const config = place.path(file)
  copyFileSync(`deploy/cluster/${file}`, config)
  return startProgram({
    command: program,
    args: ['-W', '-f', config],
    env,
    log: place.path(file.replace('.cfg', '.log')),
    user: place.user,
    cwd: place.root,
  })
}

/** The way to the primary. */
export async function startDatabaseProxy(place: Place, program: string, nodes: DatabaseNode[]) {
  const [primaryPort, replicasPort] = [await freePort(), await freePort()]
  const machines = nodes.flatMap(({ postgresPort, restPort }, at) => [
    [`DB${at + 1}_POSTGRES`, `${HOST}:${postgresPort}`],
    [`DB${at + 1}_ADDRESS`, HOST],
    [`DB${at + 1}_REST_PORT`, String(restPort)],
  ])
  const proxy = start(place, program, 'haproxy-database.cfg', {
    PRIMARY_BIND: `${HOST}:${primaryPort}`,
    REPLICAS_BIND: `${HOST}:${replicasPort}`,
    ...(Object.fromEntries(machines) as Record<string, string>),
  })
  return { proxy, primaryPort, replicasPort }
}

/** The entry. */
export function startWebProxy(place: Place, program: string, { port, webPorts }: { port: number; webPorts: number[] }) {
  return start(place, program, 'haproxy-web.cfg', {
    WEB_BIND: `${HOST}:${port}`,
    WEB1: `${HOST}:${webPorts[0]}`,
    WEB2: `${HOST}:${webPorts[1]}`,
  })
}
