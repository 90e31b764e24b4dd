// What stands above a form: input that an earlier page could not save, and what keeps the record from being saved or published.
import { Alert, Button } from 'antd'
import { type FieldWords, useFieldName } from '#web/admin/differences/shown-change.tsx'
import type { DraftCopy, useDraftCopy } from '#web/admin/editor/saving/draft-copy.ts'
import { splitPicture } from '#web/admin/forms/field-places.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
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
      description={texts.foundSays}
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
            {problems.map(([field, says]) => (
              <li key={field}>
                <Button type="link" size="small" onClick={() => onGo(field)}>
                  {says}
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
