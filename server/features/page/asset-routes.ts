// The files of the built web: hashed ones for ever, the others for an hour.
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { OF_DOCUMENTS } from '#server/http/policies.ts'

/** Answered in place of their originals to who takes them, never by their own names. */
const COMPRESSED = ['**/*.br', '**/*.gz']
/** What is no document: scripts, styles and faces. A drawing may be opened as a page. */
const PART_OF_A_PAGE = /\.(?:js|css|woff2)$/
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Each file is a route of its own: there is no path to climb out of the folder with. */
export async function assetRoutes(app: FastifyInstance, folder: string) {
  await app.register(async (files) => {
    // A dozen of them come with a first page, and what pages are told would be a third of their bytes.
    files.addHook('onSend', (request, reply, _payload, done) => {
      if (PART_OF_A_PAGE.test(request.url)) for (const name of OF_DOCUMENTS) reply.removeHeader(name)
      done()
    })
    await files.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      wildcard: false,
      preCompressed: true,
      globIgnore: COMPRESSED,
      maxAge: YEAR_MS,
      immutable: true,
    })
    await files.register(fastifyStatic, {
      root: folder,
      prefix: '/',
      wildcard: false,
      index: false,
      decorateReply: false,
      preCompressed: true,
      globIgnore: ['assets/**', 'index.html', '.server/**', '.vite/**', '.*', ...COMPRESSED],
      maxAge: 60 * 60 * 1000,
    })
  })
}
