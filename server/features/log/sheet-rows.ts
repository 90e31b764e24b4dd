// Entries of the logs as rows of a sheet, in the language of whoever asks.

import { DECLARED, type DeclaredKind } from '#contract/kinds/declared.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { LOGIN_OUTCOMES, LoginReason } from '#contract/monitoring/log.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Module, Verb } from '#contract/wire/operation.ts'
import { Failure } from '#server/failure.ts'
import { kindName } from '#server/kind-words.ts'
import type { Cell, SheetColumn } from '#server/parts/sheets/sheets.ts'

type Words = readonly [zh: string, en: string, es: string]
type Column<Row> = { title: Words; width: number; cell: (row: Row, language: Language) => Cell }

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
  { name, columns }: { name: Words; columns: readonly Column<Row>[] },
  rows: AsyncIterable<Row>,
  language: Language,
) {
  async function* cells() {
    for await (const row of rows) yield columns.map(({ cell }) => cell(row, language))
  }
  const titled = columns.map(({ title, width }): SheetColumn => ({ title: inWords(title, language), width }))
  return { name: inWords(name, language), columns: titled, rows: cells() }
}

const inWords = ([zh, en, es]: Words, language: Language) => ({ zh, en, es })[language]

type Common = { at: number; username: string; address: string; request_id: string }

