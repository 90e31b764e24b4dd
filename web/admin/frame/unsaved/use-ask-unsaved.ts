// Asks before something is done that unsaved input would not survive (decision 22).

import { useCallback, useRef } from 'react'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useUnsaved } from './unsaved.tsx'

type Words = { title: string; content: string; okText: string; cancelText: string }

/** Runs what it is given: at once, or after the person agreed to lose their input. Without words it asks about leaving. */
export function useAskUnsaved(words?: Words): (go: () => void) => void {
  const texts = useTexts('console/frame/console')
  const { modal } = useApp()
  const unsaved = useUnsaved()
  return (go) => {
    if (!unsaved.any()) return go()
    modal.confirm({
      title: texts.leaveTitle,
      content: texts.leaveText,
      okText: texts.leave,
      cancelText: texts.stay,
      ...words,
      okButtonProps: { danger: true },
      onOk: () => {
        unsaved.release()
        go()
      },
    })
  }
}

/** Answers whether the input may be lost. */
export function useAskToLeave(): () => Promise<boolean> {
  const { modal } = useApp()
  const texts = useTexts('console/frame/tabs')
  const words = useRef(texts)
  words.current = texts
  return useCallback(
    () =>
      new Promise((answer) => {
        const { closeTitle, closeText, closeAnyway, keep } = words.current
        modal.confirm({
          title: closeTitle,
          content: closeText,
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
