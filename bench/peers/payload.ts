// Payload: a collection behind the REST routes of a Next application.
import { ask } from './ask.ts'
import { installed, PEER_NODE, run } from './install.ts'
import { type Peer, production } from './peer.ts'

const VERSION = '3.90.2'
const NEXT = 'node_modules/next/dist/bin/next'
const PACKAGES = {
  ...{ payload: VERSION, '@payloadcms/next': VERSION, '@payloadcms/db-sqlite': VERSION, graphql: '16.11.0' },
  ...{ next: '16.4.6', react: '19.2.0', 'react-dom': '19.2.0' },
}
const CONFIG = `
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { buildConfig } from 'payload'
const text = (name, type = 'text') => ({ name, type })
export default buildConfig({
  secret: 'a secret of a store that lasts a minute',
  telemetry: false,
  db: sqliteAdapter({ client: { url: 'file:' + process.env.DATABASE } }),
  admin: { user: 'users' },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'products',
      access: { read: () => true },
      fields: [text('title'), text('slug'), text('summary', 'textarea'), text('category'), text('text', 'textarea')],
    },
  ],
})
`
const ROUTE = `
import { REST_GET, REST_POST } from '@payloadcms/next/routes'
import config from '../../../payload.config.js'
export const GET = REST_GET(config)
export const POST = REST_POST(config)
`
const FILES = {
  'payload.config.js': CONFIG,
  'next.config.js': `import { withPayload } from '@payloadcms/next/withPayload'
export default withPayload({})`,
  'app/api/[...slug]/route.js': ROUTE,
  // Out of production it makes the tables when it opens the store.
  'make-tables.js': `import { getPayload } from 'payload'
import config from './payload.config.js'
await getPayload({ config })
process.exit(0)`,
}
const OWNER = { email: 'bench@example.com', password: 'Lanbo-2026!' }

const databaseIn = (data: string) => ({ DATABASE: `${data}/payload.db` })

export const payload: Peer = {
  name: 'Payload',
  version: VERSION,
  install: () => installed('payload', { packages: PACKAGES, files: FILES, build: [NEXT, 'build'] }),
  prepare: (program, data) =>
    run(program, PEER_NODE, ['make-tables.js'], { NODE_ENV: 'development', ...databaseIn(data) }),
  start: (program, data, port) => ({
    ...{
      node: PEER_NODE,
      args: [NEXT, 'start', '--hostname', '127.0.0.1', '--port', `${port}`],
      cwd: program,
    },
    env: production({ ...databaseIn(data), NEXT_TELEMETRY_DISABLED: '1' }),
  }),
  alive: '/api/products',
  async fill(address, products) {
    const { token } = await ask<{ token: string }>(`${address}/api/users/first-register`, OWNER)
    for (const product of products)
      await ask(`${address}/api/products`, product, { Authorization: `JWT ${token}` })
    const fields = ['title', 'slug', 'summary', 'category'].map((field) => `select[${field}]=true`)
    return `/api/products?limit=20&depth=0&${fields.join('&')}`
  },
}
