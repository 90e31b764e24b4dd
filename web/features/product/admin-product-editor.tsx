// The form of a product: its words by language, its basics and pictures, its specifications, and the foot that saves.
import { Alert, Form } from 'antd'
import { useEffect, useState } from 'react'
import type { Language } from '#contract/language-codes.ts'
import type { StaffProduct } from '#contract/product.ts'
import { countMissing, hasText } from '#web/admin/completeness.ts'
import { LanguageChoice } from '#web/admin/language-choice.tsx'
import { PageHead } from '#web/admin/page-head.tsx'
import { useTabTitle } from '#web/admin/tab-context.ts'
import { textIn } from '#web/admin/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { FORM_TEXTS } from './admin-form-texts.ts'
import { ProductBasics } from './admin-product-basics.tsx'
import { ProductConflict } from './admin-product-conflict.tsx'
import { textsOf } from './admin-product-draft.ts'
import { ProductFoot } from './admin-product-foot.tsx'
import { ProductProblems } from './admin-product-problems.tsx'
import { ProductSpecs } from './admin-product-specs.tsx'
import { ProductWords } from './admin-product-words.tsx'
import { PRODUCT_TEXTS } from './admin-texts.ts'
import { useProductForm } from './admin-use-product-form.ts'

export function ProductEditor({ product }: { product: StaffProduct | null }) {
  const texts = useTexts(FORM_TEXTS)
  const list = useTexts(PRODUCT_TEXTS)
  const shown = useLanguage()
  const [language, setLanguage] = useState<Language>(shown)
  const may = useMay()
  const editable = may(product ? 'web_product:update' : 'web_product:add')
  const editor = useProductForm(product, setLanguage)
  const { form } = editor
  const written = textsOf(form)
  const { record, base } = editor
  useTabTitle(record && (base.productModel || (hasText(base.productName) ? base.productName : null)))
  useSaveKey(editable && editor.dirty && !editor.waits ? () => editor.save(false) : null)

  const section = { form, change: editor.change, problems: editor.problems, disabled: !editable, language }
  return (
    <div className="product-editor" inert={editor.adding}>
      <PageHead
        title={product ? textIn(form.productName, shown) || list.unnamed : texts.newTitle}
        says={form.productModel}
      />
      {!editable && <Alert type="info" showIcon title={texts.readOnly} className="product-read-only" />}
      <ProductProblems editor={editor} />
      <div className="product-languages">
        <LanguageChoice
          value={language}
          onChange={setLanguage}
          missing={countMissing(written)}
          blank={!written.some(hasText)}
        />
      </div>
      <Form layout="vertical" component={false}>
        <div className="product-columns">
          <ProductWords {...section} onBusy={editor.setWriting} />
          <ProductBasics {...section} onBusy={editor.setUploading} />
          <ProductSpecs {...section} />
        </div>
      </Form>
      <ProductFoot editor={editor} editable={editable} />
      <ProductConflict editor={editor} />
    </div>
  )
}

/** Ctrl+S and Cmd+S save; while there is nothing to save they still keep the browser from saving the page. */
function useSaveKey(save: (() => void) | null) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!event.repeat) save?.()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [save])
}
