import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#scripts/free-port.mjs'

const PROGRAM = '/usr/sbin/nginx'
const HOST = '127.0.0.1'

export const hasNginx = existsSync(PROGRAM)
export const withoutNginx = 'nginx is not installed: apt-get install -y --no-install-recommends nginx'

export interface Nginx {
  origin: string
  /** Serves the files of `files` without any program. */
  staticOrigin: string
  log: () => string
  /** Their process ids. */
  workers: () => number[]
  stop: () => Promise<void>
}

/** Starts nginx with deploy/nginx.conf, without TLS, in front of the web processes at `ports`. */
export async function startNginx(directory: string, ports: number[], files = directory): Promise<Nginx> {
  mkdirSync(join(directory, 'cache'), { recursive: true })
  // If this process is root, nginx works as another user.
  chmodSync(directory, 0o755)
  const [port, redirectPort, staticPort] = [await freePort(), await freePort(), await freePort()]
  const config = join(directory, 'nginx.conf')
  writeFileSync(config, configurationFor({ directory, ports, files, port, redirectPort, staticPort }))
  const nginx = spawn(PROGRAM, ['-c', config, '-p', directory, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const origin = `http://${HOST}:${port}`
  while (
    !(await fetch(`${origin}/health`).then(
      () => true,
      () => false,
    ))
  ) {
    if (nginx.exitCode !== null) throw new Error('nginx does not accept deploy/nginx.conf.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    staticOrigin: `http://${HOST}:${staticPort}`,
    log: () => readFileSync(join(directory, 'access.log'), 'utf8'),
    workers: () =>
      execFileSync('ps', ['-o', 'pid=', '--ppid', String(nginx.pid)], { encoding: 'utf8' })
        .trim()
        .split(/\s+/)
        .map(Number),
    stop: async () => {
      nginx.kill('SIGTERM')
      if (nginx.exitCode === null) await once(nginx, 'exit')
    },
  }
}

function configurationFor(to: {
  directory: string
  ports: number[]
  files: string
  port: number
  redirectPort: number
  staticPort: number
}): string {
  const replacements: [string | RegExp, string][] = [
    [
      / {4}server web-1:3000([^;]*);\n {4}server web-2:3000[^;]*;\n/,
      to.ports.map((one) => `    server ${HOST}:${one}$1;\n`).join(''),
    ],
    ['listen 80 default_server;', `listen ${HOST}:${to.redirectPort} default_server;`],
    ['listen 443 ssl default_server;', `listen ${HOST}:${to.port} default_server;`],
    [/ {4}http2 on;\n( {4}ssl_[^\n]*\n)+/, ''],
    ['/var/cache/nginx/pages', join(to.directory, 'cache')],
    ['/dev/stdout', join(to.directory, 'access.log')],
    ['/dev/stderr', join(to.directory, 'error.log')],
    ['http {\n', `pid ${to.directory}/pid;\nhttp {\n${temporaryFiles(to.directory)}`],
    [
      /}\n$/,
      `  server {\n    listen ${HOST}:${to.staticPort};\n    root ${to.files};\n    types { text/html html; }\n  }\n}\n`,
    ],
  ]
  let text = readFileSync('deploy/nginx.conf', 'utf8')
  for (const [was, becomes] of replacements) {
    const changed = text.replace(was, becomes)
    if (changed === text) throw new Error(`deploy/nginx.conf has no ${String(was)}.`)
    text = changed
  }
  return text
}

const temporaryFiles = (directory: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(directory, name)};\n`)
    .join('')
