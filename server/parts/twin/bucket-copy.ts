// The twin in a bucket: what stands at each public address under that address, with its type, for whoever serves it while no node does;
// and the parts, the index and the signed manifest that prove it. It follows the twin of one node, a part at a time.
import { createReadStream } from 'node:fs'
import type { Bucket } from '#server/parts/files/bucket.ts'
import { type Entry, type Manifest, type Part, readPart } from '#server/parts/twin/manifests/manifest.ts'
import type { Manifests } from '#server/parts/twin/manifests/manifests.ts'
import { takeLease } from '#server/storage/lease.ts'
import type { Db } from '#server/storage/open.ts'
import { Ended } from './ended.ts'
import { keyOf } from './tree.ts'

const FOLDER = 'twin'
const MANIFEST = `${FOLDER}/manifest.txt`
const PUBLIC_KEY = `${FOLDER}/public-key.pem`
const STATE = `${FOLDER}/state.json`
const partName = (hash: string) => `${FOLDER}/parts/${hash}`
const indexName = (hash: string) => `${FOLDER}/index/${hash}.sqlite`

const LEASE_MS = 60_000
const RENEW_MS = 20_000
/** Files that are sent at once. */
const AT_ONCE = 8
/** Parts after which it is written down how far it came. */
const NOTED = 20
/** How long the index is let be, as a multiple of how long it took to send: it is one file, however little changed. */
const INDEX_RESTS = 10
/** For so long nobody looks whether the bucket still has what it was given. */
const TRUSTED_MS = 10 * 60_000
/** Files whose name has their digest in it stay for ever; all else is asked for anew. */
const FOREVER = 'public, max-age=31536000, immutable'
const ASKED_ANEW = 'no-cache'

/** What lies in the bucket: which part under which name, and the file that searches are answered from. */
type State = { digits: number; parts: Record<string, string>; index: string | null; manifest: number }
const nothing = (): State => ({ digits: 0, parts: {}, index: null, manifest: 0 })

type Of = {
  db: Db
  bucket: Pick<Bucket, 'put' | 'putStream' | 'open' | 'remove'>
  manifests: Manifests
  publicKey: string
  /** The manifest that this node goes by. */
  head: () => Manifest | null
  now: () => number
}

/**
 * Answers what brings the bucket up to the newest whole manifest: one node at a time does it (a lease), and one that takes over goes
 * on where the other one was. The signed manifest comes after the pages, so that it never names one that is not there; what it no longer
 * names goes after it. The index follows behind, at a tenth of the time. Throws while the bucket is away; the next call goes on.
 */
