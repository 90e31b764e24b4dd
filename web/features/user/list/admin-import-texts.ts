// The words of the import of people from a spreadsheet.
import type { ImportWords } from '#web/admin/import/import-kind.ts'

const zh: ImportWords = {
  title: '导入用户',
  says: '下载模板，每行填写一位用户，然后放入此处。导入前逐行校验；任何一行有误，整份文件都不导入。',
  dropHint: '不超过 5 MB、5000 行',
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
  says: 'Download the template, fill in one user a row, and drop the file here. All rows are checked first. If one has an error, nothing is imported.',
  dropHint: 'At most 5 MB and 5000 rows',
  updateExisting: 'Update users who exist already',
  updateHint: 'Matched by user name. If off, existing users are rejected.',
  run: (count) => `Import ${users(count)}`,
  name: 'User name',
  columns: {
    username: 'User name',
    nickName: 'Name',
    sex: 'Sex',
    phone: 'Phone',
    email: 'Email',
    roles: 'Roles',
    flag: 'Status',
    introduction: 'Introduction',
    pwd: 'Initial password',
  },
}

const usuarios = (count: number) => (count === 1 ? '1 usuario' : `${count} usuarios`)
const es: ImportWords = {
  title: 'Importar usuarios',
  says: 'Descargue la plantilla, escriba un usuario por fila y suelte el archivo aquí. Primero se revisan todas las filas; si una tiene un error, no se importa nada.',
  dropHint: 'Como máximo 5 MB y 5000 filas',
  updateExisting: 'Actualizar los usuarios que ya existen',
  updateHint: 'Se identifican por usuario. Si está desactivado, los usuarios existentes se rechazan.',
  run: (count) => `Importar ${usuarios(count)}`,
  name: 'Usuario',
  columns: {
    username: 'Usuario',
    nickName: 'Nombre',
    sex: 'Sexo',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    roles: 'Roles',
    flag: 'Estado',
    introduction: 'Presentación',
    pwd: 'Contraseña inicial',
  },
}

export const IMPORT_TEXTS = { zh, en, es }
