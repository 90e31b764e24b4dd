// The words of requests for rights.
const zh = {
  title: '权限申请',
  waiting: (count: number) => `权限申请：${count} 项等您处理`,
  none: '没有待处理的申请。',
  person: '打开该用户',
  roles: '打开角色',
  decline: '搁置',
}
type Texts = typeof zh
const en: Texts = {
  title: 'Requests for rights',
  waiting: (count) => `Requests for rights: ${count} waiting for you`,
  none: 'Nothing is waiting.',
  person: 'Open the person',
  roles: 'Open the roles',
  decline: 'Put aside',
}
const es: Texts = {
  title: 'Solicitudes de permisos',
  waiting: (count) => `Solicitudes de permisos: ${count} pendientes`,
  none: 'No hay solicitudes pendientes.',
  person: 'Abrir el usuario',
  roles: 'Abrir los roles',
  decline: 'Descartar',
}
export const RIGHT_TEXTS = { zh, en, es }
