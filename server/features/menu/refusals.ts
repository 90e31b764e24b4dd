// What is said when a menu is refused.
import { MENU_DEPTH } from '#contract/people/menu.ts'
import type { Reason } from '#server/failure.ts'

export const titleMissing: Reason = {
  zh: '请至少用一种语言填写菜单名称',
  en: 'Please enter a title in at least one language.',
  es: 'Escriba un título en al menos un idioma.',
}
export const noParent: Reason = {
  zh: '上级菜单不存在，可能已被删除',
  en: 'The parent menu does not exist; it may have been deleted.',
  es: 'El menú superior no existe; puede que se haya eliminado.',
}
export const cycle: Reason = {
  zh: '不能把菜单移动到它自己或它的下级之下',
  en: 'A menu cannot be moved under itself or under one of its own children.',
  es: 'Un menú no puede moverse debajo de sí mismo ni de uno de sus hijos.',
}
export const tooDeep: Reason = {
  zh: `菜单最多 ${MENU_DEPTH} 级`,
  en: `Menus may be nested ${MENU_DEPTH} levels deep at most.`,
  es: `Los menús pueden anidarse en ${MENU_DEPTH} niveles como máximo.`,
}
export const wrongParent: Record<'directory' | 'page' | 'link' | 'button', Reason> = {
  directory: {
    zh: '目录只能放在顶级或另一个目录下',
    en: 'A directory goes at the top level or under another directory.',
    es: 'Un directorio va en el nivel superior o debajo de otro directorio.',
  },
  page: {
    zh: '页面只能放在顶级或目录下',
    en: 'A page goes at the top level or under a directory.',
    es: 'Una página va en el nivel superior o debajo de un directorio.',
  },
  link: {
    zh: '外部链接只能放在顶级或目录下',
    en: 'A link goes at the top level or under a directory.',
    es: 'Un enlace va en el nivel superior o debajo de un directorio.',
  },
  button: {
    zh: '按钮只能放在页面下',
    en: 'A button goes under a page.',
    es: 'Un botón va debajo de una página.',
  },
}
export const noSuchPage: Reason = {
  zh: '控制台没有使用该标识的页面',
  en: 'The console has no page with this key.',
  es: 'La consola no tiene ninguna página con esta clave.',
}
export const noSuchButton: Reason = {
  zh: '控制台没有使用该标识的按钮',
  en: 'The console has no button with this key.',
  es: 'La consola no tiene ningún botón con esta clave.',
}
export const notItsPage = (page: string): Reason => ({
  zh: `该按钮属于页面 ${page}，只能放在该页面下`,
  en: `This button belongs to the page ${page} and goes under it.`,
  es: `Este botón pertenece a la página ${page} y va debajo de ella.`,
})
export const ownKeyTaken: Reason = {
  zh: '该标识属于控制台的页面、按钮或目录，请另选一个不含冒号的标识',
  en: 'This key belongs to the console itself; choose another one without a colon.',
  es: 'Esta clave pertenece a la propia consola; elija otra sin dos puntos.',
}
export const keyTaken: Reason = {
  zh: '该标识已被另一个菜单使用',
  en: 'Another menu has this key already.',
  es: 'Otro menú ya tiene esta clave.',
}
export const keyGranted = (roles: number): Reason => ({
  zh: `有 ${roles} 个角色授予了该标识，请先在这些角色中取消授权`,
  en: `${roles} role(s) grant this key. Revoke it there before changing it.`,
  es: `${roles} rol(es) conceden esta clave. Quítesela antes de cambiarla.`,
})
export const keyHasButtons = (count: number): Reason => ({
  zh: `该页面下还有 ${count} 个按钮，它们属于当前标识`,
  en: `${count} button(s) under this page belong to its present key.`,
  es: `${count} botón(es) de esta página pertenecen a su clave actual.`,
})
export const noIcon: Reason = {
  zh: '图标名称只能由小写字母、数字和连字符组成',
  en: 'The name of an icon has small letters, digits and hyphens only.',
  es: 'El nombre de un icono solo lleva minúsculas, cifras y guiones.',
}
export const badAddress: Reason = {
  zh: '请填写以 http://、https://、mailto: 或 tel: 开头的有效地址',
  en: 'Please enter a valid address that begins with http://, https://, mailto: or tel:.',
  es: 'Escriba una dirección válida que empiece por http://, https://, mailto: o tel:.',
}
export const addressOfNoLink: Reason = {
  zh: '只有外部链接才有地址',
  en: 'Only a link has an address.',
  es: 'Solo un enlace tiene dirección.',
}
export const tooMany = (count: number): Reason => ({
  zh: `最多 ${count} 个菜单`,
  en: `Limit: ${count} menus.`,
  es: `Límite: ${count} menús.`,
})
export const hasChildren = (count: number): Reason => ({
  zh: `该菜单下还有 ${count} 个下级，请先移动或删除它们`,
  en: `This menu still holds ${count} other(s). Move or delete them first.`,
  es: `Este menú todavía contiene ${count} elemento(s). Muévalos o elimínelos primero.`,
})
export const beyondMenu = (keys: string): Reason => ({
  zh: `该菜单包含您没有的权限，因此不能更改它：${keys}`,
  en: `This menu stands for permissions that you do not hold yourself, so you cannot change it: ${keys}`,
  es: `Este menú incluye permisos que usted no tiene, por lo que no puede cambiarlo: ${keys}`,
})
export const offByAdmin: Reason = {
  zh: '该菜单由超级管理员停用，只有超级管理员可以重新启用',
  en: 'An administrator switched this menu off; only an administrator can switch it on again.',
  es: 'Un administrador desactivó este menú; solo un administrador puede volver a activarlo.',
}
export const isGranted = (roles: number): Reason => ({
  zh: `还有 ${roles} 个角色授予了该菜单，请先取消授权`,
  en: `${roles} role(s) still grant this menu. Revoke it there first.`,
  es: `${roles} rol(es) todavía conceden este menú. Quíteselo primero.`,
})
