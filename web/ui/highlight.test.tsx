// What a search marks in a text.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { piecesAt } from '#web/ui/words/pieces-at.ts'
import { Highlight } from './highlight.tsx'

test('hits are marked and everything else stays as it is', () => {
  expect(
    renderToStaticMarkup(
      <Highlight
        text="Válvulas & medidores"
        hits={[
          [0, 8],
          [11, 20],
        ]}
      />,
    ),
  ).toBe('<mark>Válvulas</mark> &amp; <mark>medidores</mark>')
})

test('a text with script in it is only words', () => {
  expect(renderToStaticMarkup(<Highlight text="<script>x</script>" hits={[[1, 7]]} />)).toBe(
    '&lt;<mark>script</mark>&gt;x&lt;/script&gt;',
  )
})

test('pieces put together are the text again, whatever the hits', () => {
  for (const hits of [
    [],
    [[0, 3]],
    [[2, 9]],
    [
      [0, 2],
      [1, 4],
    ],
    [[7, 100]],
  ] as [number, number][][]) {
    expect(
      piecesAt('DN 10–12', hits)
        .map((piece) => piece.text)
        .join(''),
    ).toBe('DN 10–12')
  }
})
