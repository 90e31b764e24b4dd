// The whole site of a moment brought back: what visitors see otherwise today, and the releases that undo it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Input, Modal, Radio } from 'antd'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PastSite } from '#contract/content/past.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { formatMoment, formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { RELEASES, releaseAddress } from '../admin-release-list.ts'
import { bringBack, pastSiteQuery } from './admin-api.ts'
import './admin-bring-back.css'

/** A limit of the contract (`contract/content/past.ts`). */
const BACK_NAME = 100

type Of = { number: number; time: string }

export function BringBackButton(of: Of) {
  const texts = useTexts('console/release/back')
  const [open, setOpen] = useState(false)
  if (!useMay()('web_release:update')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {open && <BringBack {...of} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Rendered while it is open. */
function BringBack({ number, time, onClose }: Of & { onClose: () => void }) {
  const texts = useTexts('console/release/back')
  const language = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { message } = useApp()
  const nameId = useId()
  const asked = useQuery(pastSiteQuery(number))
  const site = asked.data
  const [name, setName] = useState(texts.nameOf({ time: formatMoment(time, language) }))
  const [edits, setEdits] = useState<'keep' | 'replace'>('keep')
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState('')
  const count = site ? site.total - (edits === 'keep' ? site.edits : 0) : 0

  const put = async () => {
    setFailure('')
    setWorking(true)
    try {
      const { releases } = await bringBack({ number, name: name.trim(), edits })
      void client.invalidateQueries({ queryKey: ['release'] })
      void message.success(texts.done({ count: releases.length }))
      const [only] = releases
      void navigate(only && releases.length === 1 ? releaseAddress(only.id) : RELEASES)
    } catch (error) {
      setFailure(plainWords(error))
      setWorking(false)
    }
  }
  return (
    <Modal
      open
      title={texts.title({ time: formatMoment(time, language) })}
      className="past-dialog"
      width={640}
      okText={texts.put({ count })}
      okButtonProps={{ disabled: count === 0 || name.trim() === '', loading: working }}
      cancelText={texts.cancel}
      onOk={put}
      onCancel={onClose}
    >
      {!site ? (
        <Pending asked={asked} rows={6} />
      ) : site.total === 0 && site.lost.length === 0 ? (
        <Nothing title={texts.same} description={texts.sameText} />
      ) : (
        <div className="past-back">
          <p>{texts.asOf({ time: formatMomentInFull(site.asOf, language) })}</p>
          {site.isBehind && (
            <Alert
              type="info"
              showIcon
              title={texts.behind({
                from: formatMomentInFull(site.asOf, language),
                to: formatMomentInFull(site.moment.time, language),
              })}
            />
          )}
          <Differences site={site} />
          {site.lost.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title={texts.lost({ count: site.lost.length })}
              description={site.lost.map(({ title }) => textIn(title, language)).join(' · ')}
            />
          )}
          {site.edits > 0 && (
            <fieldset className="past-edits">
              <legend>{texts.edits({ count: site.edits })}</legend>
              <Radio.Group
                value={edits}
                onChange={({ target }) => setEdits(target.value)}
                options={(['keep', 'replace'] as const).map((value) => ({
                  value,
                  label: texts.editsBy[value],
                }))}
              />
            </fieldset>
          )}
          <div>
            <label htmlFor={nameId}>{texts.name}</label>
            <Input
              id={nameId}
              value={name}
              maxLength={BACK_NAME}
              onChange={({ target }) => setName(target.value)}
              aria-describedby={`${nameId}-hint`}
            />
            <p className="field-hint" id={`${nameId}-hint`}>
              {texts.nameHint}
            </p>
          </div>
        </div>
      )}
      {failure && <Alert className="form-failure" type="error" role="alert" title={failure} showIcon />}
    </Modal>
  )
}

function Differences({ site: { total, changed, hidden, added, items } }: { site: PastSite }) {
  const texts = useTexts('console/release/back')
  const language = useLanguage()
  const kinds = useKindNames('many')
  const heading = useId()
  const counts = { changed, hidden, added }
  const told = (['changed', 'hidden', 'added'] as const)
    .filter((change) => counts[change] > 0)
    .map((change) => texts.counts[change]({ count: counts[change] }))
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{told.join(' · ')}</h3>
      <ul className="past-differences">
        {items.map(({ kind, id, title, change, edits }) => (
          <li key={id}>
            <span>{kinds[kind]}</span>
            <span>
              <strong>{textIn(title, language)}</strong>
              <small>
                {texts.changes[change]}
                {edits && ` · ${texts.hasEdits}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className="field-hint">{texts.more({ count: thousands(total - items.length) })}</p>
      )}
    </section>
  )
}
