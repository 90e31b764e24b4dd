// Every page of the site as a file, for the twin: what is at each public address, made as for a visitor of whom nothing is known.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { sql } from 'kysely'
import { ENQUIRY_FIELDS, type EnquiryField } from '#contract/enquiries/enquiry.ts'
import { ENQUIRY_ROUTE, type EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import { ownKinds } from '#contract/kinds/own-kinds.ts'
import {
  isPublic,
  type Language,
  PUBLIC_LANGUAGES,
  SITE_LANGUAGES,
} from '#contract/languages/language-codes.ts'
import { MISSING_ROUTE } from '#contract/site/rendering.ts'
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import type { WebBuild } from '#server/http/web-build.ts'
import type { Piece, StaticPages } from '#server/parts/twin/static-pages.ts'
import type { Parts } from '#server/parts.ts'
import { published } from '#server/publishing/published.ts'
import {
  ADDRESS_COLUMNS,
  RECORD_KINDS,
  addressIn as recordAddress,
} from '#server/publishing/references/addresses.ts'
import { knownOf } from './known-page.ts'
import { sitemapPages } from './listed-records.ts'
import { addressIn } from './page-address.ts'
import { besideOf } from './page-data.ts'
import { fill, inEveryLanguage, NOWHERE_ELSE, noSources, type Pages, rendered } from './pages.ts'
import { placeOf } from './record-address.ts'
import { LIST_PAGES, searchEngineAddresses } from './search-engine-files.ts'

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const HOME = '/HomePage'
const MISSING = '/404'
/** Pages that are none of a record, beside the lists. */
const OTHERS = ['message', 'keyword', 'compare']
const AT_ONCE = 500
const isFile = (address: string) => /\.(?:txt|xml|atom)$/.test(address)
/** What pages are made from. */
const CONTENT: ReadonlySet<string> = new Set([...KINDS, 'media', 'site'])

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': JSON_TYPE,
  '.webmanifest': 'application/manifest+json',
}

/** The form before anybody typed; without a token, which a page that is kept cannot have: the visitor confirms once more. */
const EMPTY_FORM: EnquiryPage = {
  texts: {
    ...(Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, ''])) as Record<EnquiryField, string>),
    ...{ consent: false, lines: [] },
  },
  ...{ problems: {}, note: '', about: null, files: [], form: '', number: null },
}

/** The files of the web that a browser asks for. */
function filesIn(folder: string, below = ''): string[] {
  if (!existsSync(join(folder, below))) return []
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((file) => {
    const name = `${below}/${file.name}`
    if (file.name.startsWith('.')) return []
    if (file.isDirectory()) return filesIn(folder, name)
    return extname(name) in TYPES ? [name] : []
  })
}

