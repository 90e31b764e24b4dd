// The files of the built web: hashed ones for ever, the others for an hour.
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Answered in place of their originals to who takes them, never by their own names. */
const COMPRESSED = ['**/*.br', '**/*.gz']
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Each file is a route of its own: there is no path to climb out of the folder with. */
export async function assetRoutes(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    preCompressed: true,
    globIgnore: COMPRESSED,
    maxAge: YEAR_MS,
    immutable: true,
  })
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    globIgnore: ['assets/**', 'index.html', '.server/**', '.vite/**', '.*', ...COMPRESSED],
    maxAge: 60 * 60 * 1000,
  })
}
