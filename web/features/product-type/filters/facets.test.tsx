// The groups that a list is narrowed by, as the server draws it.
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AppRoot } from '#web/app/app-root.tsx'
import { filterOf } from '#web/site/listing/filters/filter-address.ts'
import { languageStore } from '#web/testing/texts.ts'
import { Facets } from './facets.tsx'

const facet = {
  ...{ key: 'made', name: 'Made since', unit: '', dimension: null, values: [], range: null, shownIn: {} },
  ...{ type: 'date' as const, days: { first: '2019-05-01', last: '2024-02-29' } },
}
const records = {
  ...{ key: 'o9', name: 'Shown at', unit: '', dimension: null, range: null, days: null },
  ...{ type: 'records' as const, shownIn: { 'values.0.name': 'es' as const } },
  values: [
    { key: '12', name: 'Feria de Bremen', count: 2 },
    { key: '7', name: 'Spring fair', count: 0 },
  ],
}
const others = [
  { key: 'o30', name: 'Coating', type: 'choice' as const, unit: '', shownIn: {} },
  { key: 'o31', name: 'Reach', type: 'number' as const, unit: 'm', shownIn: {} },
]
const drawn = (search: string) =>
  renderToString(
    <AppRoot language={languageStore('en')} doorway={{ hash: false, prefetch: () => {} }} preview={null}>
      <MemoryRouter initialEntries={[`/productModular/1${search}`]}>
        <Facets
          id="f"
          facets={[facet, records]}
          others={others}
          filter={filterOf(new URLSearchParams(search))}
        />
      </MemoryRouter>
    </AppRoot>,
  ).replaceAll('<!-- -->', '')
const fieldIn = (html: string, name: string) =>
  html.match(/<input[^>]*>/g)?.find((one) => one.includes(`name="${name}"`)) ?? ''

test('a date is narrowed by two fields for days, with what the address asks for in them', () => {
  const html = drawn('?f.made.min=2020-01-01')
  expect(fieldIn(html, 'f.made.min')).toContain('type="date"')
  expect(fieldIn(html, 'f.made.min')).toContain('value="2020-01-01"')
  expect(fieldIn(html, 'f.made.max')).toContain('value=""')
})

test('the first and the last day that there are stand below, in the language of the page', () => {
  expect(drawn('')).toContain(
    '<time dateTime="2019-05-01">1 May 2019</time> – <time dateTime="2024-02-29">29 Feb 2024</time>',
  )
})

test('records are boxes with their titles, and what the address asks for is ticked', () => {
  const html = drawn('?f.o9=12')
  const boxes = html.match(/<input[^>]*name="f\.o9"[^>]*>/g) ?? []
  expect(boxes.map((box) => [/value="(\d+)"/.exec(box)?.[1], box.includes('checked')])).toEqual([
    ['12', true],
    ['7', false],
  ])
  expect(html).toContain('Spring fair')
  expect(html).toMatch(/lang="es"[^>]*>Feria de Bremen/)
})

test('groups that are not open yet are links to the same list with them, which search engines leave alone', () => {
  const html = drawn('?f.made.min=2020-01-01&page=2')
  expect(html).toContain('2 more filters')
  expect(html).not.toContain('name="facet"')
  const links = html.match(/<a [^>]*>/g)?.filter((link) => link.includes('facet=')) ?? []
  expect(links).toHaveLength(2)
  expect(links[0]).toContain('f.made.min=2020-01-01&amp;page=2&amp;facet=o30"')
  expect(links[0]).toContain('rel="nofollow"')
})

test('a group that was opened stays open with the next choice, beside the next one that is opened', () => {
  const html = drawn('?facet=o29')
  expect(html).toContain('<input type="hidden" name="facet" value="o29"/>')
  expect(html).toContain('facet=o29&amp;facet=o30"')
})
