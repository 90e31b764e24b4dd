// The form of a product type: what is checked, and how it is stored as a draft or published.
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { ATTRIBUTE_KEY } from '#contract/products/attribute-filter.ts'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { hasText } from '#web/admin/forms/completeness.ts'
import { NOT_STORED, useRecordForm } from '#web/admin/forms/record-form.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addType, forgetTypes, publishStored, updateType } from '../admin-api.ts'
import { blankType, fieldsOf, type TypeFields, type TypeTask, tidied } from './admin-type-draft.ts'

const storedOf = (type: StaffProductType) => ({ id: type.id, version: type.version, fields: fieldsOf(type) })

export function useTypeForm(task: TypeTask, onSaved: () => void) {
  const texts = useTexts('console/product-type/list')
  const { keyWrong } = useTexts('console/product-type/attribute')
  const language = useLanguage()
  const { message } = App.useApp()
  const client = useQueryClient()
  return useRecordForm<TypeFields, StaffProductType>({
    form: 'type',
    begin: task.do === 'edit' ? storedOf(task.type) : { ...NOT_STORED, fields: blankType(task.level) },
    tidy: tidied,
    check: (mine): Record<string, string> => ({
      ...(hasText(mine.productTypeName) ? {} : { [`productTypeName.${LANGUAGES[0]}`]: texts.nameEmpty }),
      ...Object.fromEntries(
        mine.attributes.flatMap(({ key }, at) =>
          ATTRIBUTE_KEY.test(key) ? [] : [[`attributes.${at}.key`, keyWrong]],
        ),
      ),
    }),
    storedOf: (current) => storedOf(current as StaffProductType),
    write: (at, mine, changed, way) => {
      const publish = way === 'save'
      return at.id === 0 ? addType({ ...mine, publish }) : updateType({ ...at, ...changed, publish })
    },
    publish: publishStored,
    onSaved: (_, { productTypeName }, way) => {
      const name = textIn(productTypeName, language)
      void message.success(way === 'save' ? texts.saved({ name }) : texts.savedDraft({ name }))
      onSaved()
    },
    onSettled: () => void forgetTypes(client),
  })
}
