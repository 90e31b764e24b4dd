// A process of its own that does one action on content and dies at a chosen statement of it, as by a power cut.
// Says `statements N` when it lived to the end, and `last` when everything is written and nothing is committed.
import type { KyselyPlugin } from 'kysely'
import { readConfig } from '#server/config.ts'
import { newsKind } from '#server/features/news/kind.ts'
import { productKind } from '#server/features/product/kind.ts'
import { productRules } from '#server/features/product/rules.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { createPublishing } from '#server/publishing/lifecycle/publishing.ts'
import { createReleases } from '#server/publishing/releases/releases.ts'

const { ACTION, ID = '', VERSION = '', DIE_AT = '', AT = '' } = process.env
const now = () => Number(AT)
const parts = await openParts(readConfig(process.env), now)

let statements = 0
const fuse: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1
    if (String(statements) === DIE_AT) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
}
const storage = { ...parts.storage, db: parts.storage.db.withPlugin(fuse) }
const fused = { ...parts, storage }
const target = { id: Number(ID), version: Number(VERSION) }
const record = async () => {
  process.stdout.write('last\n')
}

if (ACTION === 'publish') {
  const publishing = createPublishing(storage, parts.bus, parts.moments, now, () => 'en')
  await publishing.publish(productRules, target, { by: null, record })
} else {
  const releases = createReleases(fused, [productKind, newsKind], () => 'en')
  await releases.publish(target, { by: { id: 1, limited: new Map() }, allow: () => {}, record })
}
process.stdout.write(`statements ${statements}\n`)
await closeParts(parts)
