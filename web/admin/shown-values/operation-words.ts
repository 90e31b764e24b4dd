// What was done, as a sentence in three languages: `Changed the product “Pump”`, or for a refused try `Tried to change …`.
import type { Language } from '#contract/languages/language-codes.ts'
import type { OperationEntry } from '#contract/monitoring/log.ts'
import type { Module, Verb } from '#contract/wire/operation.ts'
import { byKind, kindNames } from '#web/admin/kinds/kind-names.ts'

export type Deed = Pick<OperationEntry, 'module' | 'verb' | 'recordName' | 'outcome'>

/** The record with its name, one without a name, all of its kind. */
type Nouns = readonly [named: string, one: string, all: string]

const manyOf = (language: Language) => byKind(({ kind }) => kindNames(language)[kind].many)
const nounsOf = (language: Language) => byKind(({ kind }) => kindNames(language)[kind].log)

export const MODULE_NAMES: Record<Language, Record<Module, string>> = {
  zh: {
    ...{ my: '个人中心', user: '用户', role: '角色', menu: '菜单', log: '日志' },
    ...{ productType: '产品类型', product: '产品', media: '图片' },
    ...manyOf('zh'),
    ...{ homepage: '首页', aboutus: '关于我们', release: '发布批次', search: '站内搜索' },
    ...{ message: '询盘', delivery: '发送记录', setting: '网站设置', webhook: 'Webhook', right: '权限申请' },
  },
  en: {
    ...{ my: 'Own account', user: 'Users', role: 'Roles', menu: 'Menus', log: 'Logs' },
    ...{ productType: 'Product types', product: 'Products', media: 'Pictures' },
    ...manyOf('en'),
    ...{ homepage: 'Home page', aboutus: 'About us', release: 'Releases' },
    ...{ search: 'Search', message: 'Inquiries', delivery: 'Delivery' },
    ...{ setting: 'Site settings', webhook: 'Webhooks', right: 'Requests for rights' },
  },
  es: {
    ...{ my: 'Cuenta propia', user: 'Usuarios', role: 'Roles', menu: 'Menús', log: 'Bitácoras' },
    ...{ productType: 'Tipos de producto', product: 'Productos', media: 'Imágenes' },
    ...manyOf('es'),
    ...{ homepage: 'Página de inicio', aboutus: 'Quiénes somos' },
    ...{
      release: 'Lotes de publicación',
      search: 'Búsqueda',
      message: 'Consultas',
      delivery: 'Correos enviados',
    },
    ...{ setting: 'Configuración del sitio', webhook: 'Webhooks', right: 'Solicitudes de permisos' },
  },
}

const ENGLISH: Record<Module, Nouns> = {
  my: ['their own account', 'their own account', 'their own account'],
  user: ['the user', 'a user', 'users'],
  role: ['the role', 'a role', 'roles'],
  menu: ['the menu', 'a menu', 'menus'],
  log: ['the operation log', 'a log', 'a log'],
  productType: ['the product type', 'a product type', 'product types'],
  product: ['the product', 'a product', 'products'],
  media: ['the picture', 'a picture', 'pictures'],
  ...nounsOf('en'),
  homepage: ['the home page', 'the home page', 'the home page'],
  aboutus: ['the about-us page', 'the about-us page', 'the about-us page'],
  release: ['the release', 'a release', 'releases'],
  search: ['the word without results', 'a word without results', 'words without results'],
  message: ['the inquiry', 'an inquiry', 'inquiries'],
  delivery: ['the delivery', 'a delivery', 'deliveries'],
  setting: ['the site settings', 'the site settings', 'the site settings'],
  webhook: ['the webhook', 'a webhook', 'webhooks'],
  right: ['the request for', 'a request for a right', 'requests for rights'],
}

const SPANISH: Record<Module, Nouns> = {
  my: ['su propia cuenta', 'su propia cuenta', 'su propia cuenta'],
  user: ['el usuario', 'un usuario', 'usuarios'],
  role: ['el rol', 'un rol', 'roles'],
  menu: ['el menú', 'un menú', 'menús'],
  log: ['la bitácora de operaciones', 'una bitácora', 'una bitácora'],
  productType: ['el tipo de producto', 'un tipo de producto', 'tipos de producto'],
  product: ['el producto', 'un producto', 'productos'],
  media: ['la imagen', 'una imagen', 'imágenes'],
  ...nounsOf('es'),
  homepage: ['la página de inicio', 'la página de inicio', 'la página de inicio'],
  aboutus: ['la página Quiénes somos', 'la página Quiénes somos', 'la página Quiénes somos'],
  release: ['el lote', 'un lote', 'lotes'],
  search: ['la palabra sin resultados', 'una palabra sin resultados', 'palabras sin resultados'],
  message: ['la consulta', 'una consulta', 'consultas'],
  delivery: ['el envío', 'un envío', 'envíos'],
  setting: ['la configuración del sitio', 'la configuración del sitio', 'la configuración del sitio'],
  webhook: ['el webhook', 'un webhook', 'webhooks'],
  right: ['la solicitud de', 'una solicitud de permiso', 'solicitudes de permisos'],
}

