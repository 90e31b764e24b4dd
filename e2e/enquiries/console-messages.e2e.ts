// Staff work on what visitors write: the badge moves by itself, the answer arrives by mail, spam comes back, what failed is sent again.
import type { Page } from '@playwright/test'
import { test } from '../testing/mail-site.ts'
import { expect } from '../testing/site.ts'
import { signIn, unique } from '../testing/staff.ts'

const INBOX = '/#/webSystemManage/web_message'
const DELIVERIES = '/#/webSystemManage/web_delivery'

type Enquiry = {
  name: string
  email: string
  content: string
  subject?: string
  language?: string
  memo?: string
}

// All on one server, whose mail server is told how to behave.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'language', value: 'en', url: baseURL }]),
)

/** Somebody fills in the form for as long as people need, and sends it; answers the number. */
async function visitorSends(baseURL: string, enquiry: Enquiry): Promise<string> {
  const post = async <Data>(path: string, body: object): Promise<Data> => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(baseURL + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await reply.json()) as { data: Data }).data
  }
  const { form } = await post<{ form: string }>('/api/web/message/form', {})
  const opened = Date.now()
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(2_200)
  const sent = { consent: true, form, ...enquiry }
  return (await post<{ number: string }>('/api/web/message/add', sent)).number
}

const badge = (page: Page) => page.locator('.message-button')
const head = (page: Page) => page.locator('.page-head').filter({ visible: true })

test('a message moves the badge; it is assigned, noted and answered, and the letter arrives in the language of the visitor', async ({
  page,
  baseURL,
  mail,
}) => {
  test.slow()
  const name = unique('Ana Journey')
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  await signIn(page, 'admin', INBOX)
  await expect(badge(page)).toHaveAccessibleName('Inquiries: 2 new')
  await visitorSends(baseURL, {
    name,
    email,
    content: '¿Qué precio tiene?',
    subject: 'Precio',
    language: 'es',
  })
  await expect(badge(page)).toHaveAccessibleName('Inquiries: 3 new')
  await expect(page).toHaveTitle(/^\(3\) Inquiries - /)
  await expect(page.getByRole('button', { name: 'New 3' })).toBeVisible()

  await page.getByRole('button', { name: 'Saved replies' }).click()
  await page.getByRole('button', { name: 'New saved reply' }).click()
  await page.getByLabel('Title').fill('Price list')
  await page.getByLabel('Text: Español').fill('Le enviamos nuestra lista, {{name}}.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Price list')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name }).click()
  await expect(page.locator('.message-letter')).toContainText('¿Qué precio tiene?')
  await page.getByRole('combobox', { name: 'Assignee' }).click()
  await page.getByTitle('Me', { exact: true }).click()
  await expect(page.locator('.ant-message').getByText(/^Assigned to ./)).toBeVisible()
  await expect(head(page)).toContainText('Assigned')
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Note (only staff see it)' }).fill('Wants a quick answer')
  await page.keyboard.press('Enter')
  await expect(page.locator('.message-history')).toContainText('Wants a quick answer')

  await page.getByRole('textbox', { name: 'Text' }).fill('Estimada {{name}}: ')
  await page.getByRole('button', { name: 'Insert a saved reply' }).click()
  await page.getByRole('menuitem', { name: 'Price list' }).click()
  // What is typed outlives the page.
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(
    `Estimada {{name}}: Le enviamos nuestra lista, ${name}.`,
  )
  await page.getByRole('button', { name: 'Preview' }).click()
  const letter = page.getByRole('dialog')
  await expect(letter).toContainText(`Estimada ${name}: Le enviamos nuestra lista, ${name}.`)
  await letter.getByRole('button', { name: 'Send' }).click()
  await expect(head(page)).toContainText('Replied')
  await expect(page.locator('.message-mails li').filter({ hasText: 'Reply to the visitor' })).toContainText(
    'Sent',
  )
  const arrived = mail.taken.filter(({ envelopeTo }) => envelopeTo.includes(email))
  expect(arrived.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Recibimos su consulta/),
    expect.stringMatching(/^Re: Precio \[M-/),
  ])
  expect(arrived[1]?.text).toContain(`Le enviamos nuestra lista, ${name}.`)
  await expect(badge(page)).toHaveAccessibleName('Inquiries: 2 new')
})

test('what was taken for spam comes into the inbox, and goes back', async ({ page, baseURL }) => {
  const name = unique('Spam Journey')
  await visitorSends(baseURL, { name, email: 'spam@example.com', content: 'A real question.', memo: 'x' })
  await signIn(page, 'admin', `${INBOX}?state=spam`)
  await page.getByRole('link', { name }).click()
  await expect(head(page)).toContainText('A hidden field was filled in')
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(head(page)).toContainText('New')
  await expect(page.getByRole('heading', { name: 'Reply' })).toBeVisible()
  await page.getByRole('button', { name: 'Handling' }).click()
  await page.getByRole('menuitem', { name: 'Advertising' }).click()
  await expect(page.getByText('Marked as spam')).toBeVisible()
  await expect(head(page)).toContainText('Advertising')
  await page.locator('.undo-way').last().click()
  await expect(head(page)).toContainText('New')
  // The keyboard does the same.
  await page.keyboard.press('e')
  await expect(head(page)).toContainText('Closed')
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
})

test('a letter that was refused is said in clear words, and sent again', async ({ page, baseURL, mail }) => {
  const email = `${unique('refused').replace(' ', '-')}@example.com`
  mail.state.mood = 'refuses'
  await visitorSends(baseURL, { name: 'Refused Journey', email, content: 'Hello.', language: 'en' })
  await signIn(page, 'admin', `${DELIVERIES}?state=dead`)
  const row = page.locator('tbody tr[data-row-key]').filter({ hasText: email })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('The receiving server rejects this address or email', { timeout: 3_000 })
  }).toPass()
  mail.state.mood = 'takes'
  await row.getByRole('button', { name: /^Send again/ }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(() => mail.taken.filter(({ envelopeTo }) => envelopeTo.includes(email)).length).toBe(1)
})

test('windows of one browser hold one stream; when its window closes, another takes it up', async ({
  page,
  context,
  baseURL,
}) => {
  const opened = new Map<Page, number>()
  const watch = (window: Page) =>
    window.on('request', (request) => {
      if (request.url().endsWith('/message/events')) opened.set(window, (opened.get(window) ?? 0) + 1)
    })
  watch(page)
  await signIn(page, 'admin', INBOX)
  await expect(badge(page)).toHaveAccessibleName(/^Inquiries: \d+ new$/)
  const second = await context.newPage()
  watch(second)
  await second.goto(INBOX)
  await expect(badge(second)).toHaveAccessibleName((await badge(page).getAttribute('aria-label')) ?? '')
  expect([opened.get(page), opened.get(second)]).toEqual([1, undefined])
  await page.close()
  await expect.poll(() => opened.get(second)).toBe(1)
  const before = Number(/\d+/.exec((await badge(second).getAttribute('aria-label')) ?? '')?.[0])
  await visitorSends(baseURL, { name: 'Second Window', email: 'second@example.com', content: 'Hello.' })
  await expect(badge(second)).toHaveAccessibleName(`Inquiries: ${before + 1} new`)
})
