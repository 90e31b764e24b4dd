// Random nested junk of the kind that attackers send: nothing of it is saved, nothing of it is drawn.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichDoc } from '#contract/content/rich-text.ts'
import { cleanDoc } from '#rich-text/clean-doc.ts'
import { isLinkTarget } from '#rich-text/link-target.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { languageStore } from '#web/testing/texts.ts'
import { type LinkTo, RichText } from './rich-text.tsx'

const ROUNDS = 400
const KEY = `${'a'.repeat(40)}.jpg`

/** Numbers that look random and are the same each time, so that a failure can be seen again. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
type Roll = ReturnType<typeof dice>
const one = <T,>(roll: Roll, list: readonly T[]): T => list[roll(list.length)] as T

const NODES =
  'doc paragraph heading bulletList orderedList listItem blockquote codeBlock horizontalRule figure video table tableRow tableCell tableHeader text hardBreak script style iframe svg math image object embed form html __proto__ constructor toString'.split(
    ' ',
  )
const MARKS =
  'bold italic underline strike code subscript superscript link textStyle onclick __proto__'.split(' ')
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'vbscript:',
  'data:text/html;base64,',
  'blob:',
  'file:///',
  'view-source:',
]
const TRICKS = [
  (text: string) => `\u0000${text}`,
  (text: string) => ` \t\n${text}`,
  (text: string) => text.replace(':', '\t:'),
  (text: string) => text.replace('s', 's\n'),
  (text: string) => text.replace(':', '&colon;'),
  (text: string) => text.replace('j', '&#x6A;'),
  (text: string) => `/\\${text}`,
  (text: string) => `//evil.example/${text}`,
  (text: string) => `\u202e${text}`,
  (text: string) => encodeURIComponent(text),
  (text: string) => text,
]
const TEXTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</p><style>*{position:fixed}</style>',
  '\u0000\ud800\u0007plain',
  '&lt;script&gt;',
  '{{constructor.constructor("x")()}}',
  '字',
]
const CSS = [
  'expression(alert(1))',
  'url(javascript:alert(1))',
  'position:fixed;inset:0',
  '-moz-binding:url(x)',
]

const target = (roll: Roll) => one(roll, TRICKS)(`${one(roll, SCHEMES)}alert(${roll(9)})`)
function value(roll: Roll): unknown {
  return one<() => unknown>(roll, [
    () => target(roll),
    () => one(roll, CSS),
    () => one(roll, TEXTS),
    () => roll(2_000_000) - 1_000_000,
    () => null,
    () => [target(roll)],
    () => ({ toString: 'x', href: target(roll) }),
    () => KEY,
    () => 'youtube',
    () => 'https://good.example/a',
  ])()
}
function attributes(roll: Roll): unknown {
  if (roll(12) === 0) return value(roll)
  const names =
    'href src level start key caption provider id title language colspan rowspan style class onclick onerror srcdoc target dangerouslySetInnerHTML __proto__ constructor'.split(
      ' ',
    )
  const pairs = Array.from({ length: roll(7) }, () => [one(roll, names), value(roll)])
  return JSON.parse(
    `{${pairs.map(([name, given]) => `${JSON.stringify(name)}:${JSON.stringify(given)}`).join(',')}}`,
  )
}
function node(roll: Roll, depth: number): unknown {
  if (roll(20) === 0) return value(roll)
  const type = one(roll, NODES)
  return {
    type,
    ...(roll(3) > 0 && { attrs: attributes(roll) }),
    ...((type === 'text' || roll(6) === 0) && { text: roll(9) ? one(roll, TEXTS) : value(roll) }),
    ...(roll(3) === 0 && {
      marks: Array.from({ length: roll(5) }, () => ({ type: one(roll, MARKS), attrs: attributes(roll) })),
    }),
    ...(depth > 0 && { content: Array.from({ length: roll(6) }, () => node(roll, depth - 1)) }),
    ...(roll(10) === 0 && { props: { dangerouslySetInnerHTML: { __html: one(roll, TEXTS) } } }),
  }
}

const Link: LinkTo = ({ to, children }) => <a href={typeof to === 'string' ? to : to.hash}>{children}</a>
const TAGS = new Set(
  'p h2 h3 h4 ul ol li blockquote pre code hr figure figcaption img section table thead tbody tr th td br strong em u s sub sup a button span b svg path'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'id start data-language alt width height loading fetchpriority decoding sizes srcset src class aria-label aria-hidden tabindex scope colspan rowspan href rel target data-out type viewbox d'.split(
    ' ',
  ),
)

/** React escapes what content says, so each `<` of the drawing begins an element of ours. */
function wrongIn(drawn: string): string[] {
  const wrong: string[] = []
  for (const [tag, name = '', rest = ''] of drawn.matchAll(/<\/?([^\s>/]+)((?:"[^"]*"|[^">])*)>/g)) {
    if (!TAGS.has(name)) wrong.push(tag)
    for (const [, attribute = '', given = ''] of rest.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
      const fits =
        attribute === 'href'
          ? isLinkTarget(given.replaceAll('&amp;', '&'))
          : attribute !== 'src' || given.startsWith('/image?')
      if (!ATTRIBUTES.has(attribute.toLowerCase()) || !fits) wrong.push(tag)
    }
  }
  return wrong
}

test('of many hostile documents nothing is saved or drawn that the editor could not have made', () => {
  let kept = 0
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const roll = dice(seed)
    const given = { type: 'doc', content: Array.from({ length: 1 + roll(5) }, () => node(roll, 1 + roll(4))) }
    const result = cleanDoc(given)
    if ('refused' in result || result.doc === null) continue
    kept += 1
    expect(RichDoc.safeParse(result.doc).error, String(seed)).toBeUndefined()
    expect(cleanDoc(result.doc), String(seed)).toEqual(result)
    const drawn = renderToStaticMarkup(
      <LanguageProvider store={languageStore('en')}>
        <RichText
          doc={result.doc}
          pictures={[{ key: KEY, figure: KEY, width: 9, height: 9, alt: '' }]}
          link={Link}
        />
      </LanguageProvider>,
    )
    expect(wrongIn(drawn), String(seed)).toEqual([])
  }
  expect(kept).toBeGreaterThan(ROUNDS / 2)
  expect(({} as Record<string, unknown>).href).toBeUndefined()
})
