import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/**
 * Writes the tests that failed and passed when they were run again into the file that FLAKY_TESTS_FILE names, one a line:
 * scripts/check.mjs lists them at its end.
 */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['FLAKY_TESTS_FILE']
    if (file === undefined) return
    for (const module of modules)
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.flaky) appendFileSync(file, `${relative('.', module.moduleId)}: ${test.fullName}\n`)
  }
}
