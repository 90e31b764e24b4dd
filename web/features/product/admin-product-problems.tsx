// What keeps a product from being saved or published, each with a way to its field.
import { Alert, Button } from 'antd'
import { useTexts } from '#web/i18n/language.tsx'
import { FORM_TEXTS } from './admin-form-texts.ts'
import type { ProductEditing } from './admin-use-product-form.ts'

export function ProductProblems({ editor }: { editor: ProductEditing }) {
  const texts = useTexts(FORM_TEXTS)
  const problems = Object.entries(editor.problems)
  if (problems.length === 0) return null
  const published = editor.after === 'publish'
  return (
    <Alert
      className="product-problems"
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
                <Button type="link" size="small" onClick={() => editor.goTo(field)}>
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
