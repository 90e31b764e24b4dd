// A server for the browser journeys: an empty SQLite store with the demo company, an administrator, an editor and a writer.
// Prints one JSON line with its address when it is ready.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Text } from '#contract/languages/language.ts'
import { RESOURCES, type Resource } from '#contract/wire/resource.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { seedDemo } from '#server/demo.ts'
import { addPerson, firstStart } from '#server/first-start.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { addRole } from '#server/parts/rights/roles.ts'
import { quickPasswords } from './quick-passwords.ts'

const PASSWORD = 'Lanbo-2026!'
const WEB = fileURLToPath(new URL('../../dist', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'site-journey-'))
const config = readConfig({
  LOG_LEVEL: 'error',
  CAPTCHA: 'off',
  WEBHOOK_PRIVATE: 'allow',
  ...process.env,
  DATA_DIR: folder,
  ADMIN_PASSWORD: PASSWORD,
  IMAGE_PORT: '0',
})
const parts = { ...(await openParts(config)), passwords: quickPasswords() }
await firstStart(parts)
await seedDemo(parts)
await addEditor()
await addWriter()
const app = await buildApp(parts, WEB)
const address = await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify({ address })}\n`)

async function stop() {
  await app.close()
  await closeParts(parts)
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// Whoever started it holds the other end; when that process is gone, so is this one.
process.stdin.on('close', stop).resume()

/** May do everything but delete products. */
function addEditor() {
  const resources = RESOURCES.filter((resource) => resource !== 'web_product:delete')
  return addMember('editor', { ...NO_TEXT, zh: '编辑', en: 'Editor', es: 'Editor' }, resources)
}

/** May see the products, and nothing else. */
function addWriter() {
  return addMember('writer', { ...NO_TEXT, zh: '撰稿', en: 'Writer', es: 'Redactor' }, ['web_product'])
}

async function addMember(username: string, title: Text, resources: readonly Resource[]) {
  const { db } = parts.storage
  const roleId = await addRole(db, username, title, Date.now(), resources)
  const hash = await parts.passwords.hashPassword(PASSWORD)
  await addPerson(db, { username, hash, mustChange: false, roleId }, Date.now())
}
