// What the privacy text must say: whatever leaves the browser with an enquiry.
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { TRAIL_PAGES } from '#web/site/behaviour/trail.ts'
import { saying } from '#web/testing/texts.ts'

const INQUIRY = inEach({ zh: '咨询', en: 'inquiry', es: 'consulta' })

test('the privacy text and the form say in each language that the pages of the visit go along with an inquiry', () => {
  for (const language of LANGUAGES) {
    const { privacy } = saying(language)('site/about/page')
    const told = Object.values(privacy.points).filter(({ text }) => text.includes(String(TRAIL_PAGES)))
    expect(told, language).toHaveLength(1)
    expect(told[0]?.text, language).toContain(INQUIRY[language])
    expect(saying(language)('site/enquiry/form').trail, language).not.toBe('')
  }
})
