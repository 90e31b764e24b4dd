// The files of the built web: hashed ones for ever, the others for an hour.
import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DIGEST, nameOf, takesDifferences, wayFor } from '#server/http/kept-answers/packing.ts'
import { OF_DOCUMENTS } from '#server/http/policies.ts'

/** Answered in place of their originals to who takes them, never by their own names. */
const COMPRESSED = { br: '.br', gzip: '.gz' } as const
/** What a sheet is as a difference from the one of every page; that one has none. */
const DIFFERENCE = '.dcb'
/** What is no document. A drawing may be opened as a page. */
const PART_OF_A_PAGE = /\.(?:js|css|woff2)$/
/** They are the same for everybody: there is nothing to keep from other sites. */
const OF_NO_FILE = [...OF_DOCUMENTS, 'cross-origin-resource-policy', 'x-request-id']
const FOR_EVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

type Place = {
  folder: string
  names: ReadonlySet<string>
  cacheControl: string
  /** Sheets travel as differences; behind a CDN, which would hand one to who has not what it is one from, they do not. */
  differs: boolean
}

/** Only what lies there at the start is answered, by its exact name: there is no path to climb out of the folder with. */
export function assetRoutes(app: FastifyInstance, folder: string, differs: boolean) {
  const assets = { ...placeAt(join(folder, 'assets'), FOR_EVER), differs }
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    send(request, reply, assets, request.params['*']),
  )
  const beside = { ...placeAt(folder, AN_HOUR), differs }
  for (const name of beside.names)
    if (name !== 'index.html' && !isCompressed(name))
      app.get(`/${name}`, (request, reply) => send(request, reply, beside, name))
}

const isCompressed = (name: string) =>
  [...Object.values(COMPRESSED), DIFFERENCE].some((ending) => name.endsWith(ending))

function placeAt(folder: string, cacheControl: string): Omit<Place, 'differs'> {
  const files = readdirSync(folder, { withFileTypes: true })
  const names = files.filter((file) => file.isFile() && !file.name.startsWith('.')).map(({ name }) => name)
  const strange = names.find((name) => !isCompressed(name) && !name.endsWith('.html') && !typeOf(name))
  if (strange) throw new Error(`what is ${join(folder, strange)}? Say its type in asset-routes.ts`)
  return { folder, names: new Set(names), cacheControl }
}

const typeOf = (name: string) => TYPES[extname(name)]

async function send({ headers }: FastifyRequest, reply: FastifyReply, place: Place, name: string) {
  const type = typeOf(name)
  if (!type || !place.names.has(name)) return reply.callNotFound()
  const { encoding, file } = await packedFor(headers, place, name)
  const { size, mtime } = await stat(file)
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`
  reply.header('cache-control', place.cacheControl)
  // What has a digest in its name is never asked for again.
  if (place.cacheControl !== FOR_EVER) reply.header('etag', etag)
  // A dozen of them come with a first page, and what pages are told would be a third of their bytes.
  if (PART_OF_A_PAGE.test(name)) for (const header of OF_NO_FILE) reply.removeHeader(header)
  if (place.differs && isSheet(place, name))
    reply.headers(place.names.has(`${name}${DIFFERENCE}`) ? OF_SHEET : OF_COMMON_SHEET)
  else if (place.names.has(`${name}${COMPRESSED.br}`)) reply.header('vary', 'accept-encoding')
  if (headers['if-none-match']?.includes(etag)) return reply.status(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(type).send(await readFile(file))
}

/** One of those that are compressed. */
const isSheet = ({ names }: Place, name: string) =>
  name.endsWith('.css') && names.has(`${name}${COMPRESSED.br}`)

const OF_SHEET = { vary: 'accept-encoding, available-dictionary' }
const OF_COMMON_SHEET = { vary: 'accept-encoding', 'use-as-dictionary': 'match="/assets/*.css"' }

/** The file that holds what is asked for in the way that the client takes it. */
async function packedFor(headers: IncomingHttpHeaders, { folder, names, differs }: Place, name: string) {
  const file = join(folder, name)
  const { 'available-dictionary': dictionary } = headers
  if (differs && dictionary && takesDifferences(headers) && names.has(`${name}${DIFFERENCE}`)) {
    const difference = `${file}${DIFFERENCE}`
    // It says itself what it is one from.
    const from = (await readFile(difference)).subarray(DIGEST.from, DIGEST.to)
    if (dictionary === nameOf(from)) return { encoding: 'dcb', file: difference }
  }
  const encoding = wayFor(headers, Number.POSITIVE_INFINITY)?.encoding
  if (!encoding || encoding === 'dcb' || !names.has(`${name}${COMPRESSED[encoding]}`)) return { file }
  return { encoding, file: `${file}${COMPRESSED[encoding]}` }
}
