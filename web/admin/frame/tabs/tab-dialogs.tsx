// The questions that a page asks stand in its tab: out of sight with it, there again with it, gone when its page is.
import { App, Modal } from 'antd'
import AppContext from 'antd/es/app/context'
import { type ReactNode, useMemo } from 'react'

/**
 * `App.useApp().modal` would put them above every tab. React hides what stands inside a hidden tab, portals included.
 * Messages stay the frame's: what a page says once it is done is read while the next one is already shown.
 */
export function TabDialogs({ children }: { children: ReactNode }) {
  const app = App.useApp()
  const [modal, questions] = Modal.useModal()
  const own = useMemo(() => ({ ...app, modal }), [app, modal])
  return (
    <AppContext value={own}>
      {children}
      {questions}
    </AppContext>
  )
}
