// Entries of the logs as rows of a sheet, in the language of whoever asks.

import { NO_TEXT } from '#contract/content/blank.ts'
import { DECLARED, type DeclaredKind } from '#contract/kinds/declared.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { LOGIN_OUTCOMES, LoginReason } from '#contract/monitoring/log.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Module, Verb } from '#contract/wire/operation.ts'
import { Failure } from '#server/failure.ts'
import { kindName } from '#server/kind-words.ts'
import type { Cell, SheetColumn } from '#server/parts/sheets/sheets.ts'

type Column<Row> = { title: Text; width: number; cell: (row: Row, language: Language) => Cell }

/** Entries of one file, at most: a sheet has hardly more rows. */
export const EXPORTED = 1_000_000

export function checkSize(count: number) {
  if (count <= EXPORTED) return
  throw new Failure(CODE.unprocessable, {
    zh: '超过一百万条记录，请缩小时间范围后再导出',
    en: 'There are more than a million entries. Narrow the time span and export again.',
    es: 'Hay más de un millón de registros. Acote el período y exporte de nuevo.',
  })
}

/** The sheet's name, its columns, and how each row of `rows` fills them. */
export function sheetOf<Row>(
  { name, columns }: { name: Text; columns: readonly Column<Row>[] },
  rows: AsyncIterable<Row>,
  language: Language,
) {
  async function* cells() {
    for await (const row of rows) yield columns.map(({ cell }) => cell(row, language))
  }
  const titled = columns.map(({ title, width }): SheetColumn => ({ title: title[language], width }))
  return { name: name[language], columns: titled, rows: cells() }
}

type Common = { at: number; username: string; address: string; request_id: string }

const TIME: Column<Common> = {
  title: { zh: '时间', en: 'Time', es: 'Hora' },
  width: 25,
  cell: ({ at }) => ({ at }),
}
const USER: Column<Common> = {
  title: { zh: '用户名', en: 'User name', es: 'Usuario' },
  width: 18,
  cell: ({ username }) => username,
}
const ADDRESS: Column<Common> = {
  title: { zh: 'IP 地址', en: 'IP address', es: 'Dirección IP' },
  width: 18,
  cell: ({ address }) => address,
}
const REQUEST: Column<Common> = {
  title: { zh: '请求编号', en: 'Request', es: 'Solicitud' },
  width: 38,
  cell: ({ request_id }) => request_id,
}

type LoginRow = Common & {
  outcome: (typeof LOGIN_OUTCOMES)[number]
  reason: string
  browser: string
  system: string
  agent: string
}

export const LOGIN_SHEET: { name: Text; columns: readonly Column<LoginRow>[] } = {
  name: { zh: '登录日志', en: 'Login log', es: 'Inicios de sesión' },
  columns: [
    TIME,
    USER,
    {
      title: { zh: '结果', en: 'Outcome', es: 'Resultado' },
      width: 12,
      cell: ({ outcome }, language) => OUTCOME_WORDS[outcome][language],
    },
    {
      title: { zh: '原因', en: 'Reason', es: 'Motivo' },
      width: 24,
      cell: ({ reason }, language) => REASON_WORDS[reason as LoginReason][language],
    },
    ADDRESS,
    { title: { zh: '浏览器', en: 'Browser', es: 'Navegador' }, width: 20, cell: ({ browser }) => browser },
    { title: { zh: '操作系统', en: 'System', es: 'Sistema' }, width: 14, cell: ({ system }) => system },
    { title: { zh: '客户端标识', en: 'User agent', es: 'Agente' }, width: 60, cell: ({ agent }) => agent },
    REQUEST,
  ],
}

type OperationRow = Common & {
  id: number
  module: Module
  verb: Verb
  record_id: number | null
  record_name: string
  code: number
  message: string
  path: string
  duration: number
  changes: string
}

