// What pages say and ask with: short messages, notices that stay, and questions. What draws them comes when it is needed.
import type { MessageInstance } from 'antd/es/message/interface'
import type { HookAPI } from 'antd/es/modal/useModal'
import type { NotificationInstance } from 'antd/es/notification/interface'
import { createContext, useContext } from 'react'

type Say = (...said: Parameters<MessageInstance['info']>) => void
type Tell = (...told: Parameters<NotificationInstance['info']>) => void
type Question = Parameters<HookAPI['confirm']>[0]

export type Dialogs = {
  confirm: (question: Question) => { destroy: () => void }
  /** Answers whether it was agreed to. */
  ask: (question: Question) => Promise<boolean>
}
export type AppWords = {
  message: Record<'success' | 'error' | 'warning' | 'info' | 'loading', Say> & {
    destroy: (key: string) => void
  }
  notification: Record<'info' | 'success', Tell>
  modal: Dialogs & Record<'info' | 'warning', (told: Question) => void>
}

export const AppContext = createContext<AppWords | null>(null)

export function useApp(): AppWords {
  const app = useContext(AppContext)
  if (!app) throw new Error('LateApp is missing')
  return app
}
