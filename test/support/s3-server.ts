import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import type { MediaBucket } from '#server/kernel/media-bucket.ts'
import { readAuthorization, sha256, signatureOf } from './s3-signature.ts'

const account = { region: 'eu-central-1', accessKeyId: 'picture-writer', secretAccessKey: 'known-to-tests-only' }
const MAX_SKEW_MS = 15 * 60_000

class S3Error extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/**
 * An S3 server as far as the picture storage needs one: GET, HEAD, PUT and DELETE of objects, path-style, in one empty
 * bucket. Like S3 it refuses unknown accounts, other regions, old requests, wrong signatures, and bodies that do not
 * match their signature.
 */
export async function startS3Server(): Promise<{ bucket: MediaBucket; stop: () => Promise<void> }> {
  const name = 'pictures'
  const objects = new Map<string, Buffer>()

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    checkSignature(request, body)
    const [, bucket = '', path = ''] = /^\/([^/?]+)\/([^?]+)/.exec(request.url ?? '') ?? []
    if (bucket !== name) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist')
    const key = decodeURIComponent(path)
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.')
    const isPut = request.method === 'PUT'
    return response
      .writeHead(200, { etag: `"${sha256(object).slice(0, 32)}"`, 'content-length': isPut ? 0 : object.length })
      .end(request.method === 'GET' ? object : undefined)
  }
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      const { status, code, message } =
        error instanceof S3Error ? error : new S3Error(500, 'InternalError', String(error))
      response.writeHead(status, { 'content-type': 'application/xml' })
      response.end(
        request.method === 'HEAD'
          ? undefined
          : `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    bucket: { name, endpoint: `http://127.0.0.1:${port}`, ...account },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** @throws {S3Error} the response of S3 to an invalid signature. */
function checkSignature({ method = '', url = '', headers }: IncomingMessage, body: Buffer): void {
  const authorization = readAuthorization(headers.authorization)
  if (!authorization) throw new S3Error(403, 'AccessDenied', 'Access Denied')
  if (authorization.accessKeyId !== account.accessKeyId)
    throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.')
  if (authorization.region !== account.region)
    throw new S3Error(400, 'AuthorizationHeaderMalformed', `The region is wrong; expecting '${account.region}'`)
  const at = String(headers['x-amz-date']).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  if (!(Math.abs(Date.now() - Date.parse(at)) <= MAX_SKEW_MS) || !at.replaceAll('-', '').startsWith(authorization.day))
    throw new S3Error(403, 'RequestTimeTooSkewed', 'The difference between the request time and the current time is too large.') // prettier-ignore
  const isWhole = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))].every((name) =>
    authorization.signedHeaders.includes(name),
  )
  const expected = signatureOf({ method, target: url, headers }, authorization, account.secretAccessKey)
  if (!isWhole || expected !== authorization.signature)
    throw new S3Error(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match the signature you provided.') // prettier-ignore
  if (headers['x-amz-content-sha256'] !== sha256(body))
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', "The provided 'x-amz-content-sha256' header does not match what was computed.") // prettier-ignore
}
