// What keeps a record from being saved or published, each with a way to its field.
import { Alert, Button } from 'antd'
import { useTexts } from '#web/i18n/language.tsx'
import type { Problems } from './editor-state.ts'
import { EDITOR_TEXTS } from './editor-texts.ts'

type Props = { problems: Problems; onGo: (field: string) => void }

export function ProblemList({ problems: { after, fields }, onGo }: Props) {
  const texts = useTexts(EDITOR_TEXTS)
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
              </li>
            ))}
          </ul>
        </>
      }
    />
  )
}
