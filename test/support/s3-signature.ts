import { createHash, createHmac } from 'node:crypto'

export interface SignedRequest {
  method: string
  /** The path and query as sent, still encoded. */
  target: string
  headers: Record<string, string | string[] | undefined>
}

export interface Authorization {
  accessKeyId: string
  /** 'yyyymmdd' */
  day: string
  region: string
  signedHeaders: string[]
  signature: string
}

const SHAPE =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** Null if it is no Signature Version 4 for S3. */
export function readAuthorization(header: string | undefined): Authorization | null {
  const [, accessKeyId, day, region, signedHeaders, signature] = SHAPE.exec(header ?? '') ?? []
  if (!accessKeyId || !day || !region || !signedHeaders || !signature) return null
  return { accessKeyId, day, region, signedHeaders: signedHeaders.split(';'), signature }
}

/**
 * The expected signature, as in Amazon's reference of Signature Version 4 for S3: the path is not encoded a second
 * time.
 */
export function signatureOf(
  { method, target, headers }: SignedRequest,
  { day, region, signedHeaders }: Omit<Authorization, 'accessKeyId' | 'signature'>,
  secretAccessKey: string,
): string {
  const [path = '', query = ''] = target.split('?')
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
  const header = (name: string) => [headers[name] ?? []].flat().join(',').trim().replaceAll(/ +/g, ' ')
  const canonical = [
    method,
    path,
    parameters.join('&'),
    ...signedHeaders.map((name) => `${name}:${header(name)}`),
    '',
    signedHeaders.join(';'),
    header('x-amz-content-sha256'),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return hmac(key, text).toString('hex')
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
