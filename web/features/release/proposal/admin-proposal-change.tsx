// One proposed change: what it would become, why, and what a person does with it.
import { CheckOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { ProposedChange, WholeProposalPage } from '#contract/content/proposal.ts'
import { languageAt } from '#web/admin/differences/content-difference.ts'
import { type FieldWords, ShownChange, useFieldName } from '#web/admin/differences/shown-change.tsx'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { isAsTaken, type TakingDesk } from './admin-use-taking.ts'
import './admin-proposal-change.css'

type Props = {
  change: ProposedChange
  page: WholeProposalPage
  words: FieldWords
  desk: TakingDesk
  rights: { take: boolean; leave: boolean }
}

export function OneChange({ change, page, words, desk, rights }: Props) {
  const texts = useTexts('console/release/proposal')
  const language = useLanguage()
  const name = useFieldName(words)(change.path)
  const { before, after, now, stands, why, decision } = change
  const [writing, setWriting] = useState(false)
  const isOpen = decision === 'open'
  const isElsewhere = isOpen && stands === 'changed'
  return (
    <li className="proposal-change" data-decision={decision}>
      <div className="proposal-what">
        <h3>{name}</h3>
        <ShownChange change={{ path: change.path, before, after }} words={words} />
        {isElsewhere && (
          <div className="proposal-elsewhere">
            <strong>
              {texts.changed({
                by: page.updatedBy ?? texts.someone,
                time: formatMoment(page.updateTime, language),
              })}
            </strong>
            <ShownChange change={{ path: change.path, before: now, after }} words={words} />
          </div>
        )}
        {isOpen && stands === 'there' && <small className="proposal-there">{texts.there}</small>}
        {why && <small className="proposal-why">{texts.why({ why })}</small>}
        {change.instead !== undefined && (
          <div className="proposal-instead">
            <small>{texts.instead}</small>
            <ShownChange change={{ path: change.path, before: after, after: change.instead }} words={words} />
          </div>
        )}
        {writing && (
          <OwnWords
            label={name}
            path={change.path}
            text={String(after)}
            busy={desk.busy}
            onTake={async (text) => {
              if (await desk.take([{ ...change, after: text }])) setWriting(false)
            }}
            onClose={() => setWriting(false)}
          />
        )}
      </div>
      <div className="proposal-does">
        {isOpen ? (
          !writing && (
            <>
              {rights.take && (
                <Button
                  aria-label={`${isElsewhere ? texts.takeAnyway : texts.take}: ${name}`}
                  disabled={desk.busy}
                  onClick={() => void desk.take([change])}
                >
                  {isElsewhere ? texts.takeAnyway : texts.take}
                </Button>
              )}
              {rights.take && typeof after === 'string' && (
                <Button
                  aria-label={`${texts.changeFirst}: ${name}`}
                  disabled={desk.busy}
                  onClick={() => setWriting(true)}
                >
                  {texts.changeFirst}
                </Button>
              )}
              {rights.leave && (
                <Button
                  type="text"
                  aria-label={`${texts.leave}: ${name}`}
                  disabled={desk.busy}
                  onClick={() => void desk.leave([change])}
                >
                  {texts.leave}
                </Button>
              )}
            </>
          )
        ) : (
          <>
            <span className="proposal-decision">
              {decision === 'taken' && <CheckOutlined aria-hidden="true" />}{' '}
              {texts.decisions[decision]({
                by: change.by ?? texts.someone,
                time: change.time ? formatMoment(change.time, language) : '',
              })}
            </span>
            {(decision === 'left' || (rights.take && isAsTaken(change))) && rights.leave && (
              <Button
                type="link"
                aria-label={`${texts.undo}: ${name}`}
                disabled={desk.busy}
                onClick={() => void desk.reopen(change)}
              >
                {texts.undo}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}

type OwnProps = {
  label: string
  path: string
  text: string
  busy: boolean
  onTake: (text: string) => Promise<void>
  onClose: () => void
}

/** The proposed words, to be changed before they are taken. */
function OwnWords({ label, path, text, busy, onTake, onClose }: OwnProps) {
  const texts = useTexts('console/release/proposal')
  const [own, setOwn] = useState(text)
  const { language } = languageAt(path)
  return (
    <div className="proposal-own">
      <Input.TextArea
        autoFocus
        aria-label={label}
        lang={language ?? undefined}
        value={own}
        autoSize={{ minRows: 2, maxRows: 10 }}
        onChange={({ target }) => setOwn(target.value)}
      />
      <span>
        <Button type="primary" size="small" loading={busy} onClick={() => void onTake(own)}>
          {texts.takeThis}
        </Button>
        <Button type="text" size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </span>
    </div>
  )
}
