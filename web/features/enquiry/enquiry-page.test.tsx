// What the form says by what it is about, rendered as the server does for visitors without scripts.
import { expect, test } from 'vitest'
import type { AskedAbout } from '#contract/enquiries/message.ts'
import { DECLARED } from '#contract/kinds/declared.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { render } from '#web/render.tsx'
import { sampleDoor, UNKNOWN_ID } from '#web/testing/sample-answers.ts'

async function pageAt(route: string, answer: Partial<AskedAbout> = {}) {
  const { read } = sampleDoor('en')
  const made = await render({
    ...{ language: 'en', route, origin: '', alternates: {}, everywhere: null, preview: null },
    read: async (path, query) => {
      const said = await read(path as '/api/web/message/asked', query as { ids: string })
      if (path !== '/api/web/message/asked') return said
      const ids = (query as { ids: string }).ids.split(',').map(Number)
      const items = ids.filter((id) => id !== UNKNOWN_ID).map((id) => ({ ...said.items[0], ...answer, id }))
      return { items }
    },
  })
  if (!('html' in made)) throw new Error('no page')
  const form = /<form.*<\/form>/s.exec(made.html)?.[0] ?? ''
  const heading = /<h1>(.*?)<\/h1>/s.exec(made.html)?.[1]?.replace(/<[^>]*>/g, '')
  return { html: made.html, title: made.title, form, heading }
}

test('the form says what it is about: its kind, its title, its picture and the way back', async () => {
  const { html, title, form, heading } = await pageAt('/message?about=3')
  expect(heading).toBe('Inquiry about A town saves water')
  expect(title).toContain('Inquiry about: A town saves water')
  expect(html).toMatch(/<a class="enquiry-about" [^>]*href="\/en\/successCaseDetail\/3.*?<img .*?Case study/s)
  expect(form).toContain('name="aboutId" value="3"')
})

test('a kind with words of its own says them, and what it does not say is said as everywhere', async () => {
  const { html, heading, form } = await pageAt('/message?product=7', {
    kind: 'product',
    id: 7,
    code: 'LTB-50',
  })
  expect(heading).toBe('Request a quote LTB-50')
  expect(html).toContain('aria-label="About the product: LTB-50 A town saves water"')
  expect(form).toContain('name="aboutId" value="7"')
  expect(form).toContain('aria-label="Request a quote: LTB-50"')
  expect(form).toMatch(/<button type="submit"[^>]*>Send</)
})

test('products of the address are lines of the form, with the order code that was chosen', async () => {
  const product = { kind: 'product', code: 'LTB-50' } as const
  const { form, heading } = await pageAt('/message?ids=15,7', product)
  expect(heading).toBe('Request a quote')
  expect(form.match(/name="lines\.\d\.productId" value="\d+"/g)).toEqual([
    'name="lines.0.productId" value="15"',
    'name="lines.1.productId" value="7"',
  ])
  const coded = await pageAt('/message?product=7&code=LTB50-25', product)
  expect(coded.form).toMatch(/name="lines\.0\.code"[^>]* value="LTB50-25"/)
  expect(coded.form).toMatch(/<legend>How should we reply\?.*one is enough/)
})

test('what visitors do not see is not named, and asked about all the same', async () => {
  const { html, heading, form } = await pageAt(`/message?about=${UNKNOWN_ID}`)
  expect(heading).toBe('Contact us')
  expect(html).not.toContain('class="enquiry-about"')
  expect(form).toContain(`name="aboutId" value="${UNKNOWN_ID}"`)
  for (const route of ['/message', '/message?about=x', '/message?about=-1'])
    expect((await pageAt(route)).form).not.toContain('aboutId')
})

const FILES = import.meta.glob<object>('../../../texts/*/site/asked/*.json', {
  import: 'default',
  eager: true,
})

test('the kinds that visitors ask about in other words have them in each language, and no kind else', () => {
  const kinds: string[] = DECLARED.filter((kind) => 'asked' in kind && kind.asked).map(({ kind }) => kind)
  // Not declared yet.
  if (!DECLARED.some(({ kind }) => (kind as string) === 'product')) kinds.push('product')
  for (const language of LANGUAGES) {
    const own = Object.keys(FILES).flatMap(
      (file) => new RegExp(`/${language}/site/asked/(\\w+)\\.json$`).exec(file)?.[1] ?? [],
    )
    expect(own.toSorted()).toEqual(kinds.toSorted())
  }
})
