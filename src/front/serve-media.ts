import { join } from 'node:path'
import type { Hono } from 'hono'
import { drawScene } from '#demo/scenes/draw-scene.ts'
import { sceneKinds, sceneTimes } from '#demo/scenes/scene-kinds.ts'
import { fileSource } from '#server/media/file-source.ts'
import { openImages } from '#server/media/find-image.ts'
import { openImageCache } from '#server/media/image-cache.ts'
import { sourcesOf } from '#server/media/media-source.ts'
import { remoteSource } from '#server/media/remote-source.ts'
import { mediaRoutes } from '#server/media/routes.ts'
import { sceneSource } from '#server/media/scene-source.ts'
import type { Context } from '#server/platform/context.ts'
import type { Env } from '#server/platform/http.ts'

/** The image route over the demo's drawings, the operator's files and allowed hosts. */
export function serveMedia({ configuration, log }: Context): Hono<Env> {
  const { mediaDirectory, imageHosts, imageCacheBytes, dataDirectory } = configuration
  const scenes = sceneSource({ kinds: sceneKinds, times: sceneTimes, draw: drawScene })
  return mediaRoutes(
    openImages({
      sources: sourcesOf([scenes, fileSource(mediaDirectory), remoteSource(imageHosts)]),
      cache: openImageCache(join(dataDirectory, 'images'), imageCacheBytes),
      log,
    }),
  )
}
