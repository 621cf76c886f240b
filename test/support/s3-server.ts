import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MediaBucket } from '#server/kernel/media-bucket.ts'

interface S3rver {
  run: () => Promise<{ port: number }>
  close: () => Promise<void>
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver

/** A server that speaks S3, with one empty bucket; it knows one account, and takes its word: it does not check signatures of version 4. */
export async function startS3Server(): Promise<{ bucket: MediaBucket; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'rihla-s3-'))
  const name = 'pictures'
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name }] })
  const { port } = await server.run()
  return {
    bucket: {
      name,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
