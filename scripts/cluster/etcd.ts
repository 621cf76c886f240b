import { freePort } from '#scripts/free-port.mjs'
import type { Place } from './place.ts'
import { startProgram, type Supervised } from './supervise.ts'

export interface EtcdMember {
  name: string
  address: { host: string; port: number }
  process: Supervised
  isHealthy: () => Promise<boolean>
}

const HOST = '127.0.0.1'

/** Starts three members. */
export async function startEtcd(place: Place, program: string): Promise<EtcdMember[]> {
  const planned = await Promise.all(
    ['etcd1', 'etcd2', 'etcd3'].map(async (name) => ({ name, port: await freePort(), peerPort: await freePort() })),
  )
  const everyone = planned.map(({ name, peerPort }) => `${name}=http://${HOST}:${peerPort}`).join(',')
  return planned.map(({ name, port, peerPort }): EtcdMember => {
    const config = place.configure('cluster/etcd.yml', `${name}.yml`, {
      NODE: name,
      ADDRESS: HOST,
      ETCD_DATA: place.directory(name),
      ETCD_PORT: String(port),
      ETCD_PEER_PORT: String(peerPort),
      ETCD_CLUSTER: everyone,
    })
    return {
      name,
      address: { host: HOST, port },
      process: startProgram({
        command: program,
        args: ['--config-file', config],
        log: place.path(`${name}.log`),
        user: place.user,
        cwd: place.root,
      }),
      isHealthy: () => fetch(`http://${HOST}:${port}/health`).then((response) => response.ok),
    }
  })
}
