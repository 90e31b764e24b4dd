// The words of the import of people from a spreadsheet.
import type { ImportWords } from '#web/admin/import/import-kind.ts'

const zh: ImportWords = {
  title: '导入用户',
  says: '下载模板，每行填写一位用户，然后放入此处。写入前会先逐行检查，有一行不合格则全部不写入。',
  dropHint: '不超过 5 MB、5,000 行',
  updateExisting: '更新已存在的用户',
  updateHint: '按用户名识别。关闭时，已存在的用户会被视为错误。',
  run: (count: number) => `导入 ${count} 位`,
  name: '用户名',
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
  },
}

const users = (count: number) => (count === 1 ? '1 user' : `${count} users`)
const en: ImportWords = {
  title: 'Import users',
  says: 'Download the template, fill in one user a row, and drop the file here. Every row is checked before anything is written; if one is refused, none is written.',
  dropHint: 'At most 5 MB and 5,000 rows',
  updateExisting: 'Update users who exist already',
  updateHint: 'They are known by their user name. Otherwise their rows are refused.',
  run: (count) => `Import ${users(count)}`,
  name: 'User name',
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
}

const usuarios = (count: number) => (count === 1 ? '1 usuario' : `${count} usuarios`)
const es: ImportWords = {
  title: 'Importar usuarios',
  says: 'Descargue la plantilla, escriba un usuario por fila y suelte el archivo aquí. Todas las filas se comprueban antes de escribir; si una se rechaza, no se escribe ninguna.',
  dropHint: 'Como máximo 5 MB y 5.000 filas',
  updateExisting: 'Actualizar los usuarios que ya existen',
  updateHint: 'Se reconocen por su usuario. Si no, sus filas se rechazan.',
  run: (count) => `Importar ${usuarios(count)}`,
  name: 'Usuario',
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
}

export const IMPORT_TEXTS = { zh, en, es }
