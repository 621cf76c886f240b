// Finds or installs the browser of the browser tests.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { install } from './install.mjs'

/**
 * Returns the path of Chromium or Chrome; CHROMIUM_PATH overrides it. The headless shell comes first: it is the same
 * engine at half the CPU time, and the only package that is installed here on Debian.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, which does not exist.`)
  if (given) return given
  const found = lookForChromium()
  if (found) return found
  install(
    'chromium-headless-shell',
    'The browser tests need Chromium or Chrome; install one, or name it in CHROMIUM_PATH.',
  )
  const installed = lookForChromium()
  if (!installed) throw new Error('Chromium was installed but not found. Set CHROMIUM_PATH to its path.')
  return installed
}

function lookForChromium() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return [
    ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap(
      (name) => folders.map((folder) => join(folder, name)),
    ),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ].find((place) => existsSync(place))
}
