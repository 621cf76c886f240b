// Finds or installs the programs that the tests need and npm does not provide, and prints their versions.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { findPostgres } from './postgres.mjs'

for (const program of [join(findPostgres(), 'postgres'), findChromium()])
  process.stdout.write(`${program}: ${versionOf(program)}\n`)

function versionOf(program) {
  return execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()
}
