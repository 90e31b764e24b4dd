// A field for a rich text in one language; the editor itself comes when the field is first shown.
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import type { RichDoc } from '#rich-text/rich-doc.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RICH_TEXTS } from './rich-texts.ts'

const RichGuard = lazy(async () => ({ default: (await import('./rich-guard.tsx')).RichGuard }))

export type RichFieldProps = {
  id: string
  label: string
  language: Language
  value: RichDoc | null
  onChange: (doc: RichDoc | null) => void
  /** Told while pictures are on their way, so that a form waits for them. */
  onBusy?: ((busy: boolean) => void) | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
}

/** Each language has an editor with a past of its own. */
export function RichTextField(props: RichFieldProps) {
  const texts = useTexts(RICH_TEXTS)
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={texts.loading}>
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </div>
      }
    >
      <RichGuard key={props.language} {...props} />
    </Suspense>
  )
}
