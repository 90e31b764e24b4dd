// A role that reaches only so far: set in the console, felt in the editor, explained with the right.
import { newPerson } from '../testing/people.ts'
import { choose, newKey, ROLES, row, toast } from '../testing/roles.ts'
import { expect, test } from '../testing/site.ts'
import { call, field, PRODUCTS, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

type Row = { id: number; version: number; productModel: string; productName: Record<string, string> }

const WORDS = {
  en: {
    note: 'Your roles let you write here: Español. The rest is locked.',
    save: 'Save',
    saved: 'Saved',
  },
  zh: { note: '您的角色在此可写：Español。其余已锁定。', save: '保存', saved: '已保存' },
  es: {
    note: 'Sus roles le permiten escribir aquí: Español. Lo demás está bloqueado.',
    save: 'Guardar',
    saved: 'Guardado',
  },
} as const

for (const [language, words] of Object.entries(WORDS))
  test(`in ${language}: a translator may only write Spanish: all else is locked, and the form begins there`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL }])
    await signIn(page, 'admin', '/#/dashboard')
    const { data } = await call<{ items: Row[] }>(page, '/api/web/product/list?limit=3')
    const product = data.items[Object.keys(WORDS).indexOf(language)]
    const translator = await newPerson(page, ['web_product:update'], { languages: ['es'] })
    await signIn(page, translator, `${PRODUCTS}/${product?.id}`)
    await expect(page.getByText(words.note)).toBeVisible()
    const name = field(page, 'product.productName')
    await expect(name).toHaveAttribute('lang', 'es')
    await expect(field(page, 'product.productModel')).toBeDisabled()
    const spanish = unique('Válvula de bola')
    await name.fill(spanish)
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByText(words.saved).first()).toBeVisible()
    await page.locator('.language-choice').getByText('English').click()
    await expect(name).toHaveAttribute('lang', 'en')
    await expect(name).toBeDisabled()
    const { data: now } = await call<Row>(page, `/api/web/product/read?id=${product?.id}`)
    expect(now.productName).toEqual({ ...product?.productName, es: spanish })
    const refused = await call<{ fields: object }>(page, '/api/web/product/update', {
      ...{ id: now.id, version: now.version, productName: { en: 'Mine' } },
    })
    expect(refused).toMatchObject({ code: 403, data: { fields: { 'productName.en': expect.any(String) } } })
  })

test('limits are set in the drawer of a role, told in the list, and explained with the right', async ({
  page,
}) => {
  await signIn(page, 'admin', ROLES)
  const key = newKey()
  const title = unique('Prices')
  const { data: role } = await call<{ id: number; version: number }>(page, '/api/role/add', {
    ...{ name: key, title: { zh: '', en: title, es: '' }, sort: 1, flag: 'enabled', remark: '' },
  })
  await call(page, '/api/role/grant', { ...role, grants: ['web_product:update'] })
  await page.reload()
  await choose(page, title, 'Edit')
  const drawer = page.getByRole('dialog', { name: `Edit “${title}”` })
  const limits = drawer.getByRole('group', { name: 'Limits on content' })
  await limits.getByRole('checkbox', { name: 'all other fields' }).uncheck()
  await limits.getByRole('checkbox', { name: 'legal statements' }).uncheck()
  await limits.getByRole('checkbox', { name: 'prices' }).uncheck()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByText('Please tick at least one')).toBeVisible()
  await limits.getByRole('checkbox', { name: 'prices' }).check()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, `“${title}” is saved`)).toBeVisible()
  await expect(row(page, title).getByText('Limited')).toBeVisible()
  const { data: read } = await call<{ limits: object }>(page, `/api/role/read?id=${role.id}`)
  expect(read.limits).toEqual({ languages: null, groups: ['price'], own: false })
})
