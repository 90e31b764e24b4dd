// One change between two versions as people read it: words that went and words that came, pictures, plain values.
import type { ReactNode } from 'react'
import { documentLines, translatableIn } from '#contract/content/translation.ts'
import { FALLBACK } from '#contract/languages/language-codes.ts'
import { isMeasure, writeMeasure } from '#contract/quantities/measure.ts'
import type { RichDoc } from '#rich-text/rich-doc.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { type Say, useLanguage, useSay, useTexts } from '#web/i18n/language.tsx'
import { type Change, languageAt } from './content-difference.ts'
import { PictureChange } from './picture-change.tsx'
import { RichChange, WordRuns } from './rich-change.tsx'
import { ShownPictures } from './shown-value.tsx'
import { wordDifference } from './word-difference.ts'
import './changes.css'

const NOTHING = '–'
const PICTURE = /^[0-9a-f]{40}\.(?:jpg|png|webp|avif|gif)$/

/** How a kind names its fields and shows its own values; both are parts of `EditorKind`. */
export type FieldWords = {
  label: (path: string, say: Say) => string
  show?: ((path: string, value: unknown) => ReactNode) | undefined
}

/** What the field at `path` is called, with the language of the text. */
export function useFieldName({ label }: FieldWords) {
  const say = useSay()
  return (path: string) => {
    const { field, language } = languageAt(path)
    const name = label(field, say)
    return language ? `${name} (${LANGUAGE_NAMES[language]})` : name
  }
}

/** The words of a record whose fields hold no others. */
export function fieldWords<Fields extends object>(
  names: Record<keyof Fields & string, string>,
  show?: (field: keyof Fields & string, value: unknown) => ReactNode,
): FieldWords {
  const isField = (path: string): path is keyof Fields & string => Object.hasOwn(names, path)
  return {
    label: (path) => (isField(path) ? names[path] : path),
    show: (path, value) => (isField(path) ? show?.(path, value) : undefined),
  }
}

type ChangesProps = { changes: readonly Change[]; words: FieldWords; children?: ReactNode }

/** Field by field what changed. */
export function FieldChanges({ changes, words, children }: ChangesProps) {
  const nameOf = useFieldName(words)
  return (
    <dl className="field-changes">
      {changes.map((change) => (
        <div key={`${change.path} ${JSON.stringify(change.before)?.slice(0, 40)}`}>
          <dt>{nameOf(change.path)}</dt>
          <dd>
            <ShownChange change={change} words={words} />
          </dd>
        </div>
      ))}
      {children}
    </dl>
  )
}

/** Both sides in one: what is gone is struck out, what is new is underlined. */
export function ShownChange({ change, words }: { change: Change; words: FieldWords }) {
  const { path, before, after } = change
  const shown = useLanguage()
  const { language } = languageAt(path)
  const own = words.show?.(path, after ?? before)
  if ((isDoc(before) || isDoc(after)) && isDocOrNone(before) && isDocOrNone(after))
    return <RichChange before={before ?? null} after={after ?? null} language={language ?? shown} />
  const pictures = [picturesOf(before), picturesOf(after)] as const
  if (!own && pictures[0] && pictures[1] && pictures[0].length + pictures[1].length > 0)
    return <PictureChange before={pictures[0]} after={pictures[1]} />
  const [left, right] = [textOf(before), textOf(after)]
  if (left !== null && right !== null && !own) {
    return (
      <span className="word-change" lang={language ?? undefined}>
        <WordRuns runs={wordDifference(left, right, language ?? shown)} />
      </span>
    )
  }
  return (
    <span className="value-change">
      {before !== undefined && (
        <del>
          <ShownValue path={path} value={before} words={words} />
        </del>
      )}
      {after !== undefined && (
        <ins>
          <ShownValue path={path} value={after} words={words} />
        </ins>
      )}
    </span>
  )
}

/** A value of a record by itself. */
function ShownValue({ path, value, words }: { path: string; value: unknown; words: FieldWords }) {
  const texts = useTexts('console/editor/parts').shownChange
  const own = words.show?.(path, value)
  if (own !== undefined && own !== null) return own
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const text = textOf(value)
  if (text !== null) return <span className="shown-words">{text || NOTHING}</span>
  if (Array.isArray(value) && value.length > 0 && value.every(isPicture))
    return <ShownPictures keys={value} />
  const lines = linesOf(value)
  if (lines.length === 0) return NOTHING
  return (
    <ul className="shown-lines">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal
        <li key={at}>{line}</li>
      ))}
    </ul>
  )
}

const isPicture = (value: unknown): value is string => typeof value === 'string' && PICTURE.test(value)

const isDoc = (value: unknown): value is RichDoc =>
  typeof value === 'object' && value !== null && (value as { type?: unknown }).type === 'doc'
const isDocOrNone = (value: unknown): value is RichDoc | null | undefined =>
  value === null || value === undefined || isDoc(value)

/** The pictures that a value names, or null when it is something else. */
function picturesOf(value: unknown): readonly string[] | null {
  if (value === null || value === undefined) return []
  if (isPicture(value)) return [value]
  return Array.isArray(value) && value.every(isPicture) ? value : null
}

/** A value that is compared as text; a document by its blocks. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return ''
  if (isPicture(value)) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (isMeasure(value)) return writeMeasure(value, FALLBACK)
  return isDoc(value) ? documentLines(value).join('\n') : null
}

/** All that a value says, a line each, in whichever languages it says it. */
function linesOf(value: unknown): string[] {
  const texts = translatableIn({ value }).map(({ words }) =>
    [...new Set(Object.values(words).filter(Boolean))].join(' / '),
  )
  if (texts.length > 0) return texts
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item)))
  return []
}