/** What is done to the object, and what of it: `重置` … `的密码`. */
const CHINESE_VERBS: Record<Verb, readonly [verb: string, part: string]> = {
  ...{ add: ['新增', ''], update: ['修改', ''], delete: ['删除', ''], recover: ['恢复', ''] },
  ...{ move: ['移动', ''], enable: ['启用', ''], disable: ['停用', ''], grant: ['设置', '的权限'] },
  ...{ members: ['调整', '的成员'], resetPassword: ['重置', '的密码'], updatePassword: ['修改', '的密码'] },
  ...{ avatar: ['更换', '的头像'], unlock: ['解锁', ''], endSession: ['结束', '的登录会话'] },
  ...{ import: ['导入', ''], export: ['导出', ''], verify: ['校验', ''], upload: ['上传', ''] },
  ...{ publish: ['发布', ''], unpublish: ['下线', ''], schedule: ['定时发布', ''] },
  ...{ restore: ['还原', '的历史版本'], replace: ['替换', ''], rollback: ['回滚', ''] },
  ...{ assign: ['分派', ''], spam: ['修改', '的垃圾标记'], note: ['备注', ''], reply: ['回复', ''] },
  ...{
    merge: ['合并', ''],
    canned: ['修改', '的常用回复'],
    send: ['重新发送', ''],
    discard: ['停止发送', ''],
  },
  rotate: ['重置', '的密钥'],
}

/** As it was done, and as it was tried. */
const ENGLISH_VERBS: Record<Verb, readonly [done: string, tried: string]> = {
  ...{ add: ['Added', 'add'], update: ['Changed', 'change'], delete: ['Deleted', 'delete'] },
  ...{ recover: ['Restored', 'restore'], move: ['Moved', 'move'], enable: ['Enabled', 'enable'] },
  ...{ disable: ['Disabled', 'disable'], grant: ['Set the permissions of', 'set the permissions of'] },
  members: ['Changed the members of', 'change the members of'],
  resetPassword: ['Reset the password of', 'reset the password of'],
  updatePassword: ['Changed the password of', 'change the password of'],
  avatar: ['Changed the avatar of', 'change the avatar of'],
  ...{ unlock: ['Unlocked', 'unlock'], endSession: ['Ended sessions of', 'end sessions of'] },
  ...{ import: ['Imported', 'import'], export: ['Exported', 'export'], verify: ['Verified', 'verify'] },
  ...{ upload: ['Uploaded', 'upload'], publish: ['Published', 'publish'] },
  ...{ unpublish: ['Unpublished', 'unpublish'], schedule: ['Scheduled', 'schedule'] },
  restore: ['Restored an earlier version of', 'restore an earlier version of'],
  ...{ replace: ['Replaced', 'replace'], rollback: ['Rolled back', 'roll back'] },
  ...{ assign: ['Assigned', 'assign'], spam: ['Changed the spam status of', 'change the spam status of'] },
  ...{
    note: ['Added a note to', 'add a note to'],
    reply: ['Replied to', 'reply to'],
    merge: ['Merged', 'merge'],
  },
  canned: ['Changed the saved replies of', 'change the saved replies of'],
  ...{ send: ['Sent again', 'send again'], discard: ['Discarded', 'discard'] },
  rotate: ['Reset the secret of', 'reset the secret of'],
}

const SPANISH_VERBS: Record<Verb, readonly [done: string, tried: string]> = {
  ...{ add: ['Agregó', 'agregar'], update: ['Modificó', 'modificar'], delete: ['Eliminó', 'eliminar'] },
  ...{ recover: ['Restauró', 'restaurar'], move: ['Movió', 'mover'], enable: ['Activó', 'activar'] },
  ...{ disable: ['Desactivó', 'desactivar'], grant: ['Fijó los permisos de', 'fijar los permisos de'] },
  members: ['Cambió los miembros de', 'cambiar los miembros de'],
  resetPassword: ['Restableció la contraseña de', 'restablecer la contraseña de'],
  updatePassword: ['Cambió la contraseña de', 'cambiar la contraseña de'],
  avatar: ['Cambió el avatar de', 'cambiar el avatar de'],
  ...{ unlock: ['Desbloqueó', 'desbloquear'], endSession: ['Cerró sesiones de', 'cerrar sesiones de'] },
  ...{ import: ['Importó', 'importar'], export: ['Exportó', 'exportar'], verify: ['Verificó', 'verificar'] },
  ...{ upload: ['Subió', 'subir'], publish: ['Publicó', 'publicar'], unpublish: ['Retiró', 'retirar'] },
  restore: ['Restauró una versión anterior de', 'restaurar una versión anterior de'],
  ...{ schedule: ['Programó', 'programar'], replace: ['Reemplazó', 'reemplazar'] },
  ...{ rollback: ['Revirtió', 'revertir'], assign: ['Asignó', 'asignar'], merge: ['Combinó', 'combinar'] },
  ...{
    spam: ['Cambió la marca de spam de', 'cambiar la marca de spam de'],
    reply: ['Respondió', 'responder'],
  },
  note: ['Anotó', 'anotar'],
  canned: ['Modificó las respuestas guardadas de', 'modificar las respuestas guardadas de'],
  ...{ send: ['Reenvió', 'reenviar'], discard: ['Descartó', 'descartar'] },
  rotate: ['Cambió la clave secreta de', 'cambiar la clave secreta de'],
}

