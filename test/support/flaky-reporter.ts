import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/**
 * Appends each test that passed only on its retry, with its first error, to the file named by FLAKY_TESTS_FILE.
 * `scripts/check.mjs` prints that file in its summary.
 */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['FLAKY_TESTS_FILE']
    if (file === undefined) return
    for (const module of modules)
      for (const test of module.children.allTests('passed')) {
        if (!test.diagnostic()?.flaky) continue
        const reason = test.result().errors?.[0]?.message.replaceAll(/\s+/g, ' ').slice(0, 600)
        appendFileSync(file, `${relative('.', module.moduleId)}: ${test.fullName}: ${reason}\n`)
      }
  }
}
