// The page on which a success case is added or edited.

import { useEditing } from '#web/admin/editor/editing.ts'
import { EditorPage } from '#web/admin/editor/editor-page.tsx'
import { RichWordsField } from '#web/admin/editor/inputs/rich-words-field.tsx'
import { WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { SeoBlock } from '#web/admin/editor/seo/seo-block.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { caseQuery } from './admin-api.ts'
import { CaseBasics } from './admin-case-basics.tsx'
import type { CaseForm } from './admin-case-draft.ts'
import { CASE_KIND } from './admin-case-kind.ts'
import { CaseQuotation } from './admin-case-quotation.tsx'
import { CaseResults } from './admin-case-results.tsx'
import { CASE_FORM_TEXTS } from './admin-form-texts.ts'
import { CASE_LIST_TEXTS } from './admin-texts.ts'
import '#web/admin/records/records.css'
import './admin-case.css'

export function AdminCaseFormPage() {
  const { newTitle } = useTexts(CASE_FORM_TEXTS)
  const { unnamed } = useTexts(CASE_LIST_TEXTS)
  return (
    <EditorPage kind={CASE_KIND} query={caseQuery} words={{ newTitle, unnamed }}>
      <div className="record-columns">
        <CaseWords />
        <CaseBasics />
        <CaseSeo />
      </div>
    </EditorPage>
  )
}

/** Limits of the contract (`contract/news-and-cases/success-case.ts`). */
const LENGTHS = { title: 200, summary: 600 }

function CaseWords() {
  const texts = useTexts(CASE_FORM_TEXTS)
  const { form, change } = useEditing<CaseForm>()
  const field = (name: keyof typeof LENGTHS) => ({
    path: name,
    label: texts[name],
    value: form[name],
    max: LENGTHS[name],
    onChange: (text: CaseForm[typeof name]) => change(name, (before) => ({ ...before, [name]: text })),
  })
  return (
    <section aria-label={texts.words}>
      <WordsField {...field('title')} required />
      <WordsField {...field('summary')} required rows={[2, 5]} hint={texts.summaryHint} />
      <RichWordsField path="challenge" label={texts.challenge} />
      <RichWordsField path="solution" label={texts.solution} />
      <CaseQuotation />
      <RichWordsField path="outcome" label={texts.outcome} />
      <CaseResults />
    </section>
  )
}

/** What is left empty is made from the title, the summary and the cover. */
function CaseSeo() {
  const { form } = useEditing<CaseForm>()
  return (
    <div className="record-wide">
      <SeoBlock title={form.title} description={form.summary} picture={form.cover} path="successCaseDetail" />
    </div>
  )
}