export const OPERATION_SHEET: { name: Text; columns: readonly Column<OperationRow>[] } = {
  name: { zh: '操作日志', en: 'Operation log', es: 'Bitácora de operaciones' },
  columns: [
    { title: { zh: '序号', en: 'Number', es: 'Número' }, width: 10, cell: ({ id }) => id },
    TIME,
    USER,
    {
      title: { zh: '模块', en: 'Module', es: 'Módulo' },
      width: 16,
      cell: ({ module }, language) => MODULE_WORDS[module][language],
    },
    {
      title: { zh: '操作', en: 'Action', es: 'Acción' },
      width: 20,
      cell: ({ verb }, language) => VERB_WORDS[verb][language],
    },
    {
      title: { zh: '记录编号', en: 'Record number', es: 'N.º de registro' },
      width: 14,
      cell: ({ record_id }) => record_id,
    },
    {
      title: { zh: '记录', en: 'Record', es: 'Registro' },
      width: 30,
      cell: ({ record_name }) => record_name,
    },
    { title: { zh: '结果代码', en: 'Code', es: 'Código' }, width: 10, cell: ({ code }) => code },
    { title: { zh: '说明', en: 'Message', es: 'Mensaje' }, width: 40, cell: ({ message }) => message },
    {
      title: { zh: '变更', en: 'Changes', es: 'Cambios' },
      width: 60,
      cell: ({ changes }) => (changes === '[]' ? '' : changes),
    },
    ADDRESS,
    { title: { zh: '接口', en: 'Call', es: 'Llamada' }, width: 34, cell: ({ path }) => path },
    {
      title: { zh: '耗时（毫秒）', en: 'Milliseconds', es: 'Milisegundos' },
      width: 14,
      cell: ({ duration }) => duration,
    },
    REQUEST,
  ],
}

