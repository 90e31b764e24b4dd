// A bucket of any S3. Plain requests, one for each file: strict ones refuse the checksums and the deletions in bulk of larger clients.
import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'
import type { Sign } from './files.ts'
import type { ObjectStore } from './object-store.ts'

const words = serverTexts('server/parts/files')

/** How long it may take until it begins to answer; an upload takes longer. */
const ANSWER_MS = 5_000
const UPLOAD_MS = 60_000
const TRIES = 2
const PAUSE_MS = 100
/** What S3 tells in one answer at most. */
const MOST_LISTED = 1_000
/** How long a signed address holds: that of a click, and of a download that begins anew. */
const SIGNED_SECONDS = 900
/** Of the parts of a large file, of which there are 10,000 at most. */
const PART_BYTES = 16 * 1024 * 1024

/** Whatever a browser is led to by a signed address is no page. */
const UNKNOWN_TYPE = { 'content-type': 'application/octet-stream' }

export type BucketSettings = {
  endpoint: string
  bucket: string
  region: string
  key: string
  secret: string
  /** `https://host/bucket/…` and not `https://bucket.host/…`. */
  pathStyle: boolean
}

export type Bucket = ObjectStore & {
  /** All of it or nothing; `says` is what whoever asks the bucket itself is told of it. */
  put(path: string, bytes: Uint8Array, says?: Record<string, string>): Promise<void>
  /** Writes what may be large, in parts; answers its size. Nothing of it is there before all is. */
  putStream(path: string, body: Readable): Promise<number>
  signed: Sign
  /** Writes, reads and deletes a file of its own; answers by how many milliseconds the clocks are apart. */
  probe(): Promise<number>
}

type Asked = { body?: Uint8Array; headers?: Record<string, string>; query?: Record<string, string> }

