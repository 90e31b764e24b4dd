// A choice whose list could not be read says so where the list would be, and offers another try.
import { Button, type MenuProps } from 'antd'
import type { ReactElement } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
/** What a query knows of its list. */
export type Asked = {
  data: unknown
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}
const isMissing = ({ data, error }: Asked) => error !== null && data === undefined

/** Stands by a choice; nothing while its list is there or on its way. */
export function ChoicesFailed({ asked }: { asked: Asked }) {
  const texts = useTexts('console/frame/parts').choicesFailed
  if (!isMissing(asked)) return null
  return (
    <p className="field-problem choices-failed" role="alert">
      {texts.failed}{' '}
      <Button type="link" size="small" onClick={() => void asked.refetch()}>
        {texts.again}
      </Button>
    </p>
  )
}

/** What a `Select` or `TreeSelect` over the list is given. Opening it anew is another try too, for whoever has no pointer. */
export function choiceProps(asked: Asked) {
  if (!isMissing(asked)) return { loading: asked.isFetching }
  return {
    loading: false,
    // An empty list without any would not open at all.
    notFoundContent: <></>,
    popupRender: (list: ReactElement) => (
      <>
        {list}
        <ChoicesFailed asked={asked} />
      </>
    ),
    onOpenChange: (open: boolean) => {
      if (open) void asked.refetch()
    },
  }
}

/** What a menu over the list shows in place of it; nothing while the list is there or on its way. */
export function useFailedItems(asked: Asked): NonNullable<MenuProps['items']> | null {
  const { failed, again } = useTexts('console/frame/parts').choicesFailed
  if (!isMissing(asked)) return null
  return [
    { key: 'failed', label: failed, disabled: true },
    { key: 'again', label: again, onClick: () => void asked.refetch() },
  ]
}
