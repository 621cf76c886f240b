import { isIP } from 'node:net'
import { ApiError } from '#server/kernel/api-error.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { MediaSource } from './media-source.ts'

/** 'https://<host>/…' for allowed hosts on the default port. */
export function remoteSource(hosts: readonly string[], fetch = fetchPicture): MediaSource {
  return {
    name: 'https:',
    find: async (path) => {
      const text = `https://${path.replace(/^\/+/, '')}`
      if (!URL.canParse(text)) throw new ApiError('missing', 'media.picture_unknown')
      const url = new URL(text)
      const isAllowed =
        hosts.includes(url.hostname) &&
        isIP(url.hostname.replaceAll(/[[\]]/g, '')) === 0 &&
        url.port === '' &&
        url.username === '' &&
        url.password === ''
      if (!isAllowed) throw new ApiError('forbidden', 'media.host_not_allowed')
      url.hash = ''
      return { version: '', isLasting: false, read: async () => ({ bytes: await fetch(url), isDrawing: false }) }
    },
  }
}
