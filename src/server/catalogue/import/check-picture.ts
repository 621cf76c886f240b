import { sceneKinds, sceneTimes } from '#server/media/scenes/scene-kinds.ts'
import { nameNear } from './name-near.ts'

/** Allowed sources of pictures, besides MEDIA_DIR and the drawn scenes. */
export interface PictureSources {
  hosts: readonly string[]
}

/** The error of a picture's address; null if the image route can show it. */
export function checkPicture(src: string, sources: PictureSources): string | null {
  const [, scene] = /^scenes\/(.+)\.svg$/u.exec(src) ?? []
  if (scene !== undefined) return checkScene(scene)
  if (src.startsWith('files/'))
    return src.split('/').every((part) => part !== '' && !part.startsWith('.') && !/[\\\0]/.test(part))
      ? null
      : 'is not a path below MEDIA_DIR'
  if (!URL.canParse(src)) return "must begin with 'files/', 'scenes/' or 'https://'"
  const url = new URL(src)
  if (url.protocol !== 'https:') return 'must be https'
  if (url.port !== '' || url.username !== '' || url.password !== '') return 'must have neither a port nor a password'
  if (!sources.hosts.includes(url.hostname))
    return `is at ${url.hostname}, which is not one of IMAGE_HOSTS${sources.hosts.length === 0 ? ' (none are set)' : ` (${sources.hosts.join(', ')})`}`
  return null
}

function checkScene(scene: string): string | null {
  const kind = sceneKinds.find((one) => scene.startsWith(`${one}-`))
  if (kind === undefined) {
    const [, written = scene] = new RegExp(`^(.+?)-(?:${sceneTimes.join('|')})-`).exec(scene) ?? []
    return `names an unknown kind of scene: "${written}"${nameNear(written, sceneKinds) || `; known are ${sceneKinds.join(', ')}`}`
  }
  const rest = scene.slice(kind.length + 1)
  const time = sceneTimes.find((one) => rest.startsWith(`${one}-`))
  if (time === undefined) return `has no time of day after "${kind}"; known are ${sceneTimes.join(', ')}`
  return /^[\p{Ll}\p{Lo}\p{N}-]{1,100}$/u.test(rest.slice(time.length + 1))
    ? null
    : 'must end with a seed of lower-case letters, digits and hyphens'
}
