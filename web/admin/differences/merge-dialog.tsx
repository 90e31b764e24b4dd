// Somebody else saved in between: shows what merges by itself; for the rest a person chooses or writes the value (decision 25).
import { Alert, Button, Input, Modal, Radio } from 'antd'
import { useMemo, useState } from 'react'
import { type Clash, merge, withValueAt } from '#contract/content/merge.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { contentDifference } from './content-difference.ts'
import { FieldChanges, type FieldWords, ShownChange, useFieldName } from './shown-change.tsx'
import './merge.css'

type Choice = { use: 'mine' | 'theirs' } | { use: 'text'; text: string }
type Props<Fields extends object> = {
  base: Fields
  mine: Fields
  theirs: Fields
  /** Who saved the newer version, where that is known. */
  by?: string | null
  words: FieldWords
  onMerge: (merged: Fields) => void
  onClose: () => void
}

/** Rendered while it is open. */
export function MergeDialog<Fields extends object>({ base, mine, theirs, by, words, ...on }: Props<Fields>) {
  const texts = useTexts('console/editor/parts').mergeDialog
  const nameOf = useFieldName(words)
  const merged = useMemo(() => merge(base, mine, theirs), [base, mine, theirs])
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const choiceOf = (path: string): Choice => choices[path] ?? { use: 'mine' }
  const choose = (path: string, choice: Choice) => setChoices((before) => ({ ...before, [path]: choice }))
  const chooseAll = (use: 'mine' | 'theirs') =>
    setChoices(Object.fromEntries(merged.clashes.map(({ path }) => [path, { use }])))

  const result = () =>
    merged.clashes.reduce((value, clash) => {
      const choice = choiceOf(clash.path)
      const chosen = choice.use === 'text' ? choice.text : clash[choice.use]
      return withValueAt(value, clash.path, chosen)
    }, merged.value)

  return (
    <Modal
      open
      title={texts.title}
      width={820}
      onCancel={on.onClose}
      mask={{ closable: false }}
      footer={
        <div className="merge-actions">
          <Button danger type="link" onClick={() => on.onMerge(theirs)}>
            {texts.drop}
          </Button>
          <Button onClick={on.onClose}>{texts.close}</Button>
          <Button type="primary" onClick={() => on.onMerge(result())}>
            {texts.merge}
          </Button>
        </div>
      }
    >
      <p>{by ? texts.saysBy({ by }) : texts.description}</p>
      {merged.clashes.length === 0 && <Alert type="success" showIcon title={texts.noClash} />}
      {merged.clashes.length > 0 && (
        <>
          <div className="merge-head">
            <strong>{texts.clashes}</strong>
            {merged.clashes.length > 1 && (
              <span>
                <Button size="small" onClick={() => chooseAll('mine')}>
                  {texts.allMine}
                </Button>{' '}
                <Button size="small" onClick={() => chooseAll('theirs')}>
                  {texts.allTheirs}
                </Button>
              </span>
            )}
          </div>
          <ul className="merge-list">
            {merged.clashes.map((clash) => (
              <ClashRow
                key={clash.path}
                clash={clash}
                name={nameOf(clash.path)}
                words={words}
                choice={choiceOf(clash.path)}
                onChoose={(choice) => choose(clash.path, choice)}
              />
            ))}
          </ul>
        </>
      )}
      <Merged title={texts.theirs} paths={merged.theirs} from={base} to={theirs} words={words} />
      <Merged title={texts.mine} paths={merged.mine} from={base} to={mine} words={words} />
    </Modal>
  )
}

type RowProps = {
  clash: Clash
  name: string
  words: FieldWords
  choice: Choice
  onChoose: (choice: Choice) => void
}

function ClashRow({ clash, name, words, choice, onChoose }: RowProps) {
  const texts = useTexts('console/editor/parts').mergeDialog
  const { path, base, mine, theirs } = clash
  const written = typeof mine === 'string' && typeof theirs === 'string'
  return (
    <li>
      <fieldset className="merge-clash">
        <legend>{name}</legend>
        <Radio.Group
          value={choice.use}
          onChange={({ target }) =>
            onChoose(target.value === 'text' ? { use: 'text', text: String(mine) } : { use: target.value })
          }
        >
          <Radio value="mine">{texts.useMine}</Radio>
          <div className="merge-side">
            <ShownChange change={{ path, before: base, after: mine }} words={words} />
          </div>
          <Radio value="theirs">{texts.useTheirs}</Radio>
          <div className="merge-side">
            <ShownChange change={{ path, before: base, after: theirs }} words={words} />
          </div>
          {written && <Radio value="text">{texts.useText}</Radio>}
        </Radio.Group>
        {choice.use === 'text' && (
          <Input.TextArea
            aria-label={name}
            value={choice.text}
            autoSize={{ minRows: 1, maxRows: 10 }}
            onChange={({ target }) => onChoose({ use: 'text', text: target.value })}
          />
        )}
      </fieldset>
    </li>
  )
}

type MergedProps = { title: string; paths: string[]; from: object; to: object; words: FieldWords }

function Merged({ title, paths, from, to, words }: MergedProps) {
  if (paths.length === 0) return null
  const changes = contentDifference(from, to).filter(({ path }) =>
    paths.some((done) => path === done || path.startsWith(`${done}.`)),
  )
  return (
    <section className="merge-done" aria-label={title}>
      <h3>{title}</h3>
      <FieldChanges changes={changes} words={words} />
    </section>
  )
}
