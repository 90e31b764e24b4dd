// The enlargement of pictures (spec §4, image preview dialog); broken addresses are shown by the journeys.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { languageStore } from '#web/testing/texts.ts'
import { PicturePreview, type Previewed } from './picture-preview.tsx'

const shown = (pictures: readonly Previewed[]) =>
  renderToStaticMarkup(
    <LanguageProvider store={languageStore('en')}>
      <PicturePreview label="Pictures" pictures={pictures} at={0} onAt={() => {}} onClose={() => {}} />
    </LanguageProvider>,
  )
const picture = (key: string) => ({ key, alt: key, width: 400, height: 300 })

test('an empty list says that there are no pictures, and can be closed', () => {
  const html = shown([])
  expect(html).toContain('No pictures')
  expect(html).toContain('aria-label="Close"')
  expect(html).not.toContain('Next picture')
})

test('a single picture is counted and offers no way to others, several do', () => {
  expect(shown([picture('a')])).toContain('Picture 1 of 1')
  expect(shown([picture('a')])).not.toContain('Next picture')
  expect(shown([picture('a'), picture('b')])).toContain('Next picture')
})
