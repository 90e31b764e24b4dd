// The group that a list is narrowed by days with, as the server draws it.
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AppRoot } from '#web/app/app-root.tsx'
import { filterOf } from '#web/site/listing/filters/filter-address.ts'
import { languageStore } from '#web/testing/texts.ts'
import { Facets } from './facets.tsx'

const facet = {
  ...{ key: 'made', name: 'Made since', unit: '', values: [], range: null, shownIn: {} },
  ...{ type: 'date' as const, days: { first: '2019-05-01', last: '2024-02-29' } },
}
const drawn = (search: string) =>
  renderToString(
    <AppRoot language={languageStore('en')} doorway={{ hash: false, prefetch: () => {} }} preview={null}>
      <MemoryRouter initialEntries={[`/productModular/1${search}`]}>
        <Facets id="f" facets={[facet]} filter={filterOf(new URLSearchParams(search))} />
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
