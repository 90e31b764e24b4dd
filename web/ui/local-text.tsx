// A text of a record as a visitor reads it; one that fell back to another language wears that language (decision 14).
import type { Language } from '#contract/languages/language-codes.ts'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { isPieced, Whole } from '#web/ui/words/whole.tsx'

/** Any public answer: `shownIn` names the texts that are not in the language asked for. */
export type Localized = { shownIn?: Record<string, Language> | undefined }

/** The language of the text at `path` where it is not the page's, for the `lang` of an element. */
export function langOf(record: Localized, path: string): Language | undefined {
  return record.shownIn?.[path]
}

/** The text at a dotted path such as `specs.0.title`, or `''`. */
export function textAt(record: object, path: string): string {
  let at: unknown = record
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null) return ''
    at = (at as Record<string, unknown>)[step]
  }
  return typeof at === 'string' ? at : ''
}

type Props = {
  of: Localized
  path: string
  /** The element that the text fills by itself. */
  as?: 'b' | 'dd' | 'dt' | 'h3' | 'p' | 'span'
  className?: string
}

/** The text at `path`, marked when it is in another language than the page. */
export function LocalText({ of: record, path, as: Tag, className }: Props) {
  const language = langOf(record, path)
  const text = textAt(record, path)
  if (Tag) {
    return (
      <Tag className={className} lang={language}>
        {Tag === 'h3' || Tag === 'b' ? <HeadWords text={text} /> : <Whole text={text} />}
      </Tag>
    )
  }
  const words = <Whole text={text} />
  // One element however many pieces it has: what it stands in may lay its children out one by one.
  return language || isPieced(text) ? <span lang={language}>{words}</span> : words
}