export function createBucketCopy({ db, bucket, manifests, publicKey, head, now }: Of) {
  let done = { manifest: 0, at: 0 }
  let indexRests = 0
  let indexSent: string | null = null

  async function read(name: string): Promise<Buffer | null> {
    const found = await bucket.open(name)
    return found && Buffer.concat(await found.body.toArray())
  }
  const readState = async (): Promise<State> =>
    JSON.parse((await read(STATE))?.toString() ?? 'null') ?? nothing()
  const writeState = (state: State) => bucket.put(STATE, Buffer.from(JSON.stringify(state)))

  /** What lies in the bucket under that part; nothing where it cannot be read, so that all of it is sent again. */
  async function partThere(hash: string | undefined): Promise<Part['entries']> {
    const text = hash === undefined ? null : await read(partName(hash))
    return text ? readPart(text.toString()).entries : new Map()
  }

  async function send({ address, hash, type }: Entry) {
    const key = keyOf(address)
    const body = key === null ? null : await manifests.content.read(hash)
    if (key === null || !body) return
    const lasts = address.startsWith('/assets/') ? FOREVER : ASKED_ANEW
    await bucket.put(`${FOLDER}/site/${key}`, body, { 'content-type': type, 'cache-control': lasts })
  }

  async function sendPart(before: Part['entries'], hash: string, going: () => void): Promise<string[]> {
    const entries = await manifests.entriesOf(hash)
    const changed = [...entries.values()].filter(
      (entry) =>
        before.get(entry.address)?.hash !== entry.hash || before.get(entry.address)?.type !== entry.type,
    )
    for (let from = 0; from < changed.length; from += AT_ONCE) {
      going()
      await Promise.all(changed.slice(from, from + AT_ONCE).map(send))
    }
    const text = await manifests.content.read(hash)
    if (text) await bucket.put(partName(hash), text)
    return [...before.keys()].filter((address) => !entries.has(address))
  }

  /** Sends what differs; answers what is to go once the manifest is there. */
  async function sendAll(manifest: Manifest, state: State, going: () => void): Promise<string[]> {
    const gone: string[] = []
    const kept = new Set(Object.values(manifest.parts))
    const goneAddresses = new Set<string>()
    if (state.digits !== manifest.digits) {
      // Another division: each part is sent as if none were there, and addresses are compared at the end.
      for (const hash of Object.values(state.parts))
        for (const address of (await partThere(hash)).keys()) goneAddresses.add(address)
      for (const hash of Object.values(state.parts)) if (!kept.has(hash)) gone.push(partName(hash))
      Object.assign(state, { digits: manifest.digits, parts: {} })
    }
    let sent = 0
    for (const name of new Set([...Object.keys(state.parts), ...Object.keys(manifest.parts)])) {
      const [was, is] = [state.parts[name], manifest.parts[name]]
      if (was === is) continue
      const before = await partThere(was)
      const dropped = is === undefined ? [...before.keys()] : await sendPart(before, is, going)
      for (const address of dropped) goneAddresses.add(address)
      if (was !== undefined && !kept.has(was)) gone.push(partName(was))
      if (is === undefined) delete state.parts[name]
      else state.parts[name] = is
      sent += 1
      // What is to go is remembered nowhere else.
      if (sent % NOTED === 0 && goneAddresses.size === 0 && gone.length === 0) await writeState(state)
    }
    for (const address of goneAddresses) {
      const key = keyOf(address)
      if (key !== null && !(await manifests.find(manifest, address))) gone.push(`${FOLDER}/site/${key}`)
    }
    return gone
  }

  async function sendIndex({ index }: Manifest, state: State) {
    if (!index || index.hash === state.index || performance.now() < indexRests) return
    const began = performance.now()
    await bucket.putStream(indexName(index.hash), createReadStream(await manifests.fileOf(index.hash)))
    const old = state.index
    state.index = index.hash
    await writeState(state)
    if (old !== null) await bucket.remove(indexName(old))
    indexRests = performance.now() + (performance.now() - began) * INDEX_RESTS
  }

  async function sendPages(manifest: Manifest, state: State, going: () => void) {
    const gone = await sendAll(manifest, state, going)
    going()
    await bucket.put(PUBLIC_KEY, Buffer.from(publicKey))
    await bucket.put(MANIFEST, Buffer.from(await manifests.signed(manifest.number)))
    await writeState(Object.assign(state, { manifest: manifest.number }))
    for (const name of gone) await bucket.remove(name)
  }

  return async function follow(stopped: () => boolean) {
    const manifest = head()
    if (!manifest || manifest.madeUpTo !== null) return
    const isSent = manifest.number === done.manifest && now() - done.at < TRUSTED_MS
    if (isSent && (indexSent === manifest.index?.hash || performance.now() < indexRests)) return
    const lease = await takeLease(db, 'twin in the bucket', LEASE_MS, now)
    if (!lease) return
    let isMine = true
    const renewing = setInterval(async () => {
      isMine = await lease.renew().catch(() => false)
    }, RENEW_MS)
    const going = () => {
      if (stopped() || !isMine) throw new Ended()
    }
    try {
      const state = await readState()
      if (!isSent) await sendPages(manifest, state, going)
      done = { manifest: manifest.number, at: isSent ? done.at : now() }
      await sendIndex(manifest, state)
      indexSent = state.index
    } catch (error) {
      if (!(error instanceof Ended)) throw error
    } finally {
      clearInterval(renewing)
      await lease.release().catch(() => {})
    }
  }
}
