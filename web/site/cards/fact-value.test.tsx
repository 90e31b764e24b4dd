// A fact that names records, as the server draws it: links through either door, and a plain value of any other fact.
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ShownSpec } from '#contract/products/product-card.ts'
import { AppRoot } from '#web/app/app-root.tsx'
import { languageStore } from '#web/testing/texts.ts'
import { OwnFacts } from './own-facts.tsx'

const fact: ShownSpec = {
  ...{ name: 'Shown at', value: 'Lyon, 汉诺威展会', unit: '', us: null, conditions: '', usConditions: null },
  records: [
    { title: 'Lyon', address: '/eventDetail/3-lyon' },
    { title: '汉诺威展会', address: '/eventDetail/4' },
  ],
}
const drawn = (facts: ShownSpec[], hash = false) =>
  renderToString(
    <AppRoot language={languageStore('en')} doorway={{ hash, prefetch: () => {} }} preview={null}>
      <MemoryRouter initialEntries={['/productDetail/1']}>
        <OwnFacts of={{ facts, shownIn: { 'facts.0.records.1.title': 'zh' } }} />
      </MemoryRouter>
    </AppRoot>,
  ).replaceAll('<!-- -->', '')

test('records of a fact are links to their pages, each in the language of its title', () => {
  for (const hash of [false, true]) {
    const html = drawn([fact], hash)
    expect(html).toContain('<a href="/en/eventDetail/3-lyon">Lyon</a>')
    expect(html).toMatch(/<a [^>]*lang="zh"[^>]*>汉诺威展会<\/a>/)
    expect(html.match(/<li>/g)).toHaveLength(2)
    // The names are not said twice.
    expect(html).not.toContain('Lyon, ')
  }
})

test('a fact without records is its value', () => {
  const { records: _, ...plain } = fact
  expect(drawn([{ ...plain, value: '12', unit: 'mm' }])).not.toContain('<ul')
})
