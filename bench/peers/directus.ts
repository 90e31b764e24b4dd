// Directus: a collection that the public policy may read.
import { ask } from './ask.ts'
import { installed, PEER_NODE, run } from './install.ts'
import { type Peer, production } from './peer.ts'

const VERSION = '12.4.0'
const BIN = 'node_modules/directus/cli.js'
const OWNER = { email: 'bench@example.com', password: 'Lanbo-2026!' }
const COLLECTION = {
  collection: 'products',
  meta: {},
  schema: {},
  fields: [
    { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } },
    ...['title', 'slug', 'summary', 'category'].map((field) => ({ field, type: 'string', schema: {} })),
    { field: 'text', type: 'text', schema: {} },
  ],
}

const settingsOf = (data: string) =>
  production({
    ...{ DB_CLIENT: 'sqlite3', DB_FILENAME: `${data}/directus.db`, HOST: '127.0.0.1' },
    ...{ SECRET: 'a secret of a store that lasts a minute', TELEMETRY: 'false', LOG_LEVEL: 'warn' },
    ...{ ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password, STORAGE_LOCAL_ROOT: data },
    // It would refuse what comes too quickly.
    PRESSURE_LIMITER_ENABLED: 'false',
  })

export const directus: Peer = {
  name: 'Directus',
  version: VERSION,
  install: () => installed('directus', { packages: { directus: VERSION, sqlite3: '6.0.1' } }),
  prepare: (program, data) => run(program, PEER_NODE, [BIN, 'bootstrap'], settingsOf(data)),
  start: (program, data, port) => ({
    ...{ node: PEER_NODE, args: [BIN, 'start'], cwd: program },
    env: { ...settingsOf(data), PORT: `${port}`, PUBLIC_URL: `http://127.0.0.1:${port}` },
  }),
  alive: '/server/ping',
  async fill(address, products) {
    const { data: session } = await ask<{ data: { access_token: string } }>(`${address}/auth/login`, OWNER)
    const signedIn = { Authorization: `Bearer ${session.access_token}` }
    await ask(`${address}/collections`, COLLECTION, signedIn)
    await ask(`${address}/items/products`, products, signedIn)
    const { data: policies } = await ask<{ data: { id: string; name: string }[] }>(
      `${address}/policies`,
      undefined,
      signedIn,
    )
    const policy = policies.find(({ name }) => name.includes('public'))?.id
    await ask(
      `${address}/permissions`,
      { policy, collection: 'products', action: 'read', fields: ['*'], permissions: {} },
      signedIn,
    )
    return '/items/products?limit=20&fields=id,title,slug,summary,category&meta=total_count'
  },
}
