// The question before unsaved input of a tab is given up.
import { App } from 'antd'
import { useCallback, useRef } from 'react'
import { useTexts } from '#web/i18n/language.tsx'

/** Answers whether the input may be lost. */
export function useAskToLeave(): () => Promise<boolean> {
  const { modal } = App.useApp()
  const texts = useTexts('console/frame/tabs')
  const words = useRef(texts)
  words.current = texts
  return useCallback(
    () =>
      new Promise((answer) => {
        const { closeTitle, closeSays, closeAnyway, keep } = words.current
        modal.confirm({
          title: closeTitle,
          content: closeSays,
          okText: closeAnyway,
          okButtonProps: { danger: true },
          cancelText: keep,
          onOk: () => answer(true),
          onCancel: () => answer(false),
        })
      }),
    [modal],
  )
}
