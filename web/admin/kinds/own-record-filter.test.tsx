// What a list is narrowed to stands in its filter by the title, also before anything was searched for.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { chosenQuery } from '#web/admin/editor/inputs/record-picker.tsx'
import { AppRoot } from '#web/app/app-root.tsx'
import { languageStore } from '#web/testing/texts.ts'
import { recordsOfField } from './admin-api.ts'
import { OwnRecordFilter } from './own-record-filter.tsx'

function drawn(value: number | null) {
  const source = recordsOfField('product', 'o3')
  if (!source) throw new Error('products take fields')
  const client = new QueryClient()
  const spring = { id: 4, state: 'published' as const, title: { ...NO_TEXT, en: 'Spring fair' } }
  client.setQueryData(chosenQuery(source, 4).queryKey, spring)
  return renderToString(
    <AppRoot language={languageStore('en')} doorway={{ hash: false, prefetch: () => {} }} preview={null}>
      <QueryClientProvider client={client}>
        <OwnRecordFilter label="Shown at" source={source} value={value} onChange={() => {}} />
      </QueryClientProvider>
    </AppRoot>,
  )
}

test('the record that is chosen is called by its title, and one that is gone by its number', () => {
  expect(drawn(4)).toContain('Spring fair')
  expect(drawn(9)).toContain('#9')
  expect(drawn(null)).toContain('Shown at')
  expect(drawn(null)).not.toContain('Spring fair')
})
