// A token that belongs to no one, made in the console in three languages, and a program that uses it with the client that the site makes.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { expectAccess } from '../testing/axe.ts'
import { fitsWidth } from '../testing/looks.ts'
import { test as bare, expect } from '../testing/site.ts'
import { call, signIn, unique } from '../testing/staff.ts'
import { wordsOf } from '../testing/words.ts'

const run = promisify(execFile)

const test = bare.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'client-'))
    await use(folder)
    await rm(folder, { recursive: true })
  },
})

/** The page of news among those of the drawer, and the right to change them. */
const NEWS = { zh: ['新闻管理', '修改'], en: ['News', 'Change'], es: ['Noticias', 'Modificar'] } as const

type Words = Record<'add' | 'save' | 'secretTitle' | 'done' | 'nobody' | 'revoke' | 'see', string> & {
  fields: Record<'name' | 'service' | 'writes', string>
  states: Record<'revoked', string>
}

for (const language of LANGUAGES)
  test(`in ${language}: a token that belongs to no one writes Spanish with the client that the site makes, and nothing else`, async ({
    page,
    baseURL,
    folder,
  }) => {
    const words = await wordsOf<Words>(language, 'console/my/tokens')
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL }])
    await signIn(page, 'admin', '/#/sysUserManage/tokenList')
    const { data: piece } = await call<{ id: number; version: number }>(page, '/api/web/news/add', {
      title: { zh: '新闻', en: 'A piece' },
    })
    await page.getByRole('button', { name: words.add }).click()
    const drawer = page.getByRole('dialog', { name: words.add })
    const name = unique('ERP')
    await drawer.getByLabel(words.fields.name).fill(name)
    await drawer.getByRole('switch', { name: words.fields.service }).click()
    const { shared } = await wordsOf<{ shared: string }>(language, 'console/editor/limits')
    for (const written of [shared, '中文', 'English'])
      await drawer.getByRole('checkbox', { name: written }).uncheck()
    const [news, change] = NEWS[language]
    await drawer
      .getByRole('group', { name: news, exact: true })
      .getByRole('checkbox', { name: change })
      .check()
    await fitsWidth(page, 1280)
    await expectAccess(page, 'a new token')
    await drawer.getByRole('button', { name: words.save }).click()
    const shown = page.getByRole('dialog', { name: words.secretTitle })
    const token = await shown.getByLabel(words.secretTitle).inputValue()
    await shown.getByRole('button', { name: words.done }).click()
    const card = page.getByRole('article', { name })
    await expect(card).toContainText(words.nobody.replace('{name}', 'admin'))
    await expect(card).toContainText('Español')

    const write = await programWith(folder, { address: baseURL, token })
    expect(await write(piece, { es: 'Una noticia' })).toMatchObject({
      title: { en: 'A piece', es: 'Una noticia' },
    })
    expect(await write({ ...piece, version: piece.version + 1 }, { en: 'No' })).toMatchObject({
      refused: 403,
    })

    await card.getByRole('button', { name: words.revoke }).click()
    await page.getByRole('tooltip').getByRole('button', { name: words.revoke }).click()
    await expect(card).toContainText(words.states.revoked)
    expect(await write(piece, { es: 'Nada' })).toMatchObject({ refused: 401 })
  })

/** A program on its own: it fetches the client of the site, saves titles of news with it, and prints what came of it. */
async function programWith(folder: string, { address, token }: { address: string; token: string }) {
  const client = await (await fetch(`${address}/api/openapi/client.ts`)).text()
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'client.ts'), client)
  await writeFile(
    join(folder, 'program.ts'),
    `import { createClient } from './client.ts'
    const [address, token, given] = process.argv.slice(2) as [string, string, string]
    const site = createClient({ address, token })
    const saved = await site('/api/web/news/update', JSON.parse(given)).catch((error) => ({ refused: error.code }))
    console.log(JSON.stringify(saved))`,
  )
  return async ({ id, version }: { id: number; version: number }, title: object) => {
    const given = JSON.stringify({ id, version, title })
    const { stdout } = await run(process.execPath, [join(folder, 'program.ts'), address, token, given])
    return JSON.parse(stdout) as object
  }
}
