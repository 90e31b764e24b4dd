// Of a text whose source changed the editor says which sentences changed, in three languages.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { test as bare, expect, startSite } from '../testing/site.ts'
import { call, signIn } from '../testing/staff.ts'
import { wordsOf } from '../testing/words.ts'

const test = bare.extend<object, object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const { site, stop } = await startSite({ LEARNING: 'on' })
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

type Row = { id: number; version: number }
type Sentences = { texts: { sentences: { means: string | null }[] }[] }

for (const [at, language] of LANGUAGES.entries())
  test(`in ${language}: a translation that is older than its source says which of its sentences changed`, async ({
    page,
    baseURL,
  }) => {
    const { textMarks } = await wordsOf<{ textMarks: Record<'staleShort' | 'changed' | 'hold', string> }>(
      language,
      'console/editor/parts',
    )
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL }])
    await signIn(page, 'admin', '/#/webSystemManage/web_product')
    const { data } = await call<{ items: Row[] }>(page, '/api/web/product/list?state=published&limit=9')
    const [{ id, version }] = data.items.slice(at) as [Row]
    const save = async (version: number, summary: object) =>
      (await call<Row>(page, '/api/web/product/update', { id, version, summary })).data
    const first = await save(version, {
      ...{ zh: '它很耐用。易于安装。', en: 'It lasts. It is easy to mount.' },
      es: 'Es duradero. Es fácil de instalar.',
    })
    const published = await call<Row>(page, '/api/web/product/publish', { id, version: first.version })
    // The memory learns in the background: what it knows it offers to any other text.
    const { data: other } = await call<Row>(page, '/api/web/news/add', { title: { zh: '它很耐用。' } })
    const sentences = `/api/web/translation/sentences?kind=news&id=${other.id}&language=es`
    await expect
      .poll(async () => (await call<Sentences>(page, sentences)).data.texts[0]?.sentences[0]?.means)
      .toBe('Es duradero.')
    await save(published.data.version, { zh: '它非常耐用。易于安装。' })
    await page.goto(`/#/webSystemManage/web_product/${id}`)
    const mark = page.getByRole('button', { name: `ES ${textMarks.staleShort}` }).first()
    await mark.click()
    const asked = page.getByRole('tooltip').filter({ hasText: textMarks.hold })
    await expect(asked.locator('.changed-sentences q')).toHaveText('它非常耐用。')
    await expect(asked).toContainText('1')
  })