const TIME: Column<Common> = { title: ['时间', 'Time', 'Hora'], width: 25, cell: ({ at }) => ({ at }) }
const USER: Column<Common> = {
  title: ['用户名', 'User name', 'Usuario'],
  width: 18,
  cell: ({ username }) => username,
}
const ADDRESS: Column<Common> = {
  title: ['IP 地址', 'IP address', 'Dirección IP'],
  width: 18,
  cell: ({ address }) => address,
}
const REQUEST: Column<Common> = {
  title: ['请求编号', 'Request', 'Solicitud'],
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

export const LOGIN_SHEET: { name: Words; columns: readonly Column<LoginRow>[] } = {
  name: ['登录日志', 'Login log', 'Inicios de sesión'],
  columns: [
    TIME,
    USER,
    {
      title: ['结果', 'Outcome', 'Resultado'],
      width: 12,
      cell: ({ outcome }, language) => inWords(OUTCOME_WORDS[outcome], language),
    },
    {
      title: ['原因', 'Reason', 'Motivo'],
      width: 24,
      cell: ({ reason }, language) => inWords(REASON_WORDS[reason as LoginReason], language),
    },
    ADDRESS,
    { title: ['浏览器', 'Browser', 'Navegador'], width: 20, cell: ({ browser }) => browser },
    { title: ['操作系统', 'System', 'Sistema'], width: 14, cell: ({ system }) => system },
    { title: ['客户端标识', 'User agent', 'Agente'], width: 60, cell: ({ agent }) => agent },
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

export const OPERATION_SHEET: { name: Words; columns: readonly Column<OperationRow>[] } = {
  name: ['操作日志', 'Operation log', 'Bitácora de operaciones'],
  columns: [
    { title: ['序号', 'Number', 'Número'], width: 10, cell: ({ id }) => id },
    TIME,
    USER,
    {
      title: ['模块', 'Module', 'Módulo'],
      width: 16,
      cell: ({ module }, language) => inWords(MODULE_WORDS[module], language),
    },
    {
      title: ['操作', 'Action', 'Acción'],
      width: 20,
      cell: ({ verb }, language) => inWords(VERB_WORDS[verb], language),
    },
    {
      title: ['记录编号', 'Record number', 'N.º de registro'],
      width: 14,
      cell: ({ record_id }) => record_id,
    },
    { title: ['记录', 'Record', 'Registro'], width: 30, cell: ({ record_name }) => record_name },
    { title: ['结果代码', 'Code', 'Código'], width: 10, cell: ({ code }) => code },
    { title: ['说明', 'Message', 'Mensaje'], width: 40, cell: ({ message }) => message },
    {
      title: ['变更', 'Changes', 'Cambios'],
      width: 60,
      cell: ({ changes }) => (changes === '[]' ? '' : changes),
    },
    ADDRESS,
    { title: ['接口', 'Call', 'Llamada'], width: 34, cell: ({ path }) => path },
    { title: ['耗时（毫秒）', 'Milliseconds', 'Milisegundos'], width: 14, cell: ({ duration }) => duration },
    REQUEST,
  ],
}

const OUTCOME_WORDS: Record<LoginRow['outcome'], Words> = {
  success: ['成功', 'Success', 'Correcto'],
  failure: ['失败', 'Failure', 'Fallido'],
  logout: ['退出', 'Signed out', 'Salida'],
  reset: ['重设密码', 'Password reset', 'Restablecimiento'],
}
const REASON_WORDS: Record<LoginReason, Words> = {
  '': ['', '', ''],
  unknownUser: ['用户不存在', 'Unknown user', 'Usuario desconocido'],
  wrongPassword: ['密码错误', 'Wrong password', 'Contraseña incorrecta'],
  captchaWrong: ['验证码错误', 'Wrong verification code', 'Código incorrecto'],
  captchaExpired: ['验证码已过期', 'Verification code expired', 'Código vencido'],
  locked: ['账号暂时锁定', 'Locked for a while', 'Bloqueado temporalmente'],
  disabled: ['账号已停用', 'Account disabled', 'Cuenta desactivada'],
  tooMany: ['尝试次数过多', 'Too many attempts', 'Demasiados intentos'],
  letter: ['已发送重设邮件', 'Email sent', 'Correo enviado'],
  noAddress: ['未填写邮箱', 'No email address', 'Sin correo electrónico'],
}
const wordsOf = ({ zh, en, es }: Text): Words => [zh, en, es]
const DECLARED_WORDS = Object.fromEntries(
  DECLARED.map(({ kind }) => [kind, wordsOf(kindName(kind, 'many'))]),
) as Record<DeclaredKind, Words>
const MODULE_WORDS: Record<Module, Words> = {
  my: ['个人中心', 'Own account', 'Cuenta propia'],
  user: ['用户', 'Users', 'Usuarios'],
  role: ['角色', 'Roles', 'Roles'],
  menu: ['菜单', 'Menus', 'Menús'],
  log: ['日志', 'Logs', 'Bitácoras'],
  productType: ['产品类型', 'Product types', 'Tipos de producto'],
  product: ['产品', 'Products', 'Productos'],
  media: ['图片', 'Pictures', 'Imágenes'],
  news: ['新闻', 'News', 'Noticias'],
  ...DECLARED_WORDS,
  homepage: ['首页', 'Home page', 'Página de inicio'],
  aboutus: ['关于我们', 'About us', 'Quiénes somos'],
  release: ['发布批次', 'Releases', 'Lotes de publicación'],
  search: ['站内搜索', 'Search', 'Búsqueda'],
  message: ['询盘', 'Inquiries', 'Consultas'],
  delivery: ['发送记录', 'Delivery', 'Correos enviados'],
  setting: ['网站设置', 'Site settings', 'Configuración del sitio'],
  webhook: ['Webhook', 'Webhooks', 'Webhooks'],
  right: ['权限申请', 'Request for a right', 'Solicitud de permiso'],
}
const VERB_WORDS: Record<Verb, Words> = {
  add: ['新增', 'Add', 'Agregar'],
  update: ['修改', 'Change', 'Modificar'],
  delete: ['删除', 'Delete', 'Eliminar'],
  recover: ['恢复', 'Recover', 'Recuperar'],
  move: ['移动', 'Move', 'Mover'],
  enable: ['启用', 'Enable', 'Activar'],
  disable: ['停用', 'Disable', 'Desactivar'],
  grant: ['授权', 'Grant', 'Conceder permisos'],
  members: ['设置成员', 'Set members', 'Asignar miembros'],
  resetPassword: ['重置密码', 'Reset password', 'Restablecer contraseña'],
  updatePassword: ['修改密码', 'Change password', 'Cambiar contraseña'],
  avatar: ['更换头像', 'Change avatar', 'Cambiar avatar'],
  unlock: ['解锁', 'Unlock', 'Desbloquear'],
  endSession: ['强制下线', 'End session', 'Cerrar sesión'],
  import: ['导入', 'Import', 'Importar'],
  export: ['导出', 'Export', 'Exportar'],
  verify: ['校验', 'Verify', 'Comprobar'],
  upload: ['上传', 'Upload', 'Subir'],
  publish: ['发布', 'Publish', 'Publicar'],
  unpublish: ['下线', 'Unpublish', 'Retirar'],
  schedule: ['定时', 'Schedule', 'Programar'],
  restore: ['还原版本', 'Restore a version', 'Restaurar versión'],
  replace: ['替换', 'Replace', 'Reemplazar'],
  rollback: ['回滚', 'Roll back', 'Revertir'],
  assign: ['分派', 'Assign', 'Asignar'],
  spam: ['垃圾标记', 'Mark as spam or not', 'Marcar spam'],
  note: ['备注', 'Note', 'Nota'],
  reply: ['回复', 'Reply', 'Responder'],
  merge: ['合并', 'Merge', 'Combinar'],
  canned: ['常用回复', 'Saved replies', 'Respuestas guardadas'],
  send: ['重新发送', 'Send again', 'Reenviar'],
  discard: ['停止发送', 'Discard', 'Descartar'],
  rotate: ['重置密钥', 'New secret', 'Cambiar la clave secreta'],
}
