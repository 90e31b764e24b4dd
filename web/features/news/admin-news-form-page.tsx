// The page on which a piece of news is added or edited (spec §2: web_news_form).
import { useMemo } from 'react'
import { useEditing } from '#web/admin/editor/editing.ts'
import { EditorPage } from '#web/admin/editor/editor-page.tsx'
import { RichWordsField } from '#web/admin/editor/inputs/rich-words-field.tsx'
import { WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { SeoBlock } from '#web/admin/editor/seo/seo-block.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { newsQuery } from './admin-api.ts'
import { NewsBasics } from './admin-news-basics.tsx'
import type { NewsForm } from './admin-news-draft.ts'
import { newsKind } from './admin-news-kind.ts'
import '#web/admin/records/records.css'

export function AdminNewsFormPage() {
  const { newTitle } = useTexts('console/news/form')
  const { unnamed } = useTexts('console/news/list')
  const { newsCategories } = useTexts('site/ui')
  const kind = useMemo(() => newsKind(newsCategories), [newsCategories])
  return (
    <EditorPage kind={kind} query={newsQuery} words={{ newTitle, unnamed }}>
      <div className="record-columns">
        <NewsWords />
        <NewsBasics />
        <NewsSeo />
      </div>
    </EditorPage>
  )
}

/** Limits of the contract (`contract/news-and-cases/news.ts`). */
const LENGTHS = { title: 200, summary: 600 }

function NewsWords() {
  const texts = useTexts('console/news/form')
  const { form, change } = useEditing<NewsForm>()
  const field = (name: keyof typeof LENGTHS) => ({
    path: name,
    label: texts[name],
    value: form[name],
    max: LENGTHS[name],
    onChange: (text: NewsForm[typeof name]) => change(name, (before) => ({ ...before, [name]: text })),
  })
  return (
    <section aria-label={texts.words}>
      <WordsField {...field('title')} required />
      <WordsField {...field('summary')} rows={[2, 5]} hint={texts.summaryHint} />
      <RichWordsField path="body" label={texts.body} hint={texts.bodyHint} required />
    </section>
  )
}

/** What is left empty is made from the title, the summary and the cover. */
function NewsSeo() {
  const { form } = useEditing<NewsForm>()
  return (
    <div className="record-wide">
      <SeoBlock title={form.title} description={form.summary} picture={form.cover} path="newsDetail" />
    </div>
  )
}