/** A kind of action by itself, as filters and columns call it. */
export const VERB_NAMES: Record<Language, Record<Verb, string>> = {
  zh: {
    ...{ add: '新增', update: '修改', delete: '删除', recover: '恢复', move: '移动', enable: '启用' },
    ...{ disable: '停用', grant: '授权', members: '设置成员', resetPassword: '重置密码' },
    ...{ updatePassword: '修改密码', avatar: '更换头像', unlock: '解锁', endSession: '结束会话' },
    ...{ import: '导入', export: '导出', verify: '校验', upload: '上传', publish: '发布' },
    ...{ unpublish: '下线', schedule: '定时', restore: '还原版本', replace: '替换', rollback: '回滚' },
    ...{ assign: '分派', spam: '垃圾标记', note: '备注', reply: '回复', merge: '合并' },
    ...{ canned: '常用回复', send: '重新发送', discard: '停止发送', rotate: '重置密钥' },
  },
  en: {
    ...{ add: 'Add', update: 'Change', delete: 'Delete', recover: 'Restore', move: 'Move' },
    ...{ enable: 'Enable', disable: 'Disable', grant: 'Set permissions', members: 'Set members' },
    ...{ resetPassword: 'Reset password', updatePassword: 'Change password', avatar: 'Change avatar' },
    ...{ unlock: 'Unlock', endSession: 'End sessions', import: 'Import', export: 'Export' },
    ...{ verify: 'Verify', upload: 'Upload', publish: 'Publish', unpublish: 'Unpublish' },
    ...{ schedule: 'Schedule', restore: 'Restore version', replace: 'Replace', rollback: 'Roll back' },
    ...{ assign: 'Assign', spam: 'Mark as spam', note: 'Note', reply: 'Reply', merge: 'Merge' },
    ...{ canned: 'Saved replies', send: 'Send again', discard: 'Discard', rotate: 'New secret' },
  },
  es: {
    ...{ add: 'Agregar', update: 'Modificar', delete: 'Eliminar', recover: 'Restaurar', move: 'Mover' },
    ...{ enable: 'Activar', disable: 'Desactivar', grant: 'Fijar permisos', members: 'Asignar miembros' },
    ...{ resetPassword: 'Restablecer contraseña', updatePassword: 'Cambiar contraseña' },
    ...{ avatar: 'Cambiar avatar', unlock: 'Desbloquear', endSession: 'Cerrar sesiones' },
    ...{ import: 'Importar', export: 'Exportar', verify: 'Verificar', upload: 'Subir' },
    ...{ publish: 'Publicar', unpublish: 'Retirar', schedule: 'Programar', replace: 'Reemplazar' },
    ...{ restore: 'Restaurar versión', rollback: 'Revertir', assign: 'Asignar', spam: 'Marcar spam' },
    ...{ note: 'Nota', reply: 'Responder', merge: 'Combinar', canned: 'Respuestas guardadas' },
    ...{ send: 'Reenviar', discard: 'Descartar', rotate: 'Cambiar la clave secreta' },
  },
}

/** A person's own account is called so, whatever its name; who it was stands in another column. */
export function deedSentence({ module, verb, recordName, outcome }: Deed, language: Language): string {
  const done = outcome === 200
  const name = module === 'my' ? '' : recordName.trim()
  const many = verb === 'import' || verb === 'export'
  if (language === 'zh') {
    const [way, part] = CHINESE_VERBS[verb]
    const noun = module === 'my' ? '本人账号' : verb === 'verify' ? '操作日志' : MODULE_NAMES.zh[module]
    const object = noun + (name && `“${name}”`)
    return done ? `${way}了${object}${part}` : `尝试${way}${object}${part}`
  }
  const [named, one, all] = (language === 'es' ? SPANISH : ENGLISH)[module]
  const noun = many ? all : name ? named : verb === 'verify' ? named : one
  if (language === 'es') {
    const [way, tried] = SPANISH_VERBS[verb]
    const object = name ? `${noun} «${name}»` : noun
    return `${done ? way : `Intentó ${tried}`} ${object}`.replace(' de el ', ' del ')
  }
  const [way, tried] = ENGLISH_VERBS[verb]
  const object = name ? `${noun} “${name}”` : noun
  return `${done ? way : `Tried to ${tried}`} ${object}`
}
