// What search engines and shared cards say of a product type.
import { Checkbox, Form } from 'antd'
import type { Seo } from '#contract/content/seo.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { fieldError } from '#web/admin/forms/record-drawer.tsx'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { PictureList } from '#web/admin/media/picture-list.tsx'
import { useTexts } from '#web/i18n/language.tsx'

/** Limits of the contract (`contract/content/content.ts`). */
const LENGTHS = { title: 120, description: 320 }

type Props = {
  seo: Seo
  errors: FieldMessages
  onChange: (update: (seo: Seo) => Seo) => void
  onBusy: (busy: boolean) => void
}

export function TypeSeo({ seo, errors, onChange, onBusy }: Props) {
  const texts = useTexts('console/product-type/attribute')
  const { fields } = useTexts('console/kinds/productType')
  return (
    <fieldset className="type-attributes">
      <legend>{fields.seo}</legend>
      <TextInThree
        id="type.seo.title"
        label={texts.seoTitle}
        value={seo.title}
        onChange={(title) => onChange((before) => ({ ...before, title }))}
        max={LENGTHS.title}
        error={messageFor(errors, 'seo.title')}
      />
      <TextInThree
        id="type.seo.description"
        label={texts.seoDescription}
        value={seo.description}
        onChange={(description) => onChange((before) => ({ ...before, description }))}
        max={LENGTHS.description}
        long
        error={messageFor(errors, 'seo.description')}
      />
      <Form.Item label={texts.seoPicture} htmlFor="type.seo.picture" {...fieldError(errors, 'seo.picture')}>
        <PictureList
          id="type.seo.picture"
          keys={seo.picture === null ? [] : [seo.picture]}
          onChange={(update) =>
            onChange((before) => ({
              ...before,
              picture: update(before.picture === null ? [] : [before.picture])[0] ?? null,
            }))
          }
          onBusy={onBusy}
          max={1}
        />
      </Form.Item>
      <Form.Item>
        <Checkbox
          id="type.seo.listed"
          checked={seo.listed}
          onChange={({ target }) => onChange((before) => ({ ...before, listed: target.checked }))}
        >
          {texts.seoListed}
        </Checkbox>
      </Form.Item>
    </fieldset>
  )
}
