// The words in which it is said why a person may or may not do something.

const zh = {
  title: '权限说明',
  says: '选择一个人和一项权限，查看由哪个角色和菜单给予，或者缺少什么。',
  person: '人员',
  personPlaceholder: '按姓名或用户名查找',
  nobodyFound: '没有找到用户',
  key: '权限',
  keyPlaceholder: '选择页面或按钮',
  allowed: (person: string, key: string) => `${person}可以使用“${key}”。`,
  refused: (person: string, key: string) => `${person}不能使用“${key}”。`,
  missing: {
    userDisabled: '该账号已停用或在回收站中，因此没有任何权限。',
    noRole: '此人没有启用的角色。',
    menuDisabled: '角色已授予此权限，但菜单或其上级已停用；除管理员外，任何人都没有它。',
    notGranted: '此人启用的角色都没有授予此权限。',
  },
  roles: '此人的角色',
  grants: {
    admin: () => '拥有全部权限',
    key: () => '授予此权限',
    button: (keys: string) => `授予此页面的按钮（${keys}），因此也能查看页面`,
    nothing: () => '没有授予此权限',
  },
  roleOff: '已停用，因此不起作用',
  menus: '菜单路径',
  noMenu: '没有菜单使用此标识，因此只有管理员拥有它。',
  menuOff: '已停用',
  wouldGrant: '给予以下任一角色即可获得此权限',
  wouldNone: '目前没有其他角色能给予此权限。',
}

type ExplainTexts = typeof zh

const en: ExplainTexts = {
  title: 'Explain a permission',
  says: 'Choose a person and a permission to see which role and menu gives it, or what is missing.',
  person: 'Person',
  personPlaceholder: 'Find by name or login name',
  nobodyFound: 'No one found',
  key: 'Permission',
  keyPlaceholder: 'Choose a page or button',
  allowed: (person, key) => `${person} can use “${key}”.`,
  refused: (person, key) => `${person} cannot use “${key}”.`,
  missing: {
    userDisabled: 'The account is disabled or in the trash, so it has no permissions.',
    noRole: 'The person has no role that is enabled.',
    menuDisabled: 'A role grants it, but its menu or one above is disabled; only administrators have it.',
    notGranted: 'None of the enabled roles of this person grants it.',
  },
  roles: 'Roles of this person',
  grants: {
    admin: () => 'full access',
    key: () => 'grants it',
    button: (keys) => `grants a button of the page (${keys}), and with it seeing the page`,
    nothing: () => 'does not grant it',
  },
  roleOff: 'disabled, has no effect',
  menus: 'Menus on the way',
  noMenu: 'No menu has this key, so only administrators have it.',
  menuOff: 'disabled',
  wouldGrant: 'Any of these roles would give it',
  wouldNone: 'No other role would give it now.',
}

const es: ExplainTexts = {
  title: 'Explicar un permiso',
  says: 'Elija una persona y un permiso para ver qué rol y qué menú lo dan, o qué falta.',
  person: 'Persona',
  personPlaceholder: 'Buscar por nombre o usuario',
  nobodyFound: 'No se encontró a nadie',
  key: 'Permiso',
  keyPlaceholder: 'Elegir una página o un botón',
  allowed: (person, key) => `${person} puede usar «${key}».`,
  refused: (person, key) => `${person} no puede usar «${key}».`,
  missing: {
    userDisabled: 'La cuenta está desactivada o en la papelera, así que no puede hacer nada.',
    noRole: 'La persona no tiene ningún rol activo.',
    menuDisabled:
      'Un rol lo concede, pero su menú o uno superior está desactivado; solo los administradores lo tienen.',
    notGranted: 'Ninguno de los roles activos de esta persona lo concede.',
  },
  roles: 'Roles de esta persona',
  grants: {
    admin: () => 'tiene acceso total',
    key: () => 'lo concede',
    button: (keys) => `concede un botón de la página (${keys}) y, con él, verla`,
    nothing: () => 'no lo concede',
  },
  roleOff: 'desactivado, no cuenta',
  menus: 'Menús en el camino',
  noMenu: 'Ningún menú tiene esta clave, así que solo la tienen los administradores.',
  menuOff: 'desactivado',
  wouldGrant: 'Cualquiera de estos roles lo daría',
  wouldNone: 'Ningún otro rol lo daría ahora.',
}

export const EXPLAIN_TEXTS = { zh, en, es }
