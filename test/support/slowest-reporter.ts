import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/**
 * Appends the seconds of each test file to the file named by SLOWEST_FILES_FILE. `scripts/check.mjs` prints the slowest
 * in its summary.
 */
export default class SlowestReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const file = process.env['SLOWEST_FILES_FILE']
    if (file === undefined) return
    const seconds = module.diagnostic().duration / 1000
    appendFileSync(file, `${seconds.toFixed(1)} ${module.project.name} ${relative('.', module.moduleId)}\n`)
  }
}
