// What is shown of a time that has passed, and what stands behind it.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { languageStore } from '#web/testing/texts.ts'
import { TimePassed } from './time-passed.tsx'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const before = (ms: number) => new Date(Date.now() - ms).toISOString()
const shown = (time: string, counted = false) =>
  renderToStaticMarkup(
    <LanguageProvider store={languageStore('en')}>
      <TimePassed time={time} counted={counted} />
    </LanguageProvider>,
  )

test('a time is shown as how long ago it was, with the moment in full as its hint', () => {
  const time = before(5 * MINUTE)
  expect(shown(time)).toContain('>5 minutes ago<')
  expect(shown(time)).toContain(`dateTime="${time}"`)
  expect(shown(time)).toMatch(/title="[A-Z][a-z]+day.*\d{4}.*:\d{2}/)
})

test('after two days it is the date, or days that are counted on', () => {
  const time = before(9.5 * DAY)
  expect(shown(time)).toMatch(/>\d+ [A-Z][a-z]+ \d{4}</)
  expect(shown(time, true)).toContain('>9 days ago<')
})
