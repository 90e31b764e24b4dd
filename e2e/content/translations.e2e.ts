// What a record lacks in Spanish goes out as a file, comes back as a proposal, and is taken once it keeps to the glossary.
import { readFile } from 'node:fs/promises'
import type { Language } from '#contract/languages/language-codes.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { expectAccess } from '../testing/axe.ts'
import { fitsWidth } from '../testing/looks.ts'
import { expect, test } from '../testing/site.ts'
import { call, signIn, unique } from '../testing/staff.ts'
import { wordsOf } from '../testing/words.ts'

type Words = Record<
  'look' | 'glossaryTitle' | 'addTerm' | 'glossarySaved' | 'byMemory' | 'export' | 'importFile' | 'lookAtIt',
  string
>
const DESK = '/#/webSystemManage/web_translation?language=es&kind=product'

for (const language of LANGUAGES)
  test(`in ${language}: a file goes out and comes back, keeps to the glossary, and is taken by a person`, async ({
    page,
    baseURL,
  }) => {
    const words = await wordsOf<Words>(language, 'console/release/translation')
    const proposal = await wordsOf<Record<'take' | 'changeFirst' | 'takeThis', string>>(
      language,
      'console/release/proposal',
    )
    const { recordDrawer } = await wordsOf<{ recordDrawer: { save: string } }>(language, 'console/list/parts')
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL }])
    await signIn(page, 'admin', DESK)
    const [name, term, meant] = [unique('T'), unique('perla'), unique('la perla')]
    const { id } = await product(page, name, `这是${term}。它很耐用。`)
    await page.reload()
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row).toBeVisible()
    await fitsWidth(page, 1280)
    await expectAccess(page, 'the translation desk')

    await row.getByRole('button', { name: new RegExp(words.look) }).click()
    const sentences = page.getByRole('dialog')
    await expect(sentences.getByText('它很耐用。')).toBeVisible()
    await expectAccess(page, 'sentences of a record')
    await page.keyboard.press('Escape')
    await expect(sentences).toHaveCount(0)

    await page.getByRole('button', { name: words.glossaryTitle }).click()
    const glossary = page.getByRole('dialog', { name: words.glossaryTitle })
    await glossary.getByRole('button', { name: words.addTerm }).click()
    const line = glossary.locator('.glossary-terms li').last()
    await line.locator('input[lang=zh]').fill(term)
    await line.locator('input[lang=es]').fill(meant)
    await expectAccess(page, 'the glossary')
    await glossary.getByRole('button', { name: recordDrawer.save, exact: true }).click()
    await expect(page.getByText(words.glossarySaved)).toBeVisible()

    await row.getByRole('checkbox').check()
    const bar = page.getByRole('toolbar').filter({ hasText: words.byMemory })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: words.export }).click(),
    ])
    expect(download.suggestedFilename()).toBe('zh-es.xlf')
    const file = await readFile((await download.path()) ?? '', 'utf8')
    // As the program of a translator would give it back.
    const back = file.replace(/<source>(.*?)<\/source>/gs, (whole, source: string) =>
      source.includes(term) ? `${whole}<target>Es otra.</target>` : `${whole}<target>Dura.</target>`,
    )
    await page.getByLabel(words.importFile).setInputFiles({
      ...{ name: `${name}.xlf`, mimeType: 'application/xliff+xml', buffer: Buffer.from(back) },
    })
    await page.getByRole('link', { name: words.lookAtIt }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name}.xlf` })).toBeVisible()

    const change = page.getByRole('listitem').filter({ hasText: 'Es otra. Dura.' }).last()
    await change.getByRole('button', { name: new RegExp(`^${proposal.take}`) }).click()
    // What breaks the glossary is refused, in words, and the record stays.
    await expect(page.getByRole('alert').filter({ hasText: meant })).toBeVisible()
    expect((await read(page, id)).summary.es).toBe('')
    await change.getByRole('button', { name: new RegExp(`^${proposal.changeFirst}`) }).click()
    await page.locator('.proposal-own textarea').fill(`Es ${meant}. Dura.`)
    await page.getByRole('button', { name: proposal.takeThis }).click()
    await expect(page.locator('.proposal-own')).toHaveCount(0)
    expect((await read(page, id)).summary.es).toBe(`Es ${meant}. Dura.`)
  })

type Page = Parameters<typeof signIn>[0]
type Row = { id: number; summary: Record<Language, string> }

/** A product that says this in Chinese alone. */
async function product(page: Page, name: string, summary: string) {
  const types = await call<{ id: number }[]>(page, '/api/web/product/type/list')
  const made = await call<Row>(page, '/api/web/product/add', {
    productModel: name,
    productName: { zh: name, en: name, es: name },
    productTypeId: types.data[0]?.id,
    summary: { zh: summary },
  })
  expect(made.code).toBe(200)
  return made.data
}

const read = async (page: Page, id: number) => (await call<Row>(page, `/api/web/product/read?id=${id}`)).data
