const failed = new WeakSet<() => Promise<unknown>>()
const loaded = new WeakSet<() => Promise<unknown>>()

/**
 * Imports a part of the page's script. Browsers may remember until the page is loaded again that a module could not be
 * loaded (Chromium 150 does). So none that is not here yet is requested without a network, and if the same `load` fails a second time
 * although the server answers, the page is loaded again. `load` is therefore a constant of its file.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine && !loaded.has(load)) throw new Error('There is no network.')
  try {
    const module = await load()
    loaded.add(load)
    return module
  } catch (error) {
    if (failed.has(load) && (await isServerThere())) location.reload()
    failed.add(load)
    throw error
  }
}

function isServerThere(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
