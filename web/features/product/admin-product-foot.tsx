// The foot of the form: in which state the product is, whether everything is saved, and the two ways to save.
import { ExportOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { formatMoment, formatMomentInFull } from '#web/admin/format-moment.ts'
import { ProductStateWord } from '#web/admin/product-state.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { FORM_TEXTS } from './admin-form-texts.ts'
import { PRODUCT_TEXTS } from './admin-texts.ts'
import type { ProductEditing } from './admin-use-product-form.ts'

type Props = { editor: ProductEditing; editable: boolean }

export function ProductFoot({ editor, editable }: Props) {
  const texts = useTexts(FORM_TEXTS)
  const list = useTexts(PRODUCT_TEXTS)
  const { record, dirty, uploading, busy, waits, save } = editor
  const state = record?.state ?? 'draft'
  const says = uploading ? texts.uploading : dirty ? texts.notSaved : record ? texts.allSaved : ''

  return (
    <footer className="product-foot">
      <div className="product-foot-state">
        <ProductStateWord state={dirty && state === 'published' ? 'changed' : state} />
        {record && <Times editor={editor} />}
        <span className="product-foot-says" data-dirty={dirty || undefined} role="status">
          {says}
        </span>
      </div>
      <div className="product-foot-ways">
        {record && record.state !== 'draft' && (
          <Button
            type="link"
            href={`#/productDetail/${record.id}`}
            target="_blank"
            icon={<ExportOutlined />}
            aria-label={texts.onSite}
          >
            <span className="product-foot-word">{texts.onSite}</span>
          </Button>
        )}
        {editable && (
          <Button disabled={!dirty || waits} loading={busy} onClick={() => save(false)} title="Ctrl+S / ⌘S">
            {texts.save}
          </Button>
        )}
        <Permit for="web_product:publish">
          {(editable || record) && (
            <Button
              type="primary"
              disabled={waits || (!dirty && state === 'published')}
              onClick={() => save(true)}
            >
              {editable && (dirty || !record)
                ? texts.savePublish
                : state === 'changed'
                  ? list.publishAgain
                  : list.publish}
            </Button>
          )}
        </Permit>
      </div>
    </footer>
  )
}

/** When visitors got to see it, else when it was changed. */
function Times({ editor }: { editor: ProductEditing }) {
  const texts = useTexts(FORM_TEXTS)
  const language = useLanguage()
  const { record } = editor
  if (!record) return null
  const { publishTime, updateTime } = record
  const time = publishTime ?? updateTime
  const short = formatMoment(time, language)
  return (
    <time className="product-foot-times" dateTime={time} title={formatMomentInFull(time, language)}>
      {publishTime ? texts.publishedAt(short) : texts.updatedAt(short)}
    </time>
  )
}
