// What keeps a record from being saved or published, each with a way to its field.
import { Alert, Button } from 'antd'
import { type FieldWords, useFieldName } from '#web/admin/differences/shown-change.tsx'
import { splitPicture } from '#web/admin/forms/field-places.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { Problems } from './editor-state.ts'

type Props = { problems: Problems; words: FieldWords; onGo: (field: string) => void }

export function ProblemList({ problems: { after, fields }, words, onGo }: Props) {
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
