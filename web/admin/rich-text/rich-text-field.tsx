// A field for a rich text in one language; the editor itself comes when the field is first shown.
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import type { RichFieldProps } from './rich-editor.tsx'

const RichGuard = lazy(async () => ({ default: (await import('./rich-guard.tsx')).RichGuard }))

/** Each language has an editor with a past of its own. */
export function RichTextField(props: RichFieldProps) {
  const texts = useTexts('console/editor/rich-text')
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
