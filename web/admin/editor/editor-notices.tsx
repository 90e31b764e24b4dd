// What stands above a form: who else is there, input that an earlier page could not save, what keeps the record from being saved or published.

import { UserOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Avatar, Button, Tooltip } from 'antd'
import { type FieldWords, useFieldName } from '#web/admin/differences/shown-change.tsx'
import type { DraftCopy, useDraftCopy } from '#web/admin/editor/saving/draft-copy.ts'
import { splitPicture } from '#web/admin/forms/field-places.ts'
import { avatarAddress } from '#web/admin/frame/sign-in/avatar-address.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { presenceQuery } from './admin-api.ts'
import type { LifeBase } from './editor-kind.ts'
import type { Problems } from './editor-state.ts'

type OfferProps = { copy: ReturnType<typeof useDraftCopy>; onTake: (copy: DraftCopy<object>) => void }

export function DraftOffer({ copy: { found, answered }, onTake }: OfferProps) {
  const texts = useTexts('console/editor/editor')
  const language = useLanguage()
  if (!found) return null
  const time = formatMoment(new Date(found.time).toISOString(), language)
  const take = () => {
    onTake(found)
    answered()
  }
  return (
    <Alert
      className="editor-note"
      type="warning"
      role="alert"
      showIcon
      title={texts.foundTitle({ time })}
      description={texts.foundText}
      action={
        <span className="editor-note-actions">
          <Button size="small" type="primary" onClick={take}>
            {texts.foundTake}
          </Button>
          <Button size="small" onClick={answered}>
            {texts.foundDrop}
          </Button>
        </span>
      }
    />
  )
}

type ProblemProps = { problems: Problems; words: FieldWords; onGo: (field: string) => void }

export function ProblemList({ problems: { after, fields }, words, onGo }: ProblemProps) {
  const texts = useTexts('console/editor/editor')
  const nameOf = useFieldName(words)
  const place = (field: string) => {
    const { text, picture } = splitPicture(field)
    return [nameOf(text), picture !== null && texts.pictureAt({ at: picture + 1 })]
      .filter(Boolean)
      .join(' · ')
  }
  const problems = Object.entries(fields)
  if (problems.length === 0) return null
  const published = after === 'publish'
  return (
    <Alert
      className="editor-problems"
      type={published ? 'warning' : 'error'}
      role="alert"
      showIcon
      title={published ? texts.problemsTitle : texts.saveProblemsTitle}
      description={
        <>
          {published && <p>{texts.savedButNot}</p>}
          <ul className="missing-list">
            {problems.map(([field, description]) => (
              <li key={field}>
                <Button type="link" size="small" onClick={() => onGo(field)}>
                  {description}
                </Button>
                <small>{place(field)}</small>
              </li>
            ))}
          </ul>
        </>
      }
    />
  )
}

type Props = { base: LifeBase; id: number; editing: boolean }

export function Presence({ base, id, editing }: Props) {
  const texts = useTexts('console/editor/editor')
  const { data: others = [] } = useQuery({
    ...presenceQuery(base, id, editing),
    placeholderData: (before) => before,
  })
  if (others.length === 0) return null
  return (
    <ul className="editor-present" aria-label={texts.present}>
      {others.map(({ username, nickName, avatar, editing: writes }) => {
        const name = nickName || username
        const description = writes ? texts.presentEditing({ name }) : texts.presentViewing({ name })
        return (
          <li key={username} data-editing={writes || undefined}>
            <Tooltip title={description}>
              <Avatar
                size={28}
                alt={description}
                {...(avatar ? { src: avatarAddress(avatar) } : { icon: <UserOutlined /> })}
              />
            </Tooltip>
            <span className={writes ? 'editor-present-word' : 'hidden-text'}>{description}</span>
          </li>
        )
      })}
    </ul>
  )
}
