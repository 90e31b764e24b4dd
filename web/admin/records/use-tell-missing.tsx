// Says what is missing before a record can be published, and leads to its form.
import { App } from 'antd'
import { useNavigate } from 'react-router'
import type { FieldMessages } from '#contract/answer.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RECORD_TEXTS } from './record-texts.ts'

/** `form`: the address of the record's form, which marks the fields. */
export function useTellMissing(): (name: string, form: string, fields: FieldMessages) => void {
  const texts = useTexts(RECORD_TEXTS)
  const { modal } = App.useApp()
  const navigate = useNavigate()
  return (name, form, fields) => {
    modal.confirm({
      title: texts.notPublished(name),
      content: (
        <ul className="missing-list">
          {[...new Set(Object.values(fields))].map((says) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      ),
      okText: texts.completeIt,
      cancelText: texts.close,
      onOk: () => void navigate(form, { state: { missing: fields } }),
    })
  }
}
