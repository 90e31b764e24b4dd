// What the field for a moment gives as examples, it understands.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WRITTEN_LANGUAGES } from '../../contract/languages/language-facts.ts'
import { momentReader } from '../../web/admin/editor/plan/typed-moment.ts'

const QUOTED = /[“„«「]\s*([^”“»」]+?)\s*[”“»」]/g

test.each(Object.keys(WRITTEN_LANGUAGES))(
  'each example is understood where the interface speaks %s',
  (language) => {
    const file = readFileSync(`texts/${language}/console/editor/time.json`, 'utf8')
    const { example = '', unread = '', otherText = '' }: Record<string, string> = JSON.parse(file)
    const examples = [
      // Behind the first colon.
      example.replace(/^[^:：]+[:：]/, ''),
      ...[unread, otherText].flatMap((text) => [...text.matchAll(QUOTED)].map(([, quoted = '']) => quoted)),
    ]
    expect(examples).toHaveLength(5)
    const read = momentReader(language)
    expect(examples.filter((one) => read(one, '2026-11-22T14:30') === null)).toEqual([])
  },
)
