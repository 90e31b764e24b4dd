// What a piece of news has beside its texts: category, day, author, source, pin, cover, files.
import { Checkbox, DatePicker, Form, Select } from 'antd'
import dayjs from 'dayjs'
import { useEditing } from '#web/admin/editor/editing.ts'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { PictureList } from '#web/admin/media/picture-list.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { CATEGORIES } from '#web/ui/news-categories.ts'
import type { NewsForm } from './admin-news-draft.ts'
import { NewsFiles } from './admin-news-files.tsx'

/** A limit of the contract (`contract/news-and-cases/news.ts`). */
const NAME = 120

export function NewsBasics() {
  const texts = useTexts('console/news/form')
  const categories = useTexts('site/ui').newsCategories
  const { form, change, disabled, fieldId, setUploading } = useEditing<NewsForm>()
  const set = <Field extends keyof NewsForm>(field: Field, value: NewsForm[Field]) =>
    change(field, (before) => ({ ...before, [field]: value }))
  const cover = form.cover === null ? [] : [form.cover]
  return (
    <section aria-label={texts.basics}>
      <Form.Item label={texts.category} htmlFor={fieldId('category')} required {...useProblem('category')}>
        <Select
          id={fieldId('category')}
          value={form.category}
          disabled={disabled}
          options={CATEGORIES.map((value) => ({ value, label: categories[value] }))}
          onChange={(category) => set('category', category)}
        />
      </Form.Item>
      <Form.Item
        label={texts.date}
        htmlFor={fieldId('date')}
        required
        extra={texts.dateHint}
        {...useProblem('date')}
      >
        <DatePicker
          id={fieldId('date')}
          value={dayjs(form.date)}
          disabled={disabled}
          allowClear={false}
          onChange={(day) => day && set('date', day.format('YYYY-MM-DD'))}
        />
      </Form.Item>
      <WordsField
        path="author"
        label={texts.author}
        value={form.author}
        max={NAME}
        onChange={(author) => set('author', author)}
      />
      <WordsField
        path="source"
        label={texts.source}
        hint={texts.sourceHint}
        value={form.source}
        max={NAME}
        onChange={(source) => set('source', source)}
      />
      <Form.Item extra={texts.pinnedSays} {...useProblem('pinned')}>
        <Checkbox
          id={fieldId('pinned')}
          checked={form.pinned}
          disabled={disabled}
          onChange={({ target }) => set('pinned', target.checked)}
        >
          {texts.pinned}
        </Checkbox>
      </Form.Item>
      <Form.Item label={texts.cover} htmlFor={fieldId('cover')} {...useProblem('cover')}>
        <PictureList
          id={fieldId('cover')}
          keys={cover}
          onChange={(update) =>
            change('cover', (before) => ({
              ...before,
              cover: update(before.cover === null ? [] : [before.cover])[0] ?? null,
            }))
          }
          onBusy={setUploading}
          max={1}
          disabled={disabled}
        />
      </Form.Item>
      <NewsFiles />
    </section>
  )
}
