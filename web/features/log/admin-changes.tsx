// The fields that an entry changed, before and after, as a difference that can be read.
import type { ReactNode } from 'react'
import { isLanguage } from '#contract/languages/language-codes.ts'
import type { OperationDetail } from '#contract/monitoring/log.ts'
import { shortened, wordDifference } from '#web/admin/differences/word-difference.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { TextsOf } from '#web/i18n/messages.ts'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { type LeafChange, leafChanges, type Step } from './admin-leaf-changes.ts'

type Change = OperationDetail['changes'][number]

export function Changes({ changes }: { changes: readonly Change[] }) {
  const texts = useTexts('console/log/operations')
  const words = useTexts('console/log/fields')
  const shown = changes.map((change) => ({ ...change, leaves: leafChanges(change.before, change.after) }))
  const found = shown.filter(({ field, leaves }) => leaves.length > 0 || field === 'password')
  if (found.length === 0) return <p className="log-nothing">{texts.noChanges}</p>
  return (
    <dl className="log-changes">
      {found.map(({ field, leaves }) => (
        <div key={field}>
          <dt>{fieldWord(field, words)}</dt>
          <dd>
            {leaves.length === 0 && <span className="log-nothing">{texts.hidden}</span>}
            {leaves.map((leaf) => (
              <Leaf key={leaf.path.join('.')} field={field} leaf={leaf} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Leaf({ field, leaf: { path, before, after } }: { field: string; leaf: LeafChange }) {
  const texts = useTexts('console/log/operations')
  const words = useTexts('console/log/fields')
  const last = path.findLast((step) => typeof step === 'string') ?? field
  const place = path.map((step) => stepWord(step, words, texts.row)).join(' › ')
  return (
    <div className="log-leaf">
      {place && <small>{place}</small>}
      <div {...(isLanguage(path.at(-1)) && { lang: String(path.at(-1)) })}>
        <Difference field={last} before={before} after={after} />
      </div>
    </div>
  )
}

const stepWord = (
  step: Step,
  words: TextsOf<'console/log/fields'>,
  row: (values: { at: number }) => string,
) =>
  typeof step === 'number'
    ? row({ at: step + 1 })
    : isLanguage(step)
      ? LANGUAGE_NAMES[step]
      : fieldWord(step, words)

type Sides = { field: string; before: unknown; after: unknown }

function Difference({ field, before, after }: Sides): ReactNode {
  const texts = useTexts('console/log/operations')
  const words = useTexts('console/log/fields')
  if (Array.isArray(before) || Array.isArray(after)) {
    return <ListDifference field={field} before={listOf(before)} after={listOf(after)} />
  }
  const said = (value: unknown) =>
    codeWord(field, value, words) ??
    (typeof value === 'boolean' ? (value ? texts.yes : texts.no) : value == null ? '' : String(value))
  if (typeof before === 'string' && typeof after === 'string' && codeWord(field, before, words) === null) {
    return <Pieces before={before} after={after} />
  }
  return <Sides before={said(before)} after={said(after)} />
}

/** Words inside a text that stays for the most part. */
function Pieces({ before, after }: { before: string; after: string }) {
  const pieces = shortened(wordDifference(before, after, useLanguage()))
  if (!pieces.some(({ is }) => is === 'same')) return <Sides before={before} after={after} />
  return (
    <p className="log-text">
      {pieces.map(({ is, text }, at) => {
        const key = `${at}`
        if (is === 'gone') return <del key={key}>{text}</del>
        if (is === 'new') return <ins key={key}>{text}</ins>
        return <span key={key}>{text}</span>
      })}
    </p>
  )
}

/** What was there before and what is there now, as far as there was anything. */
function Sides({ before, after }: { before: string; after: string }) {
  const texts = useTexts('console/log/operations')
  return (
    <p className="log-sides">
      {before !== '' && <del>{before}</del>}
      {before !== '' && after !== '' && <span aria-hidden="true"> → </span>}
      {after !== '' && <ins>{after}</ins>}
      {before === '' && after === '' && <span className="log-nothing">{texts.nothing}</span>}
    </p>
  )
}

function ListDifference({ field, before, after }: { field: string; before: string[]; after: string[] }) {
  const texts = useTexts('console/log/operations')
  const gone = before.filter((item) => !after.includes(item))
  const fresh = after.filter((item) => !before.includes(item))
  const show = (item: string) =>
    PICTURE_FIELDS.has(field) && !item.startsWith('…') ? (
      <img src={imageAddress(item, 160, [4, 3])} alt={item} width={80} height={60} loading="lazy" />
    ) : (
      item
    )
  // The same items in another order.
  if (gone.length + fresh.length === 0) return <Sides before={before.join(', ')} after={after.join(', ')} />
  return (
    <ul className="log-list">
      {[...new Set(gone)].map((item) => (
        <li key={item} title={texts.gone}>
          <del>{show(item)}</del>
        </li>
      ))}
      {[...new Set(fresh)].map((item) => (
        <li key={item} title={texts.fresh}>
          <ins>{show(item)}</ins>
        </li>
      ))}
    </ul>
  )
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value == null ? [] : [String(value)]

type Texts = TextsOf<'console/log/fields'>

function own<Value>(of: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined
}

/** What fields were called when an entry was written, and are called now: entries are never rewritten. */
const RENAMED: Readonly<Record<string, string>> = { deed: 'action' }
const ofToday = (field: string): string => own(RENAMED, field) ?? field

/** A field as people call it; what has no word here is shown as the contract calls it. */
export const fieldWord = (field: string, { fields }: Texts): string =>
  own<string>(fields, ofToday(field)) ?? field

/** A code in words, or `null` for what is no code. */
export function codeWord(field: string, value: unknown, { codes }: Texts): string | null {
  const words = own<Readonly<Record<string, string>>>(codes, ofToday(field))
  return (words && own(words, String(value))) ?? null
}

/** Fields that hold keys of pictures. */
const PICTURE_FIELDS: ReadonlySet<string> = new Set(['gallery', 'covers'])
