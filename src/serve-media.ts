import { join } from 'node:path'
import type { Hono } from 'hono'
import { fileSource } from '#server/media/file-source.ts'
import { openImages } from '#server/media/find-image.ts'
import { openImageCache } from '#server/media/image-cache.ts'
import { sourcesOf } from '#server/media/media-source.ts'
import { remoteSource } from '#server/media/remote-source.ts'
import { mediaRoutes } from '#server/media/routes.ts'
import type { Context } from '#server/platform/context.ts'
import type { Env } from '#server/platform/http.ts'

/** The image route over the operator's files and allowed hosts. */
export function serveMedia({ configuration, log }: Context): Hono<Env> {
  const { mediaDirectory, imageHosts, imageCacheBytes, dataDirectory } = configuration
  return mediaRoutes(
    openImages({
      sources: sourcesOf([fileSource(mediaDirectory), remoteSource(imageHosts)]),
      cache: openImageCache(join(dataDirectory, 'images'), imageCacheBytes),
      log,
    }),
  )
}
