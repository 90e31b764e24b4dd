// What is said when a change of roles is refused.
import type { Reason } from '#server/failure.ts'

export const nameTaken: Reason = {
  zh: '已有同名角色（不区分大小写）',
  en: 'Another role has this name already, whatever its case.',
  es: 'Otro rol ya tiene este nombre, sin distinguir mayúsculas.',
}
export const titleMissing: Reason = {
  zh: '请至少用一种语言填写角色名称',
  en: 'Please enter a title in at least one language.',
  es: 'Escriba un título en al menos un idioma.',
}
export const tooMany = (count: number): Reason => ({
  zh: `最多 ${count} 个角色`,
  en: `Limit: ${count} roles.`,
  es: `Límite: ${count} roles.`,
})
export const adminsOnly: Reason = {
  zh: '只有超级管理员才能修改该角色',
  en: 'Only an administrator may change this role.',
  es: 'Solo un administrador puede modificar este rol.',
}
export const adminStays: Reason = {
  zh: '超级管理员角色拥有全部权限，不能改名、停用、删除或修改其权限',
  en: 'The administrator role has full access. It cannot be renamed, disabled or deleted, and its permissions cannot be edited.',
  es: 'El rol de administrador tiene acceso total. No se puede renombrar, desactivar ni eliminar, ni editar sus permisos.',
}
export const hasMembers = (count: number): Reason => ({
  zh: `还有 ${count} 名用户拥有该角色，请先为他们更换角色`,
  en: `${count} person(s) still have this role. Give them another one first.`,
  es: `${count} persona(s) todavía tienen este rol. Asígneles otro primero.`,
})
export const noMenu = (keys: string): Reason => ({
  zh: `没有菜单使用这些权限标识：${keys}`,
  en: `No menu has these keys: ${keys}`,
  es: `Ningún menú tiene estas claves: ${keys}`,
})
export const beyondKeys = (keys: string): Reason => ({
  zh: `您没有这些权限，因此不能授予或收回：${keys}`,
  en: `You do not have these permissions yourself, so you can neither grant nor revoke them: ${keys}`,
  es: `Usted no tiene estos permisos, por lo que no puede darlos ni quitarlos: ${keys}`,
})
export const bothWays: Reason = {
  zh: '同一用户不能同时加入和移出',
  en: 'The same person cannot be added and removed at once.',
  es: 'Nadie puede recibir el rol y perderlo a la vez.',
}
export const noSuchPeople = (count: number): Reason => ({
  zh: `有 ${count} 名用户不存在或已在回收站中`,
  en: `${count} person(s) do not exist or are in the trash.`,
  es: `${count} persona(s) no existen o están en la papelera.`,
})
export const tooManyRoles = (names: string, count: number): Reason => ({
  zh: `每名用户最多可有 ${count} 个角色：${names}`,
  en: `A person may have ${count} roles at most: ${names}`,
  es: `Una persona puede tener ${count} roles como máximo: ${names}`,
})
export const lastRole = (names: string): Reason => ({
  zh: `这是以下用户唯一的角色，请先为他们分配其他角色：${names}`,
  en: `This is their only role; give them another one first: ${names}`,
  es: `Es su único rol; asígneles otro primero: ${names}`,
})
