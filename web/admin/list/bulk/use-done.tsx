// The message of success, with the way back where there is one.
import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOver, isTyping } from '#web/admin/page-parts/is-typing.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'

/** Long enough to read it and to change one's mind. */
const UNDO_MS = 8_000

/** Says that something was done; with `undo` it can be taken back for a few seconds. A failure of it is told by the frame. */
export function useDone(): (description: string, undo?: (() => Promise<unknown>) | undefined) => void {
  const { message } = useApp()
  return (description, undo) => {
    if (!undo) return void message.success(description)
    const key = `undo-${description}-${Date.now()}`
    const close = () => message.destroy(key)
    const takeBack = () => {
      close()
      undo().catch((error: unknown) => console.error(error))
    }
    // It keeps its own time: the library's waits for the pointer alone.
    const content = <Undoable description={description} onUndo={takeBack} onOver={close} />
    void message.success({ key, duration: 0, content })
  }
}

type Props = { description: string; onUndo: () => void; onOver: () => void }

/** Its time stands still while the pointer or the keyboard is on it; Ctrl+Z does what its button does. */
function Undoable({ description, onUndo, onOver }: Props) {
  const texts = useTexts('console/list/list')
  const [held, setHeld] = useState(false)
  const over = useRef(onOver)
  const place = useRef<HTMLSpanElement>(null)
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const asks = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z'
    if (!asks || isTyping(event.target) || isOver(event.target)) return
    // Of several the last one is taken back.
    if (place.current !== [...document.querySelectorAll('.undoable')].at(-1)) return
    event.preventDefault()
    onUndo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => over.current(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [held])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices who is on it; the button does the action
    <span
      className="undoable"
      ref={place}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {description}
      <Button type="link" size="small" className="undo-way" onClick={onUndo}>
        {texts.undo}
      </Button>
    </span>
  )
}