/** Asks for nothing yet: a bucket that is away stops no start. */
export function openBucket(settings: BucketSettings): Bucket {
  const { bucket, region, key: accessKeyId, secret: secretAccessKey, pathStyle } = settings
  const account = { accessKeyId, secretAccessKey, region, service: 's3', cache: new Map() }
  const root = new URL(settings.endpoint)
  if (pathStyle) root.pathname = `${root.pathname.replace(/\/$/, '')}/${bucket}`
  else root.hostname = `${bucket}.${root.hostname}`

  function addressOf(path: string, query: Record<string, string> = {}): string {
    const url = new URL(root)
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url.href
  }

  /** Tries again once: each of these requests may be done twice. */
  async function ask(method: string, path: string, asked: Asked = {}): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await askOnce(method, path, asked).catch((error: unknown) => error as Error)
      if (answer instanceof Response && answer.status < 500 && answer.status !== 429) return answer
      if (answer instanceof Response) await answer.body?.cancel()
      if (tries === TRIES) throw away(answer instanceof Response ? new Error(`${answer.status}`) : answer)
      await wait(PAUSE_MS)
    }
  }

  async function askOnce(method: string, path: string, { body, headers, query }: Asked) {
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const request = await new AwsV4Signer({
      ...{ ...account, method, url: addressOf(path, query) },
      headers: { ...headers, 'x-amz-content-sha256': sum },
    }).sign()
    // Until it begins to answer: what is read then takes as long as who reads it.
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new Error('no answer')), body ? UPLOAD_MS : ANSWER_MS)
    return fetch(request.url, {
      ...{ method, headers: request.headers, signal: patience.signal, redirect: 'error' },
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    }).finally(() => clearTimeout(timer))
  }

  /** Null for a file that is not there; a bucket that is not there is a mistake of the settings. */
  async function found(answer: Response): Promise<Response | null> {
    if (answer.ok) return answer
    const told = await answer.text()
    if (answer.status === 404 && !told.includes('NoSuchBucket')) return null
    throw refusedBy(bucket, answer.status, told)
  }

  async function put(path: string, bytes: Uint8Array, says: Record<string, string> = UNKNOWN_TYPE) {
    const answer = await found(await ask('PUT', path, { body: bytes, headers: says }))
    if (!answer) throw refusedBy(bucket, 404, '')
    await answer.body?.cancel()
  }
  async function putStream(path: string, body: Readable): Promise<number> {
    const parts = inParts(body)
    const first = (await parts.next()).value ?? Buffer.alloc(0)
    const second = await parts.next()
    if (second.done) {
      await put(path, first)
      return first.length
    }
    const upload = inTag(
      await told('POST', path, { query: { uploads: '' }, headers: UNKNOWN_TYPE }),
      'UploadId',
    )
    if (upload === undefined) throw refusedBy(bucket, 200, '')
    const tags: string[] = []
    let size = 0
    async function sendPart(bytes: Uint8Array) {
      const query = { partNumber: String(tags.length + 1), uploadId: upload ?? '' }
      const answer = await found(await ask('PUT', path, { body: bytes, query }))
      await answer?.body?.cancel()
      tags.push(answer?.headers.get('etag') ?? '')
      size += bytes.length
    }
    try {
      await sendPart(first)
      await sendPart(second.value)
      for await (const part of parts) await sendPart(part)
      const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const whole = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`)
      const said = await told('POST', path, { body: whole, query: { uploadId: upload } })
      // It begins to answer before it knows.
      if (said.includes('<Error>')) throw refusedBy(bucket, 200, said)
      return size
    } catch (error) {
      await told('DELETE', path, { query: { uploadId: upload } }).catch(() => {})
      throw error
    }
  }
  async function told(method: string, path: string, asked: Asked): Promise<string> {
    const answer = await found(await ask(method, path, asked))
    if (!answer) throw refusedBy(bucket, 404, '')
    return answer.text()
  }
  const open: ObjectStore['open'] = async (path, part) => {
    const headers = part && { range: `bytes=${part.from}-${part.to}` }
    const answer = await found(await ask('GET', path, headers && { headers }))
    if (!answer) return null
    const size = answer.headers.get('content-range')?.split('/')[1] ?? answer.headers.get('content-length')
    const body = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([])
    return { body, size: Number(size) }
  }
  async function remove(path: string) {
    const answer = await found(await ask('DELETE', path))
    await answer?.body?.cancel()
  }
  async function* list(under: string, atOnce = MOST_LISTED) {
    for (let next: string | undefined = ''; next !== undefined; ) {
      const from = next && { 'continuation-token': next }
      const answer = await found(
        await ask('GET', '', {
          query: { 'list-type': '2', 'max-keys': String(atOnce), prefix: `${under}/`, ...(from || {}) },
        }),
      )
      if (!answer) throw refusedBy(bucket, 404, '')
      const told = await answer.text()
      for (const [, one = ''] of told.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        yield { path: inTag(one, 'Key') ?? '', size: Number(inTag(one, 'Size')) }
      next = inTag(told, 'IsTruncated') === 'true' ? inTag(told, 'NextContinuationToken') : undefined
    }
  }

  return {
    put,
    putStream,
    open,
    remove,
    list,
    async has(path) {
      const answer = await found(await ask('HEAD', path))
      return answer !== null
    },
    async removeAll(under) {
      for await (const { path } of list(under)) await remove(path)
    },
    async signed(path, says) {
      const query = Object.entries(says).map(([name, value]) => [`response-${name}`, value])
      const url = addressOf(path, { ...Object.fromEntries(query), 'X-Amz-Expires': String(SIGNED_SECONDS) })
      return (await new AwsV4Signer({ ...account, url, signQuery: true }).sign()).url.href
    },
    async probe() {
      const path = `probe/${randomUUID()}`
      await put(path, Buffer.from(path))
      const answer = await found(await ask('GET', path))
      if ((await answer?.text()) !== path) throw new Error('what was written is not what is read')
      await remove(path)
      if (await found(await ask('HEAD', path))) throw new Error('what was deleted is still there')
      return Math.abs(Date.parse(answer?.headers.get('date') ?? '') - Date.now())
    },
  }
}

/** Pieces of a size, the last one smaller. */
async function* inParts(body: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    waiting.push(chunk as Buffer)
    size += (chunk as Buffer).length
    while (size >= PART_BYTES) {
      const all = Buffer.concat(waiting)
      yield all.subarray(0, PART_BYTES)
      waiting = [all.subarray(PART_BYTES)]
      size -= PART_BYTES
    }
  }
  if (size > 0) yield Buffer.concat(waiting)
}

const away = (cause: Error) => new Failure(CODE.unavailable, words.bucketAway, { cause })

function refusedBy(bucket: string, status: number, told: string): Error {
  const why = [inTag(told, 'Code'), inTag(told, 'Message')].filter(Boolean).join(': ')
  return new Error(`the bucket ${bucket} refuses with ${status} ${why}`.trim())
}

/** Keys are made by the server itself and need no entities; what stands between others might. */
const inTag = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replace(/&(amp|lt|gt|quot|#34|#39|apos);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name])
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'", apos: "'" }
