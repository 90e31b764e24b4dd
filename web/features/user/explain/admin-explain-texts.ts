// The words that explain what a person may do, and why.
import type { Explanation } from '#contract/people/role.ts'

type Missing = NonNullable<Explanation['missing']>
type Grants = Explanation['roles'][number]['grants']

const zh = {
  title: (name: string) => `${name} 有什么权限？`,
  says: '选择一个页面或按钮，查看由哪个角色授予，或缺少什么。',
  choose: '页面或按钮',
  allowed: '允许',
  refused: '不允许',
  missing: {
    userDisabled: '该用户已停用或在回收站中，因此什么都不能做。',
    noRole: '该用户没有已启用的角色。',
    menuDisabled: '角色已授予此权限，但菜单或其上级已停用。',
    notGranted: '该用户的角色均未授予此权限。',
  } satisfies Record<Missing, string>,
  roles: '该用户的角色',
  noRoles: '没有角色',
  grants: {
    admin: '拥有全部权限',
    key: '授予此权限',
    button: '授予此页面上的按钮，因此也授予页面',
    nothing: '不授予此权限',
  } satisfies Record<Grants, string>,
  by: (names: string) => `（${names}）`,
  roleDisabled: '角色已停用，不起作用',
  menus: '菜单位置',
  menuDisabled: '已停用',
  noMenu: '没有对应的菜单',
  wouldGrant: '以下角色可授予此权限',
  others: '没有菜单的按钮',
}

type ExplainTexts = typeof zh

const en: ExplainTexts = {
  title: (name) => `What can ${name} do?`,
  says: 'Choose a page or a button to see which role grants it, or what is missing.',
  choose: 'Page or button',
  allowed: 'Allowed',
  refused: 'Not allowed',
  missing: {
    userDisabled: 'The user is disabled or in the trash, and has no permissions.',
    noRole: 'The user has no role that is enabled.',
    menuDisabled: 'A role grants it, but the menu or one above it is disabled.',
    notGranted: 'No role of the user grants it.',
  },
  roles: 'Roles of the user',
  noRoles: 'No roles',
  grants: {
    admin: 'full access',
    key: 'grants it',
    button: 'grants a button of the page, and with it the page',
    nothing: 'does not grant it',
  },
  by: (names) => ` (${names})`,
  roleDisabled: 'the role is disabled and has no effect',
  menus: 'Place in the menu',
  menuDisabled: 'disabled',
  noMenu: 'There is no menu for it',
  wouldGrant: 'Roles that would grant it',
  others: 'Without a menu',
}

const es: ExplainTexts = {
  title: (name) => `¿Qué puede hacer ${name}?`,
  says: 'Elija una página o un botón para ver qué rol lo permite o qué falta.',
  choose: 'Página o botón',
  allowed: 'Permitido',
  refused: 'No permitido',
  missing: {
    userDisabled: 'El usuario está inactivo o en la papelera, así que no puede hacer nada.',
    noRole: 'El usuario no tiene ningún rol activo.',
    menuDisabled: 'Un rol lo permite, pero el menú o uno superior está inactivo.',
    notGranted: 'Ningún rol del usuario lo permite.',
  },
  roles: 'Roles del usuario',
  noRoles: 'Sin roles',
  grants: {
    admin: 'tiene acceso total',
    key: 'lo permite',
    button: 'permite un botón de la página y, con él, la página',
    nothing: 'no lo permite',
  },
  by: (names) => ` (${names})`,
  roleDisabled: 'el rol está inactivo y no tiene efecto',
  menus: 'Lugar en el menú',
  menuDisabled: 'inactivo',
  noMenu: 'No tiene menú',
  wouldGrant: 'Roles que lo permitirían',
  others: 'Sin menú',
}

export const EXPLAIN_TEXTS = { zh, en, es }
