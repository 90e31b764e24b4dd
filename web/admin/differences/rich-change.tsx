// A difference of running text as people read it: words, formats with a sentence, pictures side by side, tables cell by cell.
import { Fragment, type ReactNode } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import type { FigureAttrs, RichDoc } from '#rich-text/rich-doc.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { PictureSides } from './picture-change.tsx'
import {
  type CellChange,
  type RichChange as Change,
  type Format,
  type RichRun,
  richDifference,
} from './rich-difference.ts'
import { wordDifference } from './word-difference.ts'
import './changes.css'
import type { TextsOf } from '#web/i18n/messages.ts'

type Props = { before: RichDoc | null; after: RichDoc | null; language: Language }

export function RichChange({ before, after, language }: Props) {
  const texts = useTexts('console/editor/rich-change')
  const { changes, kept } = richDifference(before, after, language)
  return (
    <div className="rich-change" lang={language}>
      {grouped(changes).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: changes have no identity but their place
        <div key={at} className={group.length > 1 ? 'picture-sides' : undefined}>
          {group.map((change, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Fragment key={place}>{shown(change, language, texts)}</Fragment>
          ))}
        </div>
      ))}
      {kept > 0 && <p className="field-hint">{texts.kept({ count: kept })}</p>}
    </div>
  )
}

/** A picture that went and those that came in its place stand side by side. */
function grouped(changes: readonly Change[]): Change[][] {
  const moved = (change: Change | undefined) =>
    change?.is === 'figure' && (change.before === null || change.after === null)
  return changes.reduce<Change[][]>((groups, change) => {
    const last = groups.at(-1)
    if (last && moved(change) && moved(last.at(-1))) last.push(change)
    else groups.push([change])
    return groups
  }, [])
}

function shown(change: Change, language: Language, texts: TextsOf<'console/editor/rich-change'>): ReactNode {
  if (change.is === 'figure')
    return <FigureChange before={change.before} after={change.after} texts={texts} />
  if (change.is === 'table') return <TableChange rows={change.rows} language={language} />
  if (change.is === 'thing') {
    const name = [texts.things[change.what], change.name].filter(Boolean).join(': ')
    return change.gone ? <del>{name}</del> : <ins>{name}</ins>
  }
  return (
    <>
      <p className="word-change">
        {change.style !== 'paragraph' && <small>{texts.styles[change.style]} </small>}
        <WordRuns runs={change.runs} />
      </p>
      {change.formats.map((format, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <p key={at} className="format-says">
          {formatSaid(format, texts)}
        </p>
      ))}
    </>
  )
}

/** Words in the order of reading: what is gone is struck out, what is new is underlined. */
export function WordRuns({ runs }: { runs: readonly RichRun[] }) {
  const marked = ({ is, text, formatted }: RichRun) => {
    if (is === 'gone') return <del>{text}</del>
    if (is === 'new') return <ins>{text}</ins>
    return formatted ? <span className="format-change">{text}</span> : text
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: the runs are made anew as a whole
  return runs.map((run, at) => <Fragment key={at}>{marked(run)}</Fragment>)
}

/** Of long words the beginning. */
const SAID = 40

function formatSaid({ text, on, off, style }: Format, texts: TextsOf<'console/editor/rich-change'>): string {
  const words = text.length > SAID ? `${text.slice(0, SAID).toWellFormed()}…` : text
  const changes = [
    ...(style ? [texts.becameStyle({ style: texts.styles[style] })] : []),
    ...on.map((mark) => texts.became({ mark: markSaid(mark, texts) })),
    ...off.map((mark) => texts.ceased({ mark: markSaid(mark, texts) })),
  ]
  return texts.format({ words, changes: changes.join(texts.between) })
}

function markSaid(mark: string, texts: TextsOf<'console/editor/rich-change'>): string {
  const [name = '', href] = mark.split(' ')
  const known = texts.marks[name as keyof typeof texts.marks] ?? name
  return href ? `${known} (${href})` : known
}

type FigureProps = {
  before: FigureAttrs | null
  after: FigureAttrs | null
  texts: TextsOf<'console/editor/rich-change'>
}

function FigureChange({ before, after, texts }: FigureProps) {
  if (before && after) {
    return (
      <>
        <PictureSides sides={[{ key: after.key, description: texts.pictureKept }]} />
        <WordsOf name={texts.caption} before={before.caption} after={after.caption} />
        <WordsOf name={texts.alt} before={altSaid(before, texts)} after={altSaid(after, texts)} />
      </>
    )
  }
  const one = before ?? after
  if (!one) return null
  const caption = one.caption === '' ? '' : `: ${one.caption}`
  const description = `${before ? texts.pictureGone : texts.pictureNew}${caption}`
  return <PictureSides sides={[{ key: one.key, is: before ? 'gone' : 'new', description }]} />
}

const altSaid = ({ alt }: FigureAttrs, texts: TextsOf<'console/editor/rich-change'>) =>
  alt === undefined ? texts.altLibrary : alt === '' ? texts.altNone : alt

function WordsOf({ name, before, after }: { name: string; before: string; after: string }) {
  if (before === after) return null
  return (
    <p className="word-change">
      <small>{name}: </small>
      {before && <del>{before}</del>} {after && <ins>{after}</ins>}
    </p>
  )
}

function TableChange({ rows, language }: { rows: readonly (readonly CellChange[])[]; language: Language }) {
  return (
    <div className="table-change">
      <table>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
            <tr key={row}>
              {cells.map(({ before, after }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={at} className="word-change">
                  {before === after ? (
                    after
                  ) : (
                    <WordRuns runs={wordDifference(before ?? '', after ?? '', language)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
