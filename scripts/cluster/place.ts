import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unprivilegedUser } from '#scripts/postgres.mjs'

const TEMPLATES = 'deploy'

/** A directory below the directory for temporary files, and the user who owns it. */
export interface Place {
  root: string
  /** PostgreSQL refuses root, and nothing here needs it. Undefined if this process is not root. */
  user: { uid: number; gid: number } | undefined
  path: (...names: string[]) => string
  /** A directory that only the user may read. */
  directory: (name: string) => string
  /** Writes a file of deploy/ with its variables replaced, and returns its path. */
  configure: (template: string, name: string, variables: Record<string, string>) => string
}

export function openPlace(prefix: string): Place {
  const root = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(root, 0o755)
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined
  const own = (path: string, mode: number) => {
    chmodSync(path, mode)
    if (user) chownSync(path, user.uid, user.gid)
    return path
  }
  own(root, 0o755)
  const path = (...names: string[]) => join(root, ...names)
  return {
    root,
    user,
    path,
    directory: (name) => {
      mkdirSync(path(name), { recursive: true })
      return own(path(name), 0o700)
    },
    configure: (template, name, variables) => {
      writeFileSync(path(name), substitute(readFileSync(join(TEMPLATES, template), 'utf8'), variables))
      return own(path(name), 0o600)
    },
  }
}

/** As envsubst does. @throws {Error} for a variable without a value. */
function substitute(text: string, variables: Record<string, string>): string {
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = variables[name]
    if (value === undefined) throw new Error(`The variable ${name} has no value.`)
    return value
  })
}
