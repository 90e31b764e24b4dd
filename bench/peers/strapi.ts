// Strapi: a project of one collection type that everybody may read.

import { ask } from './ask.ts'
import { installed, PEER_NODE } from './install.ts'
import { type Peer, production } from './peer.ts'

const VERSION = '5.54.0'
const TYPE = 'api::product.product'
const BIN = 'node_modules/@strapi/strapi/bin/strapi.js'
const core = (what: string, more = '') =>
  `module.exports = require('@strapi/strapi').factories.createCore${what}('${TYPE}'${more})`
const attributes = {
  title: { type: 'string' },
  slug: { type: 'uid' },
  summary: { type: 'text' },
  category: { type: 'string' },
  text: { type: 'text' },
}
const schema = {
  kind: 'collectionType',
  collectionName: 'products',
  info: { singularName: 'product', pluralName: 'products', displayName: 'Product' },
  options: { draftAndPublish: true },
  attributes,
}
const FILES = {
  'config/server.js': `module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['one', 'two'] } })`,
  'config/admin.js': `module.exports = { auth: { secret: 'one' }, apiToken: { salt: 'one' }, transfer: { token: { salt: 'one' } } }`,
  'config/plugins.js': `module.exports = { 'users-permissions': { config: { jwtSecret: 'one' } } }`,
  'config/database.js': `module.exports = ({ env }) => ({ connection: { client: 'sqlite', connection: { filename: env('DATABASE') }, useNullAsDefault: true } })`,
  'config/middlewares.js': `module.exports = ['errors', 'security', 'cors', 'poweredBy', 'query', 'body', 'session', 'favicon', 'public'].map((one) => 'strapi::' + one)`,
  'public/uploads/.gitkeep': '',
  'src/index.js': 'module.exports = {}',
  'src/api/product/content-types/product/schema.json': JSON.stringify(schema),
  'src/api/product/controllers/product.js': core('Controller'),
  'src/api/product/services/product.js': core('Service'),
  'src/api/product/routes/product.js': core('Router', `, { config: { find: { auth: false } } }`),
}
const PACKAGES = {
  ...{ '@strapi/strapi': VERSION, '@strapi/plugin-users-permissions': VERSION, 'better-sqlite3': '12.11.1' },
  ...{ react: '18.3.1', 'react-dom': '18.3.1', 'react-router-dom': '6.30.3', 'styled-components': '6.1.19' },
}
const OWNER = { firstname: 'Bench', email: 'bench@example.com', password: 'Lanbo-2026!' }

export const strapi: Peer = {
  name: 'Strapi',
  version: VERSION,
  install: () => installed('strapi', { packages: PACKAGES, files: FILES, build: [BIN, 'build'] }),
  start: (program, data, port) => ({
    ...{ node: PEER_NODE, args: [BIN, 'start'], cwd: program },
    env: production({ PORT: `${port}`, DATABASE: `${data}/strapi.db`, STRAPI_TELEMETRY_DISABLED: 'true' }),
  }),
  alive: '/_health',
  async fill(address, products) {
    const { data } = await ask<{ data: { token: string } }>(`${address}/admin/register-admin`, OWNER)
    const manager = `${address}/content-manager/collection-types/${TYPE}`
    for (const product of products)
      await ask(`${manager}/actions/publish`, product, { Authorization: `Bearer ${data.token}` })
    const fields = ['title', 'slug', 'summary', 'category'].map((field, at) => `fields[${at}]=${field}`)
    return `/api/products?pagination[pageSize]=20&${fields.join('&')}`
  },
}