export function staticPages(
  { making }: Pages,
  parts: Pick<Parts, 'storage' | 'site' | 'now'>,
  { template }: WebBuild,
  web: string,
): StaticPages {
  const { storage, site, now } = parts
  const files = new Set(filesIn(web))
  const renderer = join(web, '.server', 'render.js')
  const build = createHash('sha256')
    .update(template)
    .update(readFileSync(renderer))
    .update([...files].join())
    // Pages say which other languages there are, and those of a language that is hidden go.
    .update(JSON.stringify([SITE_LANGUAGES, ownKinds]))

  async function* records(kind: Kind, ids?: readonly number[]) {
    for (let after = { sort: Number.MIN_SAFE_INTEGER, entry_id: 0 }; ; ) {
      // Along the order of the kind: along the ids all others would be passed over one by one.
      const query = published(storage.db, kind, now())
        .select([...ADDRESS_COLUMNS, 'sort'])
        .where(sql<boolean>`(publication.sort, publication.entry_id) > (${after.sort}, ${after.entry_id})`)
        .orderBy('sort')
        .orderBy('entry_id')
        .limit(AT_ONCE)
      const rows = await (ids ? query.where('entry_id', 'in', ids) : query).execute()
      for (const row of rows)
        for (const language of PUBLIC_LANGUAGES) yield recordAddress(language, kind, row)
      if (rows.length < AT_ONCE) return
      after = rows.at(-1) ?? after
    }
  }

  /** A page as it is sent, with what it is taken over with beside it. */
  async function pieces(
    address: string,
    language: Language,
    route: string,
    known: Requested,
  ): Promise<Piece[]> {
    const sources = noSources()
    const page = await rendered(making, language, route, known, sources)
    if (sources.stale) throw new Error('a page was made from what is out of date')
    if (!('html' in page) || (page.status !== 200 && route !== MISSING_ROUTE)) return []
    const from = { language, madeFrom: [...sources.tags] }
    if (route === HOME && address === '/')
      return [{ address, type: HTML, body: fill(making, language, page, 'common'), ...from }]
    if (sources.once) return [{ address, type: HTML, body: fill(making, language, page), ...from }]
    const { data, named } = besideOf(page)
    return [
      { address, type: HTML, body: fill(making, language, named), ...from },
      { address: `/data${address}`, type: JSON_TYPE, body: data, ...from },
    ]
  }

  /** What search engines and readers of feeds ask for, as the server sends it. */
  async function madeFile(address: string): Promise<Piece[]> {
    const made = await making.app.inject({ url: address })
    if (made.statusCode !== 200) return []
    const { madeFrom = [] } = making.cache.before(`file ${address}`) ?? {}
    const language = address.endsWith('.atom') ? (address.split('/', 2)[1] as Language) : ''
    return [{ address, language, type: String(made.headers['content-type']), madeFrom, body: made.payload }]
  }

  async function page(address: string): Promise<Piece[]> {
    if (isFile(address)) return madeFile(address)
    const language = address.split('/', 2)[1]
    if (address === '/') return pieces(address, site.settings().language, HOME, inEveryLanguage(HOME))
    if (!isPublic(language)) return []
    const route = address.slice(language.length + 1)
    if (route === MISSING) return pieces(address, language, MISSING_ROUTE, NOWHERE_ELSE)
    if (route === ENQUIRY_ROUTE)
      return pieces(address, language, route, { ...inEveryLanguage(route), enquiry: EMPTY_FORM })
    const requested = addressIn(route)
    const place = requested && (await placeOf(parts, language, requested))
    if (!place || place.is === 'nowhere' || place.is === 'moved') return []
    return pieces(address, language, route, knownOf(place, requested.path))
  }

  return {
    build: build.digest('hex').slice(0, 16),
    isContent: (kind) => CONTENT.has(kind),
    isRecords: (kind) => RECORD_KINDS.some((one) => one === kind),
    async *addresses() {
      yield '/'
      yield* files
      for (const language of PUBLIC_LANGUAGES) {
        for (const name of [...LIST_PAGES, ...OTHERS]) yield `/${language}/${name}`
        yield `/${language}${MISSING}`
      }
      for (const kind of RECORD_KINDS) yield* records(kind)
      yield* searchEngineAddresses(await sitemapPages(storage.db, now()))
    },
    async addressesOf(words) {
      const found: string[] = []
      for (const kind of RECORD_KINDS) {
        const ids = words.flatMap((word) =>
          word.startsWith(`${kind}:`) ? [Number(word.slice(kind.length + 1))] : [],
        )
        for (let from = 0; from < ids.length; from += AT_ONCE)
          for await (const address of records(kind, ids.slice(from, from + AT_ONCE))) found.push(address)
      }
      return found
    },
    async make(address) {
      if (!files.has(address)) return page(address)
      const type = TYPES[extname(address)] ?? ''
      return [{ address, type, language: '', madeFrom: [], body: await readFile(join(web, address)) }]
    },
  }
}

type Requested = Parameters<typeof rendered>[3]
