// What answers the calls of the time machine.
import { Readable } from 'node:stream'
import { pastCalls as calls, MOMENTS } from '#contract/content/past.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, notFound } from '#server/failure.ts'
import { type Router, serve, serveFile } from '#server/http/serve.ts'
import { zipOf } from '#server/parts/sheets/zip.ts'
import { hashOfFile } from '#server/parts/twin/content-store.ts'
import type { Manifest } from '#server/parts/twin/manifests/manifest.ts'
import { createPast, type Then } from '#server/parts/twin/past.ts'
import { serveCopy } from '#server/parts/twin/served-copy.ts'
import type { Parts } from '#server/parts.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { createBringBack } from '#server/publishing/releases/bring-back.ts'
import type { Site } from '#server/publishing/releases/past-site.ts'
import { openSqliteCopy } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { mayRestore } from './may.ts'
import { frameable, MOST_TEXT, pageText } from './past-html.ts'

const words = serverTexts('server/publishing/releases')
const notWhole = () => new Failure(CODE.conflict, words.copyNotWhole)

const HTML = /^text\/html\b/
const TEXT = /^(?:text\/|application\/(?:json|xml|atom\+xml|manifest\+json))|^image\/svg/

export function pastRoutes(router: Router, parts: Parts, kinds: readonly ContentKind[]) {
  const { twin, storage, bus, site, now } = parts
  const { manifests, reader, publicKey, on } = twin
  const past = createPast(manifests)

  const shown = ({ manifest, entry, body }: Then) => {
    const type = body ? (entry?.type ?? '') : ''
    const words = body && TEXT.test(type) ? body.toString() : ''
    return {
      moment: past.momentOf(manifest),
      hash: entry?.hash ?? null,
      bytes: entry?.bytes ?? 0,
      type,
      text: HTML.test(type) ? pageText(words) : words.slice(0, MOST_TEXT),
    }
  }

  serve(router, calls.moments, async ({ address, before }) => {
    if (!on) return { on, since: null, items: [], before: null }
    return { on, since: await past.since(), ...(await past.changes(address, MOMENTS, before)) }
  })

  serve(router, calls.page, async ({ address, at }) => {
    const manifest = on ? await past.manifestAt(Date.parse(at)) : null
    const newest = reader.head() ?? manifest
    if (!manifest || !newest) throw notFound()
    const then = await past.look(manifest, address)
    const today = await past.look(newest, address)
    const { digest, previous, part, signature } = await past.proof(manifest, then, address)
    const sheet = async (file: string) => (await past.look(manifest, file)).body?.toString() ?? null
    const isPage = then.body !== null && HTML.test(then.entry?.type ?? '')
    return {
      earlier: { ...shown(then), html: isPage ? await frameable(String(then.body), sheet) : null },
      today: shown(today),
      proof: { manifest: digest, previous, part: part?.hash ?? null, signature, publicKey },
    }
  })

  const copyNow = () => {
    const copy = twin.copy()
    if (!copy) return { copy }
    const { manifest, since, by, reason } = copy
    return { copy: { moment: past.momentOf(manifest), since: isoTime(since), by, reason } }
  }
  serve(router, calls.copy, async () => copyNow())

  serve(router, calls.serve, async ({ number, reason }, { person, record }) => {
    const manifest = number === null || !on ? null : await manifests.at(number)
    if (number !== null && !manifest) throw notFound()
    if (manifest && (manifest.madeUpTo !== null || manifest.index === null)) throw notWhole()
    const served = number === null ? null : { number, since: now(), by: person.username, reason }
    await storage.db.transaction().execute(async (within) => {
      const before = await serveCopy(within, served, now())
      // All that a CDN keeps was made from something else.
      await bus.changing(within, null)
      await record(within, {
        ...{
          recordId: null,
          recordName: manifest ? manifest.time : words.published[site.settings().language],
        },
        ...{ before: { number: before?.number ?? null }, after: { number, reason } },
      })
    })
    await twin.lookForCopy()
    return copyNow()
  })

  const siteLanguage = () => site.settings().language
  const back = createBringBack({ storage, bus, now, kinds, siteLanguage })
  /** Looks at the copy of what was published that a manifest names. */
  async function withSite<Result>(
    number: number,
    look: (then: Site, of: { manifest: Manifest; isBehind: boolean }) => Promise<Result>,
  ) {
    const manifest = on ? await manifests.at(number) : null
    if (!manifest) throw notFound()
    const index = await past.copyOf(manifest)
    if (!index) throw notWhole()
    const file = await manifests.fileOf(index.hash)
    // Whoever writes into the folder brings nothing back.
    if ((await hashOfFile(file).catch(() => null)) !== index.hash) throw notWhole()
    const copy = openSqliteCopy(file, [])
    try {
      return await look({ db: copy.db, at: index.at }, { manifest, isBehind: index.isBehind })
    } finally {
      await copy.close()
    }
  }
  serve(router, calls.site, ({ number }) =>
    withSite(number, async (then, { manifest, isBehind }) => ({
      ...{ moment: past.momentOf(manifest), asOf: isoTime(then.at), isBehind },
      ...(await back.compare(then)),
    })),
  )
  serve(router, calls.bringBack, ({ number, ...wanted }, { person, record }) =>
    withSite(number, (then) =>
      back.bringBack(then, wanted, { by: person, allow: mayRestore(person), record }),
    ),
  )

  serveFile(router, calls.proof, async ({ address, number }) => {
    const manifest = on ? await manifests.at(number) : null
    const then = manifest && (await past.look(manifest, address))
    if (!manifest || !then?.entry || !then.body) throw notFound()
    const { signed, part } = await past.proof(manifest, then, address)
    const page = `page${HTML.test(then.entry.type) ? '.html' : ''}`
    const files: Record<string, string | Uint8Array> = {
      [page]: then.body,
      'manifest.txt': signed,
      'part.json': part?.bytes ?? '',
      'public-key.pem': publicKey,
      'how-to-check.txt': howToCheck(page, then.entry.address, manifest.time),
    }
    const entries = Object.entries(files).map(([name, content]) => ({ name, content: [content] }))
    return {
      name: `proof-${manifest.time.slice(0, 10)}-${number}.zip`,
      type: 'application/zip',
      bytes: Readable.from(zipOf(entries)),
    }
  })
}

/** For who has nothing of ours: OpenSSL 3 and what every Unix has. */
const howToCheck = (
  page: string,
  address: string,
  time: string,
) => `What stood at ${address} as published on ${time}.

1. The signature: the first line of manifest.txt was signed with the key of the site (Ed25519).
   head -n 1 manifest.txt | tr -d '\\n' > manifest.json
   sed -n 2p manifest.txt | openssl base64 -d -A > manifest.sig
   openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in manifest.json -sigfile manifest.sig
   Compare public-key.pem with the one that the owner of the site has told you, and not with this archive alone.
2. The part: the manifest names it ("parts") by its SHA-256.
   grep -c "$(openssl dgst -sha256 -r part.json | cut -d ' ' -f 1)" manifest.json
3. The page: the part names it beside its address by its SHA-256.
   grep -c "\\"${address}\\",\\"$(openssl dgst -sha256 -r ${page} | cut -d ' ' -f 1)\\"" part.json
4. The order: "previous" is the SHA-256 of the manifest before, so that none can be put in or left out later.
`
