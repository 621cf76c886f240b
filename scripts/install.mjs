// Installs programs that tests need and npm does not provide, with apt-get.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs one package as root or with sudo.
 * @throws {Error} with the message `otherwise` if there is no apt-get or the installation fails.
 */
export function install(name, otherwise) {
  if (!existsSync('/usr/bin/apt-get')) throw new Error(otherwise)
  process.stdout.write(`Installing ${name} …\n`)
  aptGet(['update', '-qq'])
  if (aptGet(['install', '-y', '-qq', '--no-install-recommends', name]) !== 0)
    throw new Error(`${name} could not be installed. ${otherwise}`)
}

function aptGet(args) {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
  if (process.getuid?.() !== 0) command.unshift('sudo', '-n')
  return spawnSync(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] }).status
}
