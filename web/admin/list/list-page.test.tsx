// A list page is drawn from its declaration: filters by their kind in the address, actions by what the person may do.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionInfo } from '#contract/people/auth.ts'
import { LateApp } from '#web/admin/frame/late/late-app.tsx'
import { flag, id, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { SessionProvider } from '#web/session/permit.tsx'
import { languageStore } from '#web/testing/texts.ts'
import { ListPage } from './list-page.tsx'
import { useList } from './use-list.ts'

/** A wide window of a browser that keeps nothing. */
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => vi.unstubAllGlobals())

const LIST = listAddress({
  filters: { name: text(20), recordId: id(), flag: oneOf(['on', 'off']), trashed: flag() },
  sorts: ['name'],
  sort: 'name',
})
const words = { title: 'Pumps', total: () => '1 pump', none: 'None', noneFound: 'None found' }

function Pumps() {
  return (
    <ListPage
      name="web_product"
      words={words}
      list={useList(LIST)}
      asked={{
        ...{ data: { total: 1, items: [{ id: 7, name: 'Gear pump' }] }, error: null },
        ...{ isFetching: false, isPlaceholderData: false, refetch: () => null },
      }}
      filters={[
        { name: 'name', label: 'Name' },
        { name: 'recordId', label: 'Number' },
        { name: 'flag', label: 'State', any: 'Any state', option: (value) => `turned ${value}` },
        { name: 'trashed', label: 'In the trash' },
      ]}
      main={{ key: 'name', title: 'Pump', cell: ({ name }) => name }}
      columns={[]}
      rowName={({ name }) => name}
      actions={() => [{ key: 'edit', permit: 'web_product:update', label: 'Edit', onClick: () => {} }]}
      bulk={[
        {
          ...{ key: 'remove', permit: 'web_product:delete', label: 'Remove' },
          ...{ ask: () => 'Remove?', done: () => 'Removed', run: async () => {} },
        },
      ]}
    />
  )
}

const shown = (buttons: string[], search = '') =>
  renderToStaticMarkup(
    <LanguageProvider store={languageStore('en')}>
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider
          info={
            {
              ...{ id: 1, roles: [], menus: [] },
              buttons: buttons.map((resources) => ({ resources })),
            } as unknown as SessionInfo
          }
        >
          <MemoryRouter initialEntries={[`/pumps${search}`]}>
            <LateApp>
              <Pumps />
            </LateApp>
          </MemoryRouter>
        </SessionProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  )

test('each filter looks like its kind in the address, and shows what stands there', () => {
  const page = shown([], '?name=gear&recordId=12&flag=on&trashed=true')
  expect(page).toMatch(/<input[^>]*aria-label="Name"[^>]*value="gear"/)
  expect(page).toMatch(/<input[^>]*aria-label="Number"[^>]*value="12"/)
  expect(page).toContain('turned on')
  expect(page).toMatch(/type="checkbox"[^>]*checked=""/)
  expect(page).toContain('Clear the filters')
})

test('who holds no key is offered neither an action nor rows to select', () => {
  expect(shown([])).not.toContain('Actions')
  expect(shown([])).not.toContain('Select “Gear pump”')
  expect(shown(['web_product:update'])).toContain('Actions')
  expect(shown(['web_product:update'])).not.toContain('Select “Gear pump”')
  expect(shown(['web_product:delete'])).toContain('Select “Gear pump”')
})
