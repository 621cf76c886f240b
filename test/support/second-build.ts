import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const HASH = /-([\w-]{8})\.(?:js|css|woff2)$/
const NEW_ID = 'the-second-build'

/**
 * Writes the build to `directory`/dist. As `second`, writes what a build of changed sources would have produced:
 * another build id, and new names for all files of the browser. A real second build would take minutes and differ in
 * nothing else.
 */
export function placeBuild(directory: string, which: 'first' | 'second'): void {
  const dist = join(directory, 'dist')
  rmSync(dist, { recursive: true, force: true })
  if (!existsSync(join(directory, 'migrations'))) symlinkSync(resolve('migrations'), join(directory, 'migrations'))
  cpSync('dist', dist, { recursive: true, filter: (source) => which === 'first' || !source.endsWith('.br') })
  if (which === 'second') renameParts(dist)
}

function renameParts(dist: string): void {
  const assets = join(dist, 'client', 'assets')
  const build = join(dist, 'client', 'latest-build.json')
  const { id } = JSON.parse(readFileSync(build, 'utf8')) as { id: string }
  const names = new Map(
    readdirSync(assets).map((name) => {
      const hash = HASH.exec(name)?.[1]
      if (hash === undefined) throw new Error(`${name} does not contain its hash.`)
      return [name, name.replace(hash, hash.split('').toReversed().join('').replace(/^-/, '_'))]
    }),
  )
  const old = new RegExp([...names.keys()].map((name) => RegExp.escape(name)).join('|'), 'g')
  for (const file of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !/\.(?:js|css|json)$/.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replaceAll(old, (name) => names.get(name) ?? name).replaceAll(id, NEW_ID))
  }
  for (const [name, renamed] of names) renameSync(join(assets, name), join(assets, renamed))
}
