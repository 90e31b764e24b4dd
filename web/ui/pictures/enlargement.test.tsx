// The enlargement of pictures (spec §4, image preview dialog); broken addresses are shown by the journeys.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { languageStore } from '#web/testing/texts.ts'
import { Enlargement, type Previewed } from './enlargement.tsx'

const shown = (pictures: readonly Previewed[]) =>
  renderToStaticMarkup(
    <LanguageProvider store={languageStore('en')}>
      <Enlargement label="Pictures" pictures={pictures} />
    </LanguageProvider>,
  )
const picture = (key: string) => ({ key, alt: key, width: 400, height: 300 })
const NEXT = 'aria-label="Next picture"'

test('an empty list says that there are no pictures, and can be closed', () => {
  const html = shown([])
  expect(html).toContain('No pictures')
  expect(html).toContain('aria-label="Close"')
  expect(html).not.toContain(NEXT)
})

test('a single picture is counted and offers no way to others, several do', () => {
  expect(shown([picture('a')])).toContain('Picture 1 of 1')
  expect(shown([picture('a')])).not.toContain(NEXT)
  expect(shown([picture('a'), picture('b')])).toContain(NEXT)
})
