import { expect, test } from 'vitest'
import { readAuthorization, sha256, signatureOf } from './support/s3-signature.ts'

// The examples of "Authenticating Requests: Using the Authorization Header" in Amazon's S3 reference. Split like those
// in secrets.test.ts.
const account = ['AKIA', 'IOSFODNN7EXAMPLE'].join('')
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const shared = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' }

test.each([
  {
    request: { method: 'GET', target: '/test.txt', headers: { ...shared, range: 'bytes=0-9' } },
    body: '',
    signedHeaders: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    request: {
      method: 'PUT',
      target: '/test%24file.text',
      headers: { ...shared, date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    },
    body: 'Welcome to Amazon S3.',
    signedHeaders: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    request: { method: 'GET', target: '/?lifecycle', headers: shared },
    body: '',
    signedHeaders: 'host;x-amz-content-sha256;x-amz-date',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    request: { method: 'GET', target: '/?max-keys=2&prefix=J', headers: shared },
    body: '',
    signedHeaders: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])(
  'computes the published signature of $request.method $request.target',
  ({ request, body, signedHeaders, signature }) => {
    const authorization = readAuthorization(
      `AWS4-HMAC-SHA256 Credential=${account}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signedHeaders},Signature=${signature}`,
    )
    if (!authorization) throw new Error('The authorization header could not be parsed.')
    expect(authorization.accessKeyId).toBe(account)
    const headers = { ...request.headers, 'x-amz-content-sha256': sha256(body) }
    expect(signatureOf({ ...request, headers }, authorization, secret)).toBe(signature)
  },
)
