// The words of inviting a colleague.
import type { RolePreset } from '#contract/people/role-preset.ts'

type Preset = { title: string; says: string }

const zh = {
  title: '添加同事',
  add: '添加同事',
  name: '姓名',
  email: '邮箱',
  role: '角色',
  own: '其他角色',
  language: '邀请邮件的语言',
  says: (hours: number) => `邮件中的链接只能使用一次，${hours} 小时内有效。密码由对方自己设置，您看不到。`,
  send: '发送邀请',
  cancel: '取消',
  close: '关闭',
  nameMissing: '请输入姓名',
  emailMissing: '请输入邮箱',
  roleMissing: '请选择角色',
  sent: (email: string) => `邀请已发送到 ${email}`,
  noMail: '此网站还不能发送邮件。请把下面的链接交给对方：',
  copy: '复制链接',
  copied: '链接已复制',
  username: (name: string) => `用户名：${name}`,
  again: '再次发送邀请',
  presets: {
    editor: { title: '编辑', says: '撰写产品、新闻、案例和页面；不能发布，看不到询盘。' },
    translator: { title: '翻译', says: '修改已有内容的文字；不能新建或发布，看不到询盘。' },
    sales: { title: '销售', says: '回复询盘，查看产品；不能修改内容。' },
    publisher: { title: '发布者', says: '编辑能做的都能做，还可发布、定时、删除和管理发布批次。' },
    admin: { title: '超级管理员', says: '可以做任何事，包括人员和设置。' },
  } satisfies Record<RolePreset, Preset> as Record<RolePreset, Preset>,
}

type InviteTexts = typeof zh

const en: InviteTexts = {
  title: 'Add a colleague',
  add: 'Add a colleague',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  own: 'Other roles',
  language: 'Language of the invitation',
  says: (hours) =>
    `The link in the email works once, for ${hours} hours. Your colleague chooses the password; you never see it.`,
  send: 'Send the invitation',
  cancel: 'Cancel',
  close: 'Close',
  nameMissing: 'Enter a name.',
  emailMissing: 'Enter an email address.',
  roleMissing: 'Choose a role.',
  sent: (email) => `The invitation was sent to ${email}`,
  noMail: 'This site cannot send email yet. Hand this link to your colleague:',
  copy: 'Copy the link',
  copied: 'The link was copied',
  username: (name) => `User name: ${name}`,
  again: 'Send the invitation again',
  presets: {
    editor: {
      title: 'Editor',
      says: 'Writes products, news, case studies and pages. Cannot publish or see inquiries.',
    },
    translator: {
      title: 'Translator',
      says: 'Changes the texts of what is there. Cannot add or publish, or see inquiries.',
    },
    sales: { title: 'Sales desk', says: 'Answers inquiries and looks up products. Changes no content.' },
    publisher: {
      title: 'Publisher',
      says: 'All that an editor does, and publishes, schedules, deletes and makes releases.',
    },
    admin: { title: 'Administrator', says: 'Everything, people and settings too.' },
  },
}

const es: InviteTexts = {
  title: 'Agregar un colega',
  add: 'Agregar un colega',
  name: 'Nombre',
  email: 'Correo',
  role: 'Rol',
  own: 'Otros roles',
  language: 'Idioma de la invitación',
  says: (hours) =>
    `El enlace del correo sirve una vez, durante ${hours} horas. Su colega elige la contraseña; usted nunca la ve.`,
  send: 'Enviar la invitación',
  cancel: 'Cancelar',
  close: 'Cerrar',
  nameMissing: 'Escriba un nombre.',
  emailMissing: 'Escriba un correo.',
  roleMissing: 'Elija un rol.',
  sent: (email) => `La invitación se envió a ${email}`,
  noMail: 'Este sitio aún no puede enviar correo. Entregue este enlace a su colega:',
  copy: 'Copiar el enlace',
  copied: 'Se copió el enlace',
  username: (name) => `Usuario: ${name}`,
  again: 'Enviar la invitación de nuevo',
  presets: {
    editor: {
      title: 'Redacción',
      says: 'Escribe productos, noticias, casos y páginas. No puede publicar ni ver consultas.',
    },
    translator: {
      title: 'Traducción',
      says: 'Cambia los textos existentes. No puede agregar ni publicar, ni ver consultas.',
    },
    sales: { title: 'Ventas', says: 'Responde consultas y ve productos. No cambia contenidos.' },
    publisher: {
      title: 'Publicación',
      says: 'Todo lo de redacción, y además publica, programa, elimina y crea lotes de publicación.',
    },
    admin: { title: 'Administrador', says: 'Todo, también personas y ajustes.' },
  },
}

export const INVITE_TEXTS = { zh, en, es }
