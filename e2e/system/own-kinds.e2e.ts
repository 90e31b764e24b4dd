// Kinds of the owner, made in the console alone: "References" and "Spare parts", from nothing to pages in the sitemap.
import type { Page } from '@playwright/test'
import { expectAccess } from '../testing/axe.ts'
import { fitsWidth } from '../testing/looks.ts'
import { expect } from '../testing/site.ts'
import { field, signIn, speakEnglishWithoutComplaint } from '../testing/staff.ts'
import { test } from '../testing/whole-site.ts'

speakEnglishWithoutComplaint()

const KINDS = '/#/webSystemManage/web_setting?part=kinds'
const drawer = (page: Page) => page.getByRole('dialog', { name: /^(New kind|Kind: )/ })

async function make(page: Page, many: string, one: string, layout: string, group?: string) {
  await page.getByRole('button', { name: 'Make a kind' }).click()
  const open = drawer(page)
  await open.getByLabel('Name in the plural').first().fill(many)
  await open.getByLabel('Name in the singular').first().fill(one)
  await open.getByRole('radio', { name: layout }).check()
  if (group !== undefined) {
    await open.getByRole('checkbox', { name: 'Group that visitors filter by' }).check()
    await open.getByLabel('What the group is called').first().fill(group)
  }
  await expect(open.getByLabel('Address of the list')).toHaveValue(many.toLowerCase().replace(' ', '-'))
  await expectAccess(page, `the drawer of ${many}`)
  await open.getByRole('button', { name: 'Done' }).click()
  await expect(open).toBeHidden()
  await expect(page.getByRole('listitem', { name: many })).toContainText('Not applied yet')
}

/** Applies what was chosen, and waits until the console has it. */
async function apply(page: Page) {
  await page.getByRole('button', { name: 'Apply kinds' }).click()
  const again = page.waitForEvent('load')
  await page.getByRole('tooltip').getByRole('button', { name: 'Apply kinds' }).click()
  await again
  await expect(page.getByRole('button', { name: 'Apply kinds' })).toBeDisabled()
}

async function publish(page: Page) {
  const bar = page.locator('.editor-bar').filter({ visible: true })
  await bar.getByRole('button', { name: /^(Save and publish|Publish)$/ }).click()
  await expect(bar).toContainText(/Published \d/)
}