const OUTCOME_WORDS: Record<LoginRow['outcome'], Text> = {
  success: { zh: '成功', en: 'Success', es: 'Correcto' },
  failure: { zh: '失败', en: 'Failure', es: 'Fallido' },
  logout: { zh: '退出', en: 'Signed out', es: 'Salida' },
  reset: { zh: '重设密码', en: 'Password reset', es: 'Restablecimiento' },
}
const REASON_WORDS: Record<LoginReason, Text> = {
  '': NO_TEXT,
  unknownUser: { zh: '用户不存在', en: 'Unknown user', es: 'Usuario desconocido' },
  wrongPassword: { zh: '密码错误', en: 'Wrong password', es: 'Contraseña incorrecta' },
  captchaWrong: { zh: '验证码错误', en: 'Wrong verification code', es: 'Código incorrecto' },
  captchaExpired: { zh: '验证码已过期', en: 'Verification code expired', es: 'Código vencido' },
  locked: { zh: '账号暂时锁定', en: 'Locked for a while', es: 'Bloqueado temporalmente' },
  disabled: { zh: '账号已停用', en: 'Account disabled', es: 'Cuenta desactivada' },
  tooMany: { zh: '尝试次数过多', en: 'Too many attempts', es: 'Demasiados intentos' },
  letter: { zh: '已发送重设邮件', en: 'Email sent', es: 'Correo enviado' },
  noAddress: { zh: '未填写邮箱', en: 'No email address', es: 'Sin correo electrónico' },
}
const DECLARED_WORDS = Object.fromEntries(
  DECLARED.map(({ kind }) => [kind, kindName(kind, 'many')]),
) as Record<DeclaredKind, Text>
const MODULE_WORDS: Record<Module, Text> = {
  my: { zh: '个人中心', en: 'Own account', es: 'Cuenta propia' },
  user: { zh: '用户', en: 'Users', es: 'Usuarios' },
  role: { zh: '角色', en: 'Roles', es: 'Roles' },
  menu: { zh: '菜单', en: 'Menus', es: 'Menús' },
  log: { zh: '日志', en: 'Logs', es: 'Bitácoras' },
  productType: { zh: '产品类型', en: 'Product types', es: 'Tipos de producto' },
  product: { zh: '产品', en: 'Products', es: 'Productos' },
  media: { zh: '图片', en: 'Pictures', es: 'Imágenes' },
  ...DECLARED_WORDS,
  homepage: { zh: '首页', en: 'Home page', es: 'Página de inicio' },
  aboutus: { zh: '关于我们', en: 'About us', es: 'Quiénes somos' },
  release: { zh: '发布批次', en: 'Releases', es: 'Lotes de publicación' },
  search: { zh: '站内搜索', en: 'Search', es: 'Búsqueda' },
  message: { zh: '询盘', en: 'Inquiries', es: 'Consultas' },
  delivery: { zh: '发送记录', en: 'Delivery', es: 'Correos enviados' },
  setting: { zh: '网站设置', en: 'Site settings', es: 'Configuración del sitio' },
  webhook: { zh: 'Webhook', en: 'Webhooks', es: 'Webhooks' },
  right: { zh: '权限申请', en: 'Request for a right', es: 'Solicitud de permiso' },
}
const VERB_WORDS: Record<Verb, Text> = {
  add: { zh: '新增', en: 'Add', es: 'Agregar' },
  update: { zh: '修改', en: 'Change', es: 'Modificar' },
  delete: { zh: '删除', en: 'Delete', es: 'Eliminar' },
  recover: { zh: '恢复', en: 'Recover', es: 'Recuperar' },
  move: { zh: '移动', en: 'Move', es: 'Mover' },
  enable: { zh: '启用', en: 'Enable', es: 'Activar' },
  disable: { zh: '停用', en: 'Disable', es: 'Desactivar' },
  grant: { zh: '授权', en: 'Grant', es: 'Conceder permisos' },
  members: { zh: '设置成员', en: 'Set members', es: 'Asignar miembros' },
  resetPassword: { zh: '重置密码', en: 'Reset password', es: 'Restablecer contraseña' },
  updatePassword: { zh: '修改密码', en: 'Change password', es: 'Cambiar contraseña' },
  avatar: { zh: '更换头像', en: 'Change avatar', es: 'Cambiar avatar' },
  unlock: { zh: '解锁', en: 'Unlock', es: 'Desbloquear' },
  endSession: { zh: '强制下线', en: 'End session', es: 'Cerrar sesión' },
  import: { zh: '导入', en: 'Import', es: 'Importar' },
  export: { zh: '导出', en: 'Export', es: 'Exportar' },
  verify: { zh: '校验', en: 'Verify', es: 'Comprobar' },
  upload: { zh: '上传', en: 'Upload', es: 'Subir' },
  publish: { zh: '发布', en: 'Publish', es: 'Publicar' },
  unpublish: { zh: '下线', en: 'Unpublish', es: 'Retirar' },
  schedule: { zh: '定时', en: 'Schedule', es: 'Programar' },
  restore: { zh: '还原版本', en: 'Restore a version', es: 'Restaurar versión' },
  replace: { zh: '替换', en: 'Replace', es: 'Reemplazar' },
  rollback: { zh: '回滚', en: 'Roll back', es: 'Revertir' },
  assign: { zh: '分派', en: 'Assign', es: 'Asignar' },
  spam: { zh: '垃圾标记', en: 'Mark as spam or not', es: 'Marcar spam' },
  note: { zh: '备注', en: 'Note', es: 'Nota' },
  reply: { zh: '回复', en: 'Reply', es: 'Responder' },
  merge: { zh: '合并', en: 'Merge', es: 'Combinar' },
  canned: { zh: '常用回复', en: 'Saved replies', es: 'Respuestas guardadas' },
  send: { zh: '重新发送', en: 'Send again', es: 'Reenviar' },
  discard: { zh: '停止发送', en: 'Discard', es: 'Descartar' },
  rotate: { zh: '重置密钥', en: 'New secret', es: 'Cambiar la clave secreta' },
}
