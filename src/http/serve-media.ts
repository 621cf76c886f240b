import { join } from 'node:path'
import { Hono } from 'hono'
import { interfacePictures } from '#domain/interface-pictures.ts'
import { drawScene } from '#server/media/scenes/draw-scene.ts'
import { sceneKinds, sceneTimes } from '#server/media/scenes/scene-kinds.ts'
import { fileSource } from '#server/media/file-source.ts'
import { openImages } from '#server/media/find-image.ts'
import { openImageCache } from '#server/media/image-cache.ts'
import { sourcesOf, type MediaSources } from '#server/media/media-source.ts'
import type { MediaStorage } from '#server/media/media-storage.ts'
import { remoteSource } from '#server/media/remote-source.ts'
import { isKnownPicture } from '#server/media/queries.ts'
import { mediaRoutes } from '#server/media/routes.ts'
import { sceneSource } from '#server/media/scene-source.ts'
import type { Configuration } from '#server/kernel/configuration.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Env } from '#server/kernel/http.ts'
import { shareRoutes } from '#server/app/shares/routes.ts'

/** The part of the cache for sizes and pictures that no page uses, so that such requests cannot evict the others. */
const STRANGERS_SHARE = 1 / 8

/** The image route and the preview images of shared pages. */
export function serveMedia(context: PricingContext, sources: MediaSources): Hono<Env> {
  const { imageCacheBytes, dataDirectory } = context.configuration
  const presets = openImageCache(join(dataDirectory, 'images'), imageCacheBytes * (1 - STRANGERS_SHARE))
  const others = openImageCache(join(dataDirectory, 'images-other'), imageCacheBytes * STRANGERS_SHARE)
  const { logo } = context.configuration.mapTiles
  const inNoRow = new Set<string>([...Object.values(interfacePictures), ...(logo === null ? [] : [logo])])
  const images = openImages({
    sources,
    caches: { presets, others },
    isShown: async (source, focus) =>
      (focus === null && inNoRow.has(source)) || (await isKnownPicture(context.db, source, focus)),
    log: context.log,
  })
  return new Hono<Env>().route('/', mediaRoutes(images)).route('/', shareRoutes(context, { images, cache: presets }))
}

export function openMediaSources(configuration: Configuration, storage: MediaStorage): MediaSources {
  return sourcesOf([
    sceneSource({ kinds: sceneKinds, times: sceneTimes, draw: drawScene }),
    fileSource(storage),
    remoteSource(configuration.imageHosts),
  ])
}
