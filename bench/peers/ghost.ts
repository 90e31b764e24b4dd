// Ghost: posts with a tag for their category, its own theme in front.
import { cpSync, existsSync } from 'node:fs'
import { ask } from './ask.ts'
import { installed, PEER_NODE } from './install.ts'
import { type Peer, production } from './peer.ts'

const VERSION = '6.65.0'
const OWNER = { name: 'Bench', email: 'bench@example.com', password: 'Lanbo-2026!bench', blogTitle: 'Bench' }

export const ghost: Peer = {
  name: 'Ghost',
  version: VERSION,
  install: () =>
    // Made for another package manager, whose way with peers of packages npm takes for a conflict.
    installed('ghost', { packages: `ghost@${VERSION}`, files: { '.npmrc': 'legacy-peer-deps=true' } }),
  async prepare(program, data) {
    const content = `${program}/content`
    if (existsSync(content)) cpSync(content, `${data}/content`, { recursive: true })
  },
  start: (program, data, port) => ({
    ...{ node: PEER_NODE, args: ['index.js'], cwd: program },
    env: production({
      ...{ url: `http://127.0.0.1:${port}`, server__host: '127.0.0.1', server__port: `${port}` },
      ...{ database__client: 'better-sqlite3', database__connection__filename: `${data}/ghost.db` },
      ...{
        database__useNullAsDefault: 'true',
        paths__contentPath: `${data}/content`,
        logging__level: 'error',
      },
      ...{ mail__transport: 'Direct', sendWelcomeEmail: 'false', security__staffDeviceVerification: 'false' },
    }),
  }),
  alive: '/',
  async fill(address, products) {
    const admin = `${address}/ghost/api/admin`
    await ask(`${admin}/authentication/setup/`, { setup: [OWNER] }, { Origin: address })
    const { email: username, password } = OWNER
    const session = await fetch(`${admin}/session/`, {
      method: 'POST',
      body: JSON.stringify({ username, password }),
      headers: { 'Content-Type': 'application/json', Origin: address },
    })
    const signedIn = {
      Origin: address,
      Cookie: (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    }
    for (const { title, slug, summary, category, text } of products) {
      const post = {
        title,
        slug,
        custom_excerpt: summary,
        tags: [category],
        html: `<p>${text}</p>`,
        status: 'published',
      }
      await ask(`${admin}/posts/?source=html`, { posts: [post] }, signedIn)
    }
    const { integrations } = await ask<{ integrations: { api_keys: { type: string; secret: string }[] }[] }>(
      `${admin}/integrations/?include=api_keys`,
      { integrations: [{ name: 'bench' }] },
      signedIn,
    )
    const key = integrations[0]?.api_keys.find(({ type }) => type === 'content')?.secret
    return `/ghost/api/content/posts/?key=${key}&limit=20&fields=id,title,slug,custom_excerpt&include=tags`
  },
  page: '/',
}
