import { expect, test } from 'vitest'
import { cleanDoc } from '#rich-text/clean-doc.ts'
import { docOfHtml, lineOfHtml, withCaptions } from './html-doc.ts'
import { htmlOfPost } from './wordpress-html.ts'

const KEY = `${'a'.repeat(40)}.png`
function read(html: string) {
  const clean = cleanDoc(withCaptions(docOfHtml(htmlOfPost(html), () => KEY)))
  return 'doc' in clean ? (clean.doc?.content ?? []) : clean.refused
}

test('tables, nested lists, code and unclosed tags keep their structure', () => {
  expect(
    read('<table><tr><th>A<td colspan=2>B</table><ul><li>x<ol start="3"><li>y</ol></ul><pre>a\n  b</pre>'),
  ).toMatchObject([
    { type: 'table', content: [{ content: [{ type: 'tableHeader' }, { attrs: { colspan: 2 } }] }] },
    { type: 'bulletList', content: [{ content: [{}, { type: 'orderedList', attrs: { start: 3 } }] }] },
    { type: 'codeBlock', content: [{ text: 'a\n  b' }] },
  ])
  expect(read('<p><b>bold <i>both</b> rest')).toMatchObject([{ type: 'paragraph' }])
})

test('a caption shortcode is a picture with its words, other shortcodes go', () => {
  expect(
    read(
      '[caption id="a" width="3"]<a href="/x"><img src="/p.png"></a> The hall[/caption]\n\n[gallery ids="1"]\n\nWords',
    ),
  ).toMatchObject([
    { type: 'figure', attrs: { key: KEY, caption: 'The hall' } },
    { type: 'paragraph', content: [{ text: 'Words' }] },
  ])
})

test('links that run something lose it, and words keep their character references', () => {
  const [paragraph] = read('<p><a href="java&#115;cript:alert(1)">a</a> &amp;lt;b&gt; 1 < 2</p>') as object[]
  expect(paragraph).toEqual({ type: 'paragraph', content: [{ type: 'text', text: 'a &lt;b> 1 < 2' }] })
  expect(lineOfHtml('A &#8211; <b>B</b>\n C')).toBe('A – B C')
})

test('hostile text is read in a time that grows with its length alone', () => {
  const begun = performance.now()
  for (const piece of ['<', '<a "', "<a x='", '<!--', '<p', '[caption ', '<figure>', '&', '<script>', '<b>'])
    read(piece.repeat(20_000))
  expect(performance.now() - begun).toBeLessThan(15_000)
})
