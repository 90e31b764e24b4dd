// The words of the people who have a role.

const zh = {
  title: (name: string) => `“${name}”的成员`,
  add: '添加成员',
  addPlaceholder: '按姓名或用户名查找',
  addDo: (count: number) => (count === 0 ? '添加' : `添加 ${count} 人`),
  nobodyFound: '没有找到用户',
  search: '查找成员',
  all: '选择本页全部',
  select: (name: string) => `选择“${name}”`,
  selected: (count: number) => `已选 ${count} 人`,
  remove: '移出',
  removeOne: (name: string) => `移出“${name}”`,
  removeMany: (count: number) => `移出 ${count} 人`,
  removeTitle: (count: number) => `将 ${count} 人移出此角色？`,
  removeSays: '他们将立即失去此角色授予的权限；唯一的角色不能移出。',
  cancel: '取消',
  removed: (count: number) => `已移出 ${count} 人`,
  added: (count: number) => `已添加 ${count} 人`,
  disabled: '已停用',
  none: '此角色还没有成员',
  noneFound: '没有匹配的成员',
  total: (count: string) => `共 ${count} 名成员`,
}

type MembersTexts = typeof zh

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
const en: MembersTexts = {
  title: (name) => `Members of “${name}”`,
  add: 'Add members',
  addPlaceholder: 'Find by name or login name',
  addDo: (count) => (count === 0 ? 'Add' : `Add ${people(count)}`),
  nobodyFound: 'No one found',
  search: 'Find a member',
  all: 'Select all on this page',
  select: (name) => `Select “${name}”`,
  selected: (count) => `${count} selected`,
  remove: 'Remove',
  removeOne: (name) => `Remove “${name}”`,
  removeMany: (count) => `Remove ${people(count)}`,
  removeTitle: (count) => `Remove ${people(count)} from this role?`,
  removeSays: 'They lose its permissions at once. People whose only role this is stay.',
  cancel: 'Cancel',
  removed: (count) => `Removed: ${people(count)}`,
  added: (count) => `Added: ${people(count)}`,
  disabled: 'Disabled',
  none: 'No members yet',
  noneFound: 'No member matches',
  total: (count) => (count === '1' ? '1 member' : `${count} members`),
}

const personas = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)
const es: MembersTexts = {
  title: (name) => `Miembros de «${name}»`,
  add: 'Agregar miembros',
  addPlaceholder: 'Buscar por nombre o usuario',
  addDo: (count) => (count === 0 ? 'Agregar' : `Agregar ${personas(count)}`),
  nobodyFound: 'No se encontró a nadie',
  search: 'Buscar un miembro',
  all: 'Seleccionar a todos los de esta página',
  select: (name) => `Seleccionar «${name}»`,
  selected: (count) => `${count} seleccionados`,
  remove: 'Quitar',
  removeOne: (name) => `Quitar a «${name}»`,
  removeMany: (count) => `Quitar a ${personas(count)}`,
  removeTitle: (count) => `¿Quitar este rol a ${personas(count)}?`,
  removeSays: 'Pierden al momento lo que concede. A nadie se le quita su único rol.',
  cancel: 'Cancelar',
  removed: (count) => `Quitado a ${personas(count)}`,
  added: (count) => `Agregado a ${personas(count)}`,
  disabled: 'Desactivado',
  none: 'Nadie tiene todavía este rol',
  noneFound: 'Ningún miembro coincide',
  total: (count) => (count === '1' ? '1 miembro' : `${count} miembros`),
}

export const MEMBERS_TEXTS = { zh, en, es }
