// The words of the import of people from a spreadsheet.
import type { ImportReport } from '#contract/staff.ts'

type Does = ImportReport['items'][number]['does']

const zh = {
  title: '导入用户',
  says: '下载模板，每行填写一位用户，然后放入此处。写入前会先逐行检查，有一行不合格则全部不写入。',
  template: '下载模板',
  drop: '将 xlsx 文件拖到此处，或点击选择',
  dropHint: '不超过 5 MB、5,000 行',
  another: '换一个文件，或在修改后重新放入',
  notSheet: '请选择 xlsx 文件',
  tooLarge: '文件超过 5 MB',
  updateExisting: '更新已存在的用户',
  updateHint: '按用户名识别。关闭时，已存在的用户会被视为错误。',
  sending: '正在上传…',
  checking: '正在检查…',
  writing: '正在写入…',
  writingSays: '人数较多时需要一些时间，请勿关闭。',
  fine: (added: number, updated: number, unchanged: number) =>
    `检查通过：将新增 ${added} 位，更新 ${updated} 位，${unchanged} 位无变化`,
  nothing: '文件中没有需要写入的内容',
  wrong: (refused: number, rows: number) => `${rows} 行中有 ${refused} 行不合格，尚未写入任何内容`,
  wrongSays: '请在文件中改正以下各行后重新放入。',
  done: (added: number, updated: number, unchanged: number) =>
    `导入完成：新增 ${added} 位，更新 ${updated} 位，${unchanged} 位无变化`,
  only: (shown: number, rows: number) => `显示 ${rows} 行中的 ${shown} 行，不合格的在前。`,
  run: (count: number) => `导入 ${count} 位`,
  start: '导入',
  row: '行',
  username: '用户名',
  does: '结果',
  results: { add: '新增', update: '更新', nothing: '无变化', refused: '不合格' } satisfies Record<
    Does,
    string
  >,
  problems: '问题',
  columns: {
    username: '用户名',
    nickName: '姓名',
    sex: '性别',
    phone: '手机',
    email: '邮箱',
    roles: '角色',
    flag: '状态',
    introduction: '简介',
    pwd: '初始密码',
  } as Record<string, string>,
  cancel: '取消',
  close: '关闭',
}

type ImportTexts = typeof zh

const users = (count: number) => (count === 1 ? '1 user' : `${count} users`)
const en: ImportTexts = {
  title: 'Import users',
  says: 'Download the template, fill in one user a row, and drop the file here. Every row is checked before anything is written; if one is refused, none is written.',
  template: 'Download the template',
  drop: 'Drop an xlsx file here, or click to choose one',
  dropHint: 'At most 5 MB and 5,000 rows',
  another: 'Choose another file, or drop the corrected one again',
  notSheet: 'Please choose an xlsx file',
  tooLarge: 'The file is larger than 5 MB',
  updateExisting: 'Update users who exist already',
  updateHint: 'They are known by their user name. Otherwise their rows are refused.',
  sending: 'Uploading…',
  checking: 'Checking…',
  writing: 'Writing…',
  writingSays: 'Many users take a while; please leave this open.',
  fine: (added, updated, unchanged) =>
    `All rows are fine: ${added} to add, ${updated} to update, ${unchanged} unchanged`,
  nothing: 'There is nothing to write in this file',
  wrong: (refused, rows) => `${refused} of ${rows} rows refused; nothing was written`,
  wrongSays: 'Correct these rows in the file and drop it again.',
  done: (added, updated, unchanged) => `Imported: ${added} added, ${updated} updated, ${unchanged} unchanged`,
  only: (shown, rows) => `${shown} of ${rows} rows are shown, refused ones first.`,
  run: (count) => `Import ${users(count)}`,
  start: 'Import',
  row: 'Row',
  username: 'User name',
  does: 'Result',
  results: { add: 'Add', update: 'Update', nothing: 'Unchanged', refused: 'Refused' },
  problems: 'Problems',
  columns: {
    username: 'User name',
    nickName: 'Name',
    sex: 'Sex',
    phone: 'Phone',
    email: 'E-mail',
    roles: 'Roles',
    flag: 'Status',
    introduction: 'Introduction',
    pwd: 'First password',
  },
  cancel: 'Cancel',
  close: 'Close',
}

const usuarios = (count: number) => (count === 1 ? '1 usuario' : `${count} usuarios`)
const es: ImportTexts = {
  title: 'Importar usuarios',
  says: 'Descargue la plantilla, escriba un usuario por fila y suelte el archivo aquí. Todas las filas se comprueban antes de escribir; si una se rechaza, no se escribe ninguna.',
  template: 'Descargar la plantilla',
  drop: 'Suelte aquí un archivo xlsx o pulse para elegirlo',
  dropHint: 'Como máximo 5 MB y 5.000 filas',
  another: 'Elija otro archivo o suelte de nuevo el corregido',
  notSheet: 'Elija un archivo xlsx',
  tooLarge: 'El archivo ocupa más de 5 MB',
  updateExisting: 'Actualizar los usuarios que ya existen',
  updateHint: 'Se reconocen por su usuario. Si no, sus filas se rechazan.',
  sending: 'Subiendo…',
  checking: 'Comprobando…',
  writing: 'Escribiendo…',
  writingSays: 'Con muchos usuarios tarda un poco; no cierre esta ventana.',
  fine: (added, updated, unchanged) =>
    `Todo correcto: ${added} por añadir, ${updated} por actualizar, ${unchanged} sin cambios`,
  nothing: 'No hay nada que escribir en este archivo',
  wrong: (refused, rows) => `${refused} de ${rows} filas rechazadas; no se ha escrito nada`,
  wrongSays: 'Corrija estas filas en el archivo y suéltelo de nuevo.',
  done: (added, updated, unchanged) =>
    `Importado: ${added} añadidos, ${updated} actualizados, ${unchanged} sin cambios`,
  only: (shown, rows) => `Se muestran ${shown} de ${rows} filas, primero las rechazadas.`,
  run: (count) => `Importar ${usuarios(count)}`,
  start: 'Importar',
  row: 'Fila',
  username: 'Usuario',
  does: 'Resultado',
  results: { add: 'Añadir', update: 'Actualizar', nothing: 'Sin cambios', refused: 'Rechazada' },
  problems: 'Problemas',
  columns: {
    username: 'Usuario',
    nickName: 'Nombre',
    sex: 'Sexo',
    phone: 'Teléfono',
    email: 'Correo',
    roles: 'Roles',
    flag: 'Estado',
    introduction: 'Presentación',
    pwd: 'Primera contraseña',
  },
  cancel: 'Cancelar',
  close: 'Cerrar',
}

export const IMPORT_TEXTS = { zh, en, es }
