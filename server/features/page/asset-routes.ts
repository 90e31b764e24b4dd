// The files of the built web: hashed ones for ever, the others for an hour.
import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wayFor } from '#server/http/kept-answers/packing.ts'
import { OF_DOCUMENTS } from '#server/http/policies.ts'

/** Answered in place of their originals to who takes them, never by their own names. */
const COMPRESSED = { br: '.br', gzip: '.gz' } as const
/** What is no document. A drawing may be opened as a page. */
const PART_OF_A_PAGE = /\.(?:js|css|woff2)$/
const FOR_EVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
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

type Place = { folder: string; names: ReadonlySet<string>; cacheControl: string }

/** Only what lies there at the start is answered, by its exact name: there is no path to climb out of the folder with. */
export function assetRoutes(app: FastifyInstance, folder: string) {
  const assets = placeAt(join(folder, 'assets'), FOR_EVER)
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    send(request, reply, assets, request.params['*']),
  )
  const beside = placeAt(folder, AN_HOUR)
  for (const name of beside.names)
    if (name !== 'index.html' && !isCompressed(name))
      app.get(`/${name}`, (request, reply) => send(request, reply, beside, name))
}

const isCompressed = (name: string) => Object.values(COMPRESSED).some((ending) => name.endsWith(ending))

function placeAt(folder: string, cacheControl: string): Place {
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
  const encoding = wayFor(headers, Number.POSITIVE_INFINITY)?.encoding
  const packed = encoding && encoding !== 'dcb' ? `${name}${COMPRESSED[encoding]}` : name
  const encoded = packed !== name && place.names.has(packed)
  const file = join(place.folder, encoded ? packed : name)
  const { size, mtime } = await stat(file)
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`
  reply.headers({ etag, 'last-modified': mtime.toUTCString(), 'cache-control': place.cacheControl })
  // A dozen of them come with a first page, and what pages are told would be a third of their bytes.
  if (PART_OF_A_PAGE.test(name)) for (const header of OF_DOCUMENTS) reply.removeHeader(header)
  if (place.names.has(`${name}${COMPRESSED.br}`)) reply.header('vary', 'accept-encoding')
  if (headers['if-none-match']?.includes(etag)) return reply.status(304).send()
  if (encoded) reply.header('content-encoding', encoding)
  return reply.type(type).send(await readFile(file))
}
