// The routes of the console for people, rights and logs (spec §2 `/sysUserManage` and `/logManagement`).
import type { RouteObject } from 'react-router'
import type { Text } from '#contract/languages/language.ts'
import type { PageHandle } from '#web/admin/frame/tabs/page-handle.ts'
import { digitsOnly, type MakePages, PAGES } from './admin-page.ts'

const TITLES = {
  system: { zh: '系统管理', en: 'System', es: 'Sistema' },
  users: { zh: '用户管理', en: 'Users', es: 'Usuarios' },
  roles: { zh: '角色管理', en: 'Roles', es: 'Roles' },
  permissions: { zh: '权限设置', en: 'Permissions', es: 'Permisos' },
  menus: { zh: '菜单管理', en: 'Menus', es: 'Menús' },
  logs: { zh: '日志管理', en: 'Logs', es: 'Bitácoras' },
  loginLog: { zh: '登录日志', en: 'Login log', es: 'Inicios de sesión' },
  operationLog: { zh: '操作日志', en: 'Operation log', es: 'Bitácora de operaciones' },
  monitor: { zh: '服务监控', en: 'Monitor', es: 'Monitor' },
} satisfies Record<string, Text>

export const systemRoutes = ({ page, firstOf }: MakePages): RouteObject[] => [
  {
    path: '/sysUserManage',
    handle: { title: TITLES.system, resources: 'sysUserManage', noredirect: true } satisfies PageHandle,
    children: [
      { index: true, loader: firstOf('sysUserManage') },
      {
        path: 'userList',
        ...page({ title: TITLES.users, resources: 'userList', noCache: true }, async () => {
          return (await import('#web/features/user/list/admin-user-list-page.tsx')).AdminUserListPage
        }),
      },
      {
        path: 'roleList',
        ...page({ title: TITLES.roles, resources: 'roleList', noCache: true }, async () => {
          return (await import('#web/features/role/admin-role-list-page.tsx')).AdminRoleListPage
        }),
      },
      {
        handle: { title: TITLES.roles, resources: 'roleList', at: PAGES.roleList } satisfies PageHandle,
        children: [
          {
            // Hidden, so whoever may open the list of roles may open it; what they may do there its buttons say.
            path: 'roleSetting/:id',
            loader: digitsOnly,
            ...page(
              { title: TITLES.permissions, resources: 'roleSetting' },
              async () =>
                (await import('#web/features/role/setting/admin-setting-page.tsx')).AdminSettingPage,
              { resources: ['roleSetting', 'roleList'] },
            ),
          },
        ],
      },
      {
        path: 'sysmenuList',
        ...page({ title: TITLES.menus, resources: 'sysmenuList', noCache: true }, async () => {
          return (await import('#web/features/menu/admin-menu-page.tsx')).AdminMenuPage
        }),
      },
    ],
  },
  {
    path: '/logManagement',
    handle: { title: TITLES.logs, resources: 'logManagement', noredirect: true } satisfies PageHandle,
    children: [
      { index: true, loader: firstOf('logManagement') },
      {
        path: 'loginLog',
        ...page({ title: TITLES.loginLog, resources: 'loginLog', noCache: true }, async () => {
          return (await import('#web/features/log/admin-login-log-page.tsx')).AdminLoginLogPage
        }),
      },
      {
        path: 'operationLog',
        ...page({ title: TITLES.operationLog, resources: 'operationLog', noCache: true }, async () => {
          return (await import('#web/features/log/admin-operation-log-page.tsx')).AdminOperationLogPage
        }),
      },
      {
        path: 'monitor',
        ...page({ title: TITLES.monitor, resources: 'monitor', noCache: true }, async () => {
          return (await import('#web/features/monitor/admin-monitor-page.tsx')).AdminMonitorPage
        }),
      },
    ],
  },
]
