import { z } from 'zod'
import { StartError } from './start-error.ts'

/** An S3-compatible bucket for pictures, instead of a directory. */
export interface MediaBucket {
  name: string
  region: string
  /** Null: Amazon's endpoint of the region. */
  endpoint: string | null
  /** Null: the machine's credentials, as Amazon's client finds them. */
  accessKeyId: string | null
  secretAccessKey: string | null
}

export const mediaBucketSettings = {
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  MEDIA_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be a region such as eu-central-1')
    .optional(),
  MEDIA_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example' })
    .transform((address) => address.replace(/\/$/, ''))
    .optional(),
  MEDIA_S3_ACCESS_KEY: z.string().min(1).optional(),
  MEDIA_S3_SECRET_KEY: z.string().min(1).optional(),
}

type Settings = { [Name in keyof typeof mediaBucketSettings]?: string | undefined }

/**
 * The configured bucket; null if pictures are stored in a directory. Throws StartError if the settings contradict each
 * other.
 */
export function mediaBucketOf(env: Settings & { MEDIA_DIR?: string | undefined }): MediaBucket | null {
  const { MEDIA_S3_BUCKET: name, MEDIA_S3_ACCESS_KEY: accessKeyId, MEDIA_S3_SECRET_KEY: secretAccessKey } = env
  if (name === undefined) {
    const other = (Object.keys(mediaBucketSettings) as (keyof Settings)[]).find((key) => env[key] !== undefined)
    if (other) throw new StartError(`MEDIA_S3_BUCKET must be set when ${other} is.`)
    return null
  }
  if (env.MEDIA_DIR !== undefined)
    throw new StartError('MEDIA_DIR and MEDIA_S3_BUCKET cannot both be set: pictures are stored in one place.')
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new StartError('MEDIA_S3_ACCESS_KEY and MEDIA_S3_SECRET_KEY must be set together.')
  return {
    name,
    region: env.MEDIA_S3_REGION ?? 'us-east-1',
    endpoint: env.MEDIA_S3_ENDPOINT ?? null,
    accessKeyId: accessKeyId ?? null,
    secretAccessKey: secretAccessKey ?? null,
  }
}
