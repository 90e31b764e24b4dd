// A rich text is drawn with our own elements, and never as markup of its own.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DocBlock } from '#rich-text/rich-doc.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { languageStore } from '#web/testing/texts.ts'
import { VideoFacade } from '#web/ui/pictures/video-facade.tsx'
import { headingsOf } from './rich-headings.ts'
import { type LinkTo, RichText } from './rich-text.tsx'

const KEY = `${'a'.repeat(40)}.jpg`
const picture = { key: 'shown.jpg', figure: KEY, width: 1200, height: 900, alt: 'A meter' }
const Link: LinkTo = ({ to, children }) => <a href={typeof to === 'string' ? to : to.hash}>{children}</a>
const words = (text: string) => [{ type: 'text' as const, text }]
const line = (text: string): DocBlock => ({ type: 'paragraph', content: words(text) })

const draw = (content: DocBlock[], more: { level?: 2 | 3; lead?: boolean } = {}) =>
  renderToStaticMarkup(
    <LanguageProvider store={languageStore('en')}>
      <RichText doc={{ type: 'doc', content }} pictures={[picture]} link={Link} {...more} />
    </LanguageProvider>,
  )

test('content never becomes markup', () => {
  expect(draw([line('<script>alert(1)</script>')], { lead: true })).toBe(
    '<p class="lead">&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  )
})

test('no document is nothing', () => {
  expect(draw([])).toBe('')
})

test('headings have the ids that a list of contents points at, and stand below those of the page', () => {
  const content: DocBlock[] = [
    { type: 'heading', attrs: { level: 2 }, content: words('Why') },
    line('So.'),
    { type: 'heading', attrs: { level: 3 }, content: words('How') },
  ]
  expect(draw(content)).toBe('<h2 id="part-1">Why</h2><p>So.</p><h3 id="part-2">How</h3>')
  expect(draw(content, { level: 3 })).toContain('<h3 id="part-1">Why</h3>')
  expect(headingsOf({ type: 'doc', content }).map(({ id, text }) => [id, text])).toEqual([
    ['part-1', 'Why'],
    ['part-2', 'How'],
  ])
})

test('a link within the site is made by the site, one that leads out says so, an unsafe one is its words', () => {
  const link = (href: string): DocBlock => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }, { type: 'bold' }] }],
  })
  expect(draw([link('/news')])).toBe('<p><a href="/news"><strong>a</strong></a></p>')
  expect(draw([link('#part-1')])).toBe('<p><a href="#part-1"><strong>a</strong></a></p>')
  expect(draw([link('https://a.example')])).toContain('rel="noopener noreferrer" target="_blank"')
  expect(draw([link('javascript:alert(1)')])).toBe('<p><strong>a</strong></p>')
})

test('a picture says what stands in the text before what the library says, and nothing where it is decoration', () => {
  const figure = (alt: string): DocBlock => ({ type: 'figure', attrs: { key: KEY, caption: '', alt } })
  expect(draw([figure('Our bench')])).toContain('alt="Our bench"')
  expect(draw([figure('')])).toContain('alt=""')
})

test('a picture brings its alternative text and its caption; one that is gone leaves the caption', () => {
  const figure = (key: string): DocBlock => ({ type: 'figure', attrs: { key, caption: 'In the hall' } })
  const drawn = draw([figure(KEY)])
  expect(drawn).toContain('alt="A meter"')
  expect(drawn).toContain('<figcaption>In the hall</figcaption>')
  expect(draw([figure(`${'b'.repeat(40)}.jpg`)])).toBe('<p>In the hall</p>')
})

test('a table has its head apart, says what its heads are for, and scrolls in a frame of its own', () => {
  const cell = (type: 'tableHeader' | 'tableCell', text: string) => ({
    type,
    attrs: { colspan: 1, rowspan: 1 },
    content: [line(text)],
  })
  const table: DocBlock = {
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('tableHeader', 'Size'), cell('tableHeader', 'Flow')] },
      { type: 'tableRow', content: [cell('tableHeader', 'DN 50'), cell('tableCell', '7')] },
    ],
  }
  expect(draw([table])).toBe(
    '<section class="prose-table" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">Size</th>' +
      '<th scope="col">Flow</th></tr></thead><tbody><tr><th scope="row"><span class="whole">DN 50</span></th><td>7</td></tr></tbody></table></section>',
  )
})

test('a table of one row of heads has no head apart, so that it is not left without a body', () => {
  const attrs = { colspan: 1, rowspan: 1 }
  const heads = ['Size', 'Flow'].map((text) => ({
    type: 'tableHeader' as const,
    attrs,
    content: [line(text)],
  }))
  const drawn = draw([{ type: 'table', content: [{ type: 'tableRow', content: heads }] }])
  expect(drawn).not.toContain('<thead>')
  expect(drawn).toContain('<tbody><tr><th scope="row">Size</th><th scope="row">Flow</th></tr></tbody>')
})

test('of a video nothing is loaded before it is asked for', () => {
  const drawn = renderToStaticMarkup(
    <LanguageProvider store={languageStore('en')}>
      <VideoFacade provider="youtube" id="abcdefghijk" title="A film" />
    </LanguageProvider>,
  )
  expect(drawn).not.toMatch(/iframe|src=|img/)
  expect(drawn).toContain('A film')
  expect(drawn).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"')
})