test('references and spare parts are made by the owner, given a field, written, narrowed by visitors, and not put away while visitors see them', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, 'admin', KINDS)
  await make(page, 'References', 'Reference', 'Cards', 'Industry')
  await make(page, 'Spare parts', 'Spare part', 'Table')
  await expectAccess(page, 'the kinds of the site')
  await fitsWidth(page, 1280)
  await apply(page)

  // A field of its own, which lists show, holds at once.
  await page.getByRole('listitem', { name: 'Spare parts' }).getByRole('link', { name: 'Fields' }).click()
  await page.getByRole('button', { name: 'Add a field' }).click()
  const one = page.getByRole('group', { name: 'Field 1' })
  await one.getByLabel('Name').first().fill('Material')
  await one.getByRole('checkbox', { name: 'Shown in lists' }).check()
  await page.locator('.editor-bar').filter({ visible: true }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved; forms and pages have these fields now')).toBeVisible()

  // Its menu, its list and its form are there as those of any kind.
  await page.goto('about:blank')
  await page.goto('/#/webSystemManage/web_spareParts')
  await expect(page.getByRole('heading', { name: 'Spare parts' })).toBeVisible()
  await page.getByRole('link', { name: 'Add: Spare part' }).first().click()
  await field(page, 'spareParts.title').fill('Seal ring')
  await field(page, 'spareParts.values.o1').fill('PTFE')
  await publish(page)

  for (const [title, industry] of [
    ['Dam at the river', 'Water'],
    ['Brewery hall', 'Food'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto('/#/webSystemManage/web_references')
    await page.getByRole('link', { name: 'Add: Reference' }).first().click()
    await field(page, 'references.title').fill(title)
    await field(page, 'references.group').fill(industry)
    await publish(page)
  }

  // Visitors find them: from the header, by the group, by the search, and search engines by the sitemap.
  await page.goto('/en/spare-parts')
  await expect(page.getByRole('columnheader', { name: 'Material' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Seal ring.*PTFE/ })).toBeVisible()
  await expectAccess(page, 'the table of spare parts')
  await page.getByRole('link', { name: 'Seal ring' }).click()
  await expect(page).toHaveURL(/\/en\/spare-part\/\d+-seal-ring$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seal ring')
  await expect(page.locator('main')).toContainText(/Material\s*PTFE/)
  await page.goto('/en/references')
  await page
    .getByRole('navigation', { name: 'Industry' })
    .getByRole('link', { name: /^Water/ })
    .click()
  await expect(page.getByRole('link', { name: 'Dam at the river' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Brewery hall' })).toHaveCount(0)
  await page.goto('/en/keyword?keyword=brewery')
  await expect(page.getByRole('link', { name: /Brewery hall/ }).first()).toBeVisible()
  const pages = await (await page.request.get('/sitemap/pages-en.xml')).text()
  expect(pages).toContain('/en/references<')
  expect(await (await page.request.get('/sitemap/spareParts-en-1.xml')).text()).toContain('/en/spare-part/')
  expect((await page.request.get('/en/spare-part/999999')).status()).toBe(404)
  expect((await page.request.get('/en/nothing-here')).status()).toBe(404)

  // The language that none of it was written in shows it all the same.
  await page.goto('/es/spare-parts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spare parts')

  // What visitors see is not put away; what they see no longer is, and comes back.
  await page.goto('about:blank')
  await page.goto(KINDS)
  const references = page.getByRole('listitem', { name: 'References' })
  await references.getByRole('button', { name: 'Put away' }).click()
  await page.getByRole('button', { name: 'Apply kinds' }).click()
  await page.getByRole('tooltip').getByRole('button', { name: 'Apply kinds' }).click()
  await expect(references).toContainText('2 records are published. Please unpublish them first.')
  await page.keyboard.press('Escape')
})

test('the file of a kind comes from another site with its fields, is put away, shown again and given another address', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, 'admin', KINDS)
  const file = {
    ...{ list: 'test-benches', record: 'test-bench', layout: 'cards', entry: 'footer', parts: ['cover'] },
    ...{ one: { en: 'Test bench' }, many: { en: 'Test benches', de: 'Prüfstände' } },
    attributes: [{ key: 'o1', name: { en: 'Flow' }, type: 'text', onCard: true }],
  }
  const choose = async (content: string) => {
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import a file' }).click()
    const buffer = Buffer.from(content)
    await (await chosen).setFiles({ name: 'test-benches.json', mimeType: 'application/json', buffer })
  }
  await choose('{"list":"no kind"}')
  await expect(page.locator('.own-kinds-failure')).toContainText('test-benches.json')
  await choose(JSON.stringify(file))
  const benches = page.getByRole('listitem', { name: 'Test benches' })
  await expect(benches).toContainText('Not applied yet')
  await apply(page)
  await benches.getByRole('link', { name: 'Fields' }).click()
  await expect(page.getByRole('group', { name: 'Field 1' }).getByLabel('Name').first()).toHaveValue('Flow')
  expect((await page.request.get('/en/test-benches')).status()).toBe(200)

  await page.goto('about:blank')
  await page.goto(KINDS)
  await benches.getByRole('button', { name: 'Put away' }).click()
  await apply(page)
  expect((await page.request.get('/en/test-benches')).status()).toBe(404)
  await expect(benches).toHaveAttribute('data-away', 'true')
  await benches.getByRole('button', { name: 'Show again' }).click()
  await apply(page)
  expect((await page.request.get('/en/test-benches')).status()).toBe(200)

  // Its list gets another address, and the old one leads on.
  await benches.getByRole('button', { name: 'Edit' }).click()
  await expect(drawer(page)).toContainText('the old address leads on to the new one for ever')
  await drawer(page).getByLabel('Address of the list').fill('benches')
  await drawer(page).getByRole('button', { name: 'Done' }).click()
  await apply(page)
  const old = await page.request.get('/en/test-benches?page=1', { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([301, '/en/benches?page=1'])
  expect((await page.request.get('/en/benches')).status()).toBe(200)
  await benches.getByRole('button', { name: 'Edit' }).click()
  await expect(drawer(page)).toContainText('These lead here as well: /test-benches')
})
