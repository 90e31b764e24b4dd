// The demo company in a store of its own, with an administrator, an editor and a writer: what journeys begin with.
// As a program it fills the folder that it is given and ends, so that many servers may begin with a copy.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Text } from '#contract/languages/language.ts'
import { RESOURCES, type Resource } from '#contract/wire/resource.ts'
import { readConfig } from '#server/config.ts'
import { seedDemo } from '#server/demo.ts'
import { addPerson, firstStart } from '#server/first-start.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { addRole } from '#server/parts/rights/roles.ts'
import type { Parts } from '#server/parts.ts'
import { tidyContent } from '#server/publishing/lifecycle/upkeep.ts'
import { quickPasswords } from '#server/testing/sign-in/quick-passwords.ts'

const PASSWORD = 'Lanbo-2026!'
/** Where the files of a store have their other sizes. */
export const VARIANTS = join('files', 'variants')

/** Opens the store in `folder` and fills it if it is empty. */
export async function openDemoStore(
  folder: string,
  environment: Record<string, string | undefined> = {},
): Promise<Parts> {
  const config = readConfig({
    LOG_LEVEL: 'error',
    CAPTCHA: 'off',
    WEBHOOK_PRIVATE: 'allow',
    ...environment,
    DATA_DIR: folder,
    ADMIN_PASSWORD: PASSWORD,
    IMAGE_PORT: '0',
  })
  const parts = { ...(await openParts(config)), passwords: quickPasswords() }
  if (await firstStart(parts)) {
    await seedDemo(parts)
    await addEditor(parts)
    await addWriter(parts)
    // Each server that begins with a copy would find this to do.
    await tidyContent(parts)
    mkdirSync(join(folder, VARIANTS), { recursive: true })
  }
  return parts
}

/** May do everything but delete products. */
function addEditor(parts: Parts) {
  const resources = RESOURCES.filter((resource) => resource !== 'web_product:delete')
  return addMember(parts, 'editor', { ...NO_TEXT, zh: '编辑', en: 'Editor', es: 'Editor' }, resources)
}

/** May see the products, and nothing else. */
function addWriter(parts: Parts) {
  const title = { ...NO_TEXT, zh: '撰稿', en: 'Writer', es: 'Redactor' }
  return addMember(parts, 'writer', title, ['web_product'])
}

async function addMember(
  { storage, passwords }: Parts,
  username: string,
  title: Text,
  resources: readonly Resource[],
) {
  const roleId = await addRole(storage.db, username, title, Date.now(), resources)
  const hash = await passwords.hashPassword(PASSWORD)
  await addPerson(storage.db, { username, hash, mustChange: false, roleId }, Date.now())
}

if (import.meta.main) await closeParts(await openDemoStore(process.argv[2] ?? ''))
