// The routes of the console for people, rights and logs (spec §2 `/sysUserManage` and `/logManagement`).
import type { RouteObject } from 'react-router'
import { PAGE_NAMES } from '#web/admin/frame/page-names.ts'
import type { PageHandle } from '#web/admin/frame/tabs/page-handle.ts'
import { digitsOnly, type MakePages, PAGES } from './admin-page.ts'

export const systemRoutes = ({ page, firstOf }: MakePages): RouteObject[] => [
  {
    path: '/sysUserManage',
    handle: { title: PAGE_NAMES.system, resources: 'sysUserManage', noredirect: true } satisfies PageHandle,
    children: [
      { index: true, loader: firstOf('sysUserManage') },
      {
        path: 'userList',
        ...page({ title: PAGE_NAMES.users, resources: 'userList', noCache: true }, async () => {
          return (await import('#web/features/user/list/admin-user-list-page.tsx')).AdminUserListPage
        }),
      },
      {
        path: 'roleList',
        ...page({ title: PAGE_NAMES.roles, resources: 'roleList', noCache: true }, async () => {
          return (await import('#web/features/role/admin-role-list-page.tsx')).AdminRoleListPage
        }),
      },
      {
        handle: { title: PAGE_NAMES.roles, resources: 'roleList', at: PAGES.roleList } satisfies PageHandle,
        children: [
          {
            // Hidden, so whoever may open the list of roles may open it; what they may do there its buttons say.
            path: 'roleSetting/:id',
            loader: digitsOnly,
            ...page(
              { title: PAGE_NAMES.permissions, resources: 'roleSetting' },
              async () =>
                (await import('#web/features/role/setting/admin-setting-page.tsx')).AdminSettingPage,
              { resources: ['roleSetting', 'roleList'] },
            ),
          },
        ],
      },
      {
        path: 'sysmenuList',
        ...page({ title: PAGE_NAMES.menus, resources: 'sysmenuList', noCache: true }, async () => {
          return (await import('#web/features/menu/admin-menu-page.tsx')).AdminMenuPage
        }),
      },
    ],
  },
  {
    path: '/logManagement',
    handle: { title: PAGE_NAMES.logs, resources: 'logManagement', noredirect: true } satisfies PageHandle,
    children: [
      { index: true, loader: firstOf('logManagement') },
      {
        path: 'loginLog',
        ...page({ title: PAGE_NAMES.loginLog, resources: 'loginLog', noCache: true }, async () => {
          return (await import('#web/features/log/admin-login-log-page.tsx')).AdminLoginLogPage
        }),
      },
      {
        path: 'operationLog',
        ...page({ title: PAGE_NAMES.operationLog, resources: 'operationLog', noCache: true }, async () => {
          return (await import('#web/features/log/admin-operation-log-page.tsx')).AdminOperationLogPage
        }),
      },
      {
        path: 'monitor',
        ...page({ title: PAGE_NAMES.monitor, resources: 'monitor', noCache: true }, async () => {
          return (await import('#web/features/monitor/admin-monitor-page.tsx')).AdminMonitorPage
        }),
      },
    ],
  },
]
