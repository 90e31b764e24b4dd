// The button for the error log is there when errors are, and only then.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { languageStore } from '#web/testing/texts.ts'
import { ErrorButton } from './error-button.tsx'
import { createErrorLog, type ErrorLog, ErrorLogContext } from './error-log.ts'

const shown = (log: ErrorLog | null) =>
  renderToStaticMarkup(
    <LanguageProvider store={languageStore('en')}>
      <ErrorLogContext value={log}>
        <ErrorButton />
      </ErrorLogContext>
    </LanguageProvider>,
  )

test('without errors there is no button for them', () => {
  expect(shown(null)).toBe('')
  expect(shown(createErrorLog())).toBe('')
})

test('the button counts what went wrong, repetitions included, and goes when the log is cleared', () => {
  const log = createErrorLog()
  log.add(new Error('one'), { address: '#/dashboard' })
  log.add('two', { address: '#/dashboard' })
  log.add('two', { address: '#/dashboard' })
  expect(shown(log)).toContain('aria-label="Error log: 3 errors"')
  log.clear()
  expect(shown(log)).toBe('')
})
