// The sidebar of a phone, above the page. It comes with its first use.
import { ConfigProvider, Drawer } from 'antd'
import type { ReactNode } from 'react'
import { SIDEBAR_WIDTH } from '#web/admin/frame/looks/console-theme.ts'

/** Spec §4: on a mobile the sidebar moves without animation. */
const AT_ONCE = { token: { motion: false } }

type Props = { open: boolean; onClose: () => void; children: ReactNode }

export function SidebarDrawer({ open, onClose, children }: Props) {
  return (
    <ConfigProvider theme={AT_ONCE}>
      <Drawer
        open={open}
        onClose={onClose}
        placement="left"
        size={SIDEBAR_WIDTH}
        title={null}
        closable={false}
        rootClassName="sidebar-drawer"
      >
        {children}
      </Drawer>
    </ConfigProvider>
  )
}
