import { waitUntil } from '#scripts/cluster/wait-until.ts'
import type { Scenario } from './scenario.ts'
import { underLoad, untilSold } from './under-load.ts'

/** One of two web processes ends with SIGKILL, then the jobs process. */
export const killApp: Scenario = (scene) =>
  underLoad(scene, { mayFail: true, longestPauseMs: 10_000 }, async (load) => {
    const { web, jobs } = scene.cluster
    for (const app of [web[0], jobs]) {
      if (app === undefined) continue
      await app.process.end('SIGKILL')
      scene.report(`  ${app.name} was killed`)
      await untilSold(load, 20)
      app.process.start()
      await waitUntil(`${app.name} is not ready`, app.isReady)
    }
    return []
  })
