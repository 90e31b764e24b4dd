// A buyer asks for three products with a drawing, in each language; the line breaks on the way, and staff find all of it.
import { readFile } from 'node:fs/promises'
import { LANGUAGES, type Language } from '../../contract/languages/language-codes.ts'
import { expectAccess } from '../testing/axe.ts'
import { expect, test } from '../testing/site.ts'
import { call, signIn, unique } from '../testing/staff.ts'

const words = async (language: Language) => {
  const text = await readFile(
    new URL(`../../texts/${language}/site/enquiry/form.json`, import.meta.url),
    'utf8',
  )
  const own = await readFile(
    new URL(`../../texts/${language}/site/asked/product.json`, import.meta.url),
    'utf8',
  )
  return { ...JSON.parse(text), ...JSON.parse(own) } as Record<string, string>
}
const STEP = Buffer.concat([Buffer.from('ISO-10303-21;\n'), Buffer.alloc(2_300_000, 'x')])

for (const language of LANGUAGES)
  test(`three products with a drawing, over a line that breaks, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const say = await words(language)
    // A phone and a wide screen in turn.
    const wide = LANGUAGES.indexOf(language) % 2 === 1
    await page.setViewportSize(wide ? { width: 1440, height: 900 } : { width: 390, height: 844 })
    const reply = await fetch(`${baseURL}/api/web/product/listAll?limit=3`)
    const { data } = (await reply.json()) as { data: { items: { id: number; productModel: string }[] } }
    const [first] = data.items
    await page.goto(`/${language}/message?ids=${data.items.map(({ id }) => id).join(',')}`)
    const lines = page.locator('.ask-line')
    await expect(lines).toHaveCount(3)
    await expect(lines.first().getByLabel(say.size ?? '')).toBeInViewport({ ratio: 1 })
    await lines
      .first()
      .getByLabel(say.size ?? '')
      .fill('DN 100')
    await lines
      .first()
      .getByLabel(say.quantity ?? '', { exact: true })
      .fill('10')
    await lines
      .nth(1)
      .getByRole('button', { name: say.more ?? '' })
      .click()
    await expect(lines.nth(1).getByLabel(say.quantity ?? '', { exact: true })).toHaveValue('1')

    // Neither e-mail nor telephone: said of both, and one of them is enough.
    const form = page.locator('.enquiry-form')
    await form.getByRole('button', { name: say.send ?? '', exact: true }).click()
    await expect(form.locator('.either.is-wrong .field-error')).toBeVisible()
    await expect(form.getByLabel(say.email ?? '')).toBeFocused()
    const name = unique(`Ask ${language}`)
    await form.getByLabel(say.phone ?? '').fill('+52 55 0000 0110')
    await expect(form.locator('.either.is-wrong')).toHaveCount(0)
    await form.getByLabel(say.name ?? '', { exact: true }).fill(name)
    await form.getByRole('checkbox').check()

    // The line breaks at the second part, and comes back.
    let parts = 0
    await page.route('**/message/file/part?*', (route) => {
      parts += 1
      return parts === 2 ? route.abort() : route.continue()
    })
    await form.locator('input[type="file"]').setInputFiles([
      { name: 'Skid-04.step', mimeType: 'model/step', buffer: STEP },
      { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') },
    ])
    const uploads = form.locator('.upload')
    await expect(uploads.filter({ hasText: 'list.pdf' })).toHaveClass(/is-wrong/)
    await expect(uploads.filter({ hasText: 'Skid-04.step' }).locator('progress')).toHaveCount(0)
    expect(parts).toBeGreaterThan(3)
    await form.getByRole('button', { name: say.send ?? '', exact: true }).click()
    await expect(page.locator('.enquiry-number')).toBeVisible()
    // It takes the place of the form, as wide as that.
    expect((await page.locator('.enquiry-sent').boundingBox())?.width).toBeGreaterThan(300)
    const number = (await page.locator('.enquiry-number').textContent()) ?? ''

    // The link opens it for whoever has it, without an account.
    const link = (await page.locator('.enquiry-sent a.button').getAttribute('href')) ?? ''
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    await expect(page.locator('.own-lines li').first()).toContainText(`10 × ${first?.productModel}`)
    await page.locator('#own-text').fill(`${name} adds this`)
    await page.locator('.own-enquiry button[type="submit"]').first().click()
    await expect(page.locator('.thread')).toContainText(`${name} adds this`)
    await expectAccess(page, `own enquiry ${language}`)

    await signIn(page, 'admin', '/#/dashboard')
    // Spam or not: a program fills in a form faster than people do.
    const listed = async (state: string) => {
      const query = `keyword=${encodeURIComponent(number)}${state}`
      type Found = { items: { id: number; excerpt: string }[] }
      return (await call<Found>(page, `/api/web/message/list?${query}`)).data.items
    }
    const [item = { id: 0, excerpt: '' }] = [...(await listed('')), ...(await listed('&state=spam'))]
    expect(item.excerpt).toContain(`10 × ${first?.productModel}`)
    await page.goto(`/#/webSystemManage/web_message/${item.id}`)
    await expect(page.locator('.message-lines tbody tr')).toHaveCount(3)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /Skid-04\.step/ }).click()
    const bytes = await readFile(await (await saved).path())
    expect(bytes.equals(STEP)).toBe(true)
  })
