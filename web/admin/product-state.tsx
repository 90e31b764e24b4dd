// The state of a product as a word with a dot (DESIGN.md "Lists").
import type { StaffProduct } from '#contract/product.ts'
import { useTexts } from '#web/i18n/language.tsx'

export type ProductState = StaffProduct['state']
export const PRODUCT_STATES: readonly ProductState[] = ['draft', 'scheduled', 'published', 'changed']

export const STATE_WORDS: Record<'zh' | 'en' | 'es', Record<ProductState, string>> = {
  zh: { draft: '草稿', scheduled: '待发布', published: '已发布', changed: '发布后有修改' },
  en: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', changed: 'Changed since published' },
  es: {
    draft: 'Borrador',
    scheduled: 'Programado',
    published: 'Publicado',
    changed: 'Modificado tras publicar',
  },
}

export function ProductStateWord({ state }: { state: ProductState }) {
  const words = useTexts(STATE_WORDS)
  return (
    <span className="state-word" data-state={state}>
      {words[state]}
    </span>
  )
}
