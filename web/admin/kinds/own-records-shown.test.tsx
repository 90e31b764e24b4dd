// What a field of the owner that leads to records says where versions are compared: titles, and no numbers.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { productKind } from '#contract/kinds/product.ts'
import { chosenQuery } from '#web/admin/editor/inputs/record-picker.tsx'
import { AppRoot } from '#web/app/app-root.tsx'
import { languageStore } from '#web/testing/texts.ts'
import { recordsOfField } from './admin-api.ts'
import { fieldsShown } from './use-editor-kind.tsx'

const WORDS = { sections: {}, fields: {} }
const source = recordsOfField('product', 'o3')

test('records are called by their titles; one that is gone by its number', () => {
  if (!source) throw new Error('products take fields')
  const client = new QueryClient()
  const spring = { id: 4, state: 'published' as const, title: { ...NO_TEXT, en: 'Spring fair' } }
  client.setQueryData(chosenQuery(source, 4).queryKey, spring)
  const shown = fieldsShown(productKind, WORDS).show('values.o3', [4, 9])
  const html = renderToString(
    <AppRoot language={languageStore('en')} doorway={{ hash: false, prefetch: () => {} }} preview={null}>
      <QueryClientProvider client={client}>{shown}</QueryClientProvider>
    </AppRoot>,
  )
  expect(html).toContain('Spring fair, #9')
})

test('what leads to no records is left to be shown like any value', () => {
  expect(fieldsShown(productKind, WORDS).show('values.o3', ['c1'])).toBeUndefined()
  expect(recordsOfField('homepage', 'o3')).toBeNull()
})
