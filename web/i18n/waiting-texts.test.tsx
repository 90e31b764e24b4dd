// A part that comes later waits for its words, of however many groups.
import { Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { createLanguageStore, LanguageProvider, useTexts } from './language.tsx'
import type { Rooms } from './messages.ts'
import { createTexts, type Source } from './texts.ts'

const rooms = (room: string, label: string) => ({ [room]: { label } }) as unknown as Rooms

/** Each group arrives when it is let in. */
function source() {
  const first = Promise.withResolvers<{ rooms: Rooms }>()
  const second = Promise.withResolvers<{ rooms: Rooms }>()
  const groups = { 'site/share': () => first.promise, 'site/documents': () => second.promise }
  return {
    source: Object.fromEntries(LANGUAGES.map((language) => [language, groups])) as unknown as Source,
    arrive: async () => {
      first.resolve({ rooms: rooms('site/share/share', 'One') })
      // The part is drawn again in between, with one of the two.
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve))
      second.resolve({ rooms: rooms('site/documents/document', 'Two') })
    },
  }
}

function Both() {
  const one = useTexts('site/share/share') as unknown as { label: string }
  const two = useTexts('site/documents/document') as unknown as { label: string }
  return (
    <p>
      {one.label} {two.label}
    </p>
  )
}

test('a part that waits for two groups is drawn once both are there, whichever comes first', async () => {
  const { source: from, arrive } = source()
  const store = createLanguageStore('en', createTexts({}, from))
  const failed: unknown[] = []
  const stream = await renderToReadableStream(
    <LanguageProvider store={store}>
      <Suspense fallback="waiting">
        <Both />
      </Suspense>
    </LanguageProvider>,
    { onError: (error) => void failed.push(error) },
  )
  await Promise.all([arrive(), stream.allReady])
  const html = await new Response(stream).text()
  expect(failed).toEqual([])
  expect(html).toContain('One')
  expect(html).toContain('Two')
})
