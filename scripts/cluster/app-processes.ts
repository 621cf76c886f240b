import { resolve } from 'node:path'
import { freePort } from '#scripts/free-port.mjs'
import type { Place } from './place.ts'
import { supervise, type Supervised } from './supervise.ts'

/** A process of Rihla. */
export interface AppProcess {
  name: string
  port: number
  process: Supervised
  isReady: () => Promise<boolean>
}

/** Two web processes and one jobs process, not started yet. */
export async function appProcesses({
  place,
  databaseUrl,
  origin,
  environment,
}: {
  place: Place
  databaseUrl: string
  origin: string
  environment: Record<string, string>
}): Promise<{ web: AppProcess[]; jobs: AppProcess }> {
  const make = async (name: string, role: 'web' | 'jobs'): Promise<AppProcess> => {
    const port = await freePort()
    return {
      name,
      port,
      process: supervise({
        command: resolve('node_modules/.bin/node'),
        args: [resolve('src/server.ts')],
        log: place.path(`${name}.log`),
        env: {
          ROLE: role,
          HOST: '127.0.0.1',
          PORT: String(port),
          ORIGIN: origin,
          DATABASE_URL: databaseUrl,
          // Rendered pictures and the secret, which all processes share.
          DATA_DIR: place.path('data'),
          SEED_DEMO: 'on',
          PAYMENT_SANDBOX: 'on',
          TRUST_PROXY: 'on',
          DRAIN_SECONDS: '5',
          NODE_COMPILE_CACHE: place.path('compiled'),
          ...environment,
        },
      }),
      isReady: () => fetch(`http://127.0.0.1:${port}/ready`).then((response) => response.ok),
    }
  }
  return { web: [await make('web1', 'web'), await make('web2', 'web')], jobs: await make('jobs', 'jobs') }
}
