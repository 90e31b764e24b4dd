// Values that differ by region, as the server draws them: all of them stand in the page, which is one for everybody.
import { expect, test } from 'vitest'
import { render } from '#web/render.tsx'
import { sampleDoor } from '#web/testing/sample-answers.ts'

async function pageAt(route: string) {
  const { read } = sampleDoor('en')
  const made = await render({
    ...{
      language: 'en',
      route,
      origin: 'https://site.example',
      alternates: {},
      everywhere: null,
      preview: null,
    },
    read: read as never,
  })
  return 'html' in made ? made.html : ''
}
/** What is read where nothing is styled. */
const readIn = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('the table of facts says what holds everywhere and in each region, and nothing where nothing is said', async () => {
  const html = await pageAt('/productDetail/7')
  const text = readIn(html)
  expect(text).toContain('Grade Coarse Fine Europe By region Europe Fine Everywhere else Coarse')
  expect(text).toContain('Approval Not stated Usmark America By region America Usmark')
  expect(html).toContain('<span data-region="r1">')
})

test('a price says what it is in each region', async () => {
  const text = readIn(await pageAt('/productDetail/7'))
  expect(text).toContain('€ 480 € 500 Europe By region Europe € 500 Everywhere else € 480')
})

test('the visitor chooses a region beside the facts, and the page names the countries of each', async () => {
  const html = await pageAt('/productDetail/7')
  expect(html).toContain('data-regions="r1 DE FR;r2 US"')
  const [choice = ''] = /<select class="region-choice".*?<\/select>/.exec(html) ?? []
  expect(readIn(choice).trim()).toBe('Everywhere else Europe America')
})

test('a page on which nothing differs has no choice of a region', async () => {
  expect(await pageAt('/news')).not.toContain('region-choice')
})
