import { LRUCache } from 'lru-cache'
import type { MediaBucket } from '#server/kernel/media-bucket.ts'
import { checkMediaName, isMediaName, type MediaStorage, type Stored } from './media-storage.ts'

const MAX_MS = 10_000
const MAX_REMEMBERED = 10_000
/** A picture replaced by another process is noticed after this time. */
const REMEMBERED_MS = 60_000

/**
 * Stores pictures as objects of an S3-compatible bucket. The client is loaded here, so that it costs nothing when a
 * directory is used.
 */
export async function s3Storage(bucket: MediaBucket): Promise<MediaStorage> {
  const { S3Client, GetObjectCommand, HeadObjectCommand, PutObjectCommand, DeleteObjectCommand } =
    await import('@aws-sdk/client-s3')
  const { name: Bucket, region, endpoint, accessKeyId, secretAccessKey } = bucket
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(accessKeyId !== null && secretAccessKey !== null && { credentials: { accessKeyId, secretAccessKey } }),
    // Not all S3-compatible servers support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const within = () => ({ abortSignal: AbortSignal.timeout(MAX_MS) })
  const found = new LRUCache<string, Stored>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS })

  const find: MediaStorage['find'] = async (Key) => {
    if (!isMediaName(Key)) return null
    const known = found.get(Key)
    if (known) return known
    const head = await nothing(client.send(new HeadObjectCommand({ Bucket, Key }), within()))
    if (!head) return null
    const stored = { bytes: head.ContentLength ?? 0, version: head.ETag ?? `${head.LastModified?.getTime()}` }
    found.set(Key, stored)
    return stored
  }
  return {
    find,
    exists: async (name) => (await find(name)) !== null,
    read: async (Key) => {
      if (!isMediaName(Key)) return null
      const answer = await nothing(client.send(new GetObjectCommand({ Bucket, Key }), within()))
      return (await answer?.Body?.transformToByteArray()) ?? null
    },
    write: async (Key, Body) => {
      checkMediaName(Key)
      await client.send(new PutObjectCommand({ Bucket, Key, Body }), within())
      found.delete(Key)
    },
    remove: async (Key) => {
      checkMediaName(Key)
      await client.send(new DeleteObjectCommand({ Bucket, Key }), within())
      found.delete(Key)
    },
  }
}

async function nothing<Found>(looking: Promise<Found>): Promise<Found | null> {
  return looking.catch((error: { name?: string; $metadata?: { httpStatusCode?: number } }) => {
    if (error.$metadata?.httpStatusCode === 404 && error.name !== 'NoSuchBucket') return null
    throw error
  })
}
