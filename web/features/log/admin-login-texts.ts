// The words of the login log.
import type { LoginEntry, LoginReason } from '#contract/log.ts'

type Outcome = LoginEntry['outcome']

const zh = {
  title: '登录日志',
  says: '每次登录尝试和退出都会记录在此。',
  /** Follows the sentence above. */
  kept: (days: number) => (days === 0 ? '记录永久保留。' : `记录保留 ${days} 天。`),
  export: '导出',
  username: '用户名',
  usernameHint: '用户名开头',
  address: 'IP 地址',
  addressHint: '地址开头',
  outcome: '结果',
  anyOutcome: '所有结果',
  reason: '原因',
  anyReason: '所有原因',
  browser: '浏览器',
  system: '操作系统',
  request: '请求编号',
  time: '时间',
  unknown: '未知',
  locked: '已锁定',
  lockedSays: '密码多次错误，此用户名暂时不能从该地址登录',
  unlock: '解锁',
  unlocked: (name: string) => `“${name}”已解锁`,
  total: (_total: number, written: string) => `共 ${written} 条记录`,
  none: '还没有登录记录',
  noneFound: '没有符合筛选条件的记录',
  row: (name: string, time: string) => `${name}，${time}`,
  outcomes: { success: '登录成功', failure: '登录失败', logout: '退出登录' } satisfies Record<
    Outcome,
    string
  >,
  reasons: {
    unknownUser: '用户不存在',
    wrongPassword: '密码错误',
    captchaWrong: '验证码错误',
    captchaExpired: '验证码已过期',
    locked: '账号暂时锁定',
    disabled: '账号已停用',
    tooMany: '尝试次数过多',
  } satisfies Record<Exclude<LoginReason, ''>, string>,
}

type LoginTexts = typeof zh

const en: LoginTexts = {
  title: 'Login log',
  says: 'Every try to sign in and every sign-out is kept here.',
  kept: (days) => (days === 0 ? ' Entries are kept for ever.' : ` Entries are kept for ${days} days.`),
  export: 'Export',
  username: 'User name',
  usernameHint: 'User name begins with',
  address: 'Address',
  addressHint: 'Address begins with',
  outcome: 'Outcome',
  anyOutcome: 'All outcomes',
  reason: 'Reason',
  anyReason: 'All reasons',
  browser: 'Browser',
  system: 'System',
  request: 'Request ID',
  time: 'Time',
  unknown: 'Unknown',
  locked: 'Locked',
  lockedSays: 'After too many wrong passwords this name waits before it can sign in from this address again',
  unlock: 'Unlock',
  unlocked: (name) => `“${name}” may sign in again`,
  total: (total, written) => (total === 1 ? '1 entry' : `${written} entries`),
  none: 'Nobody has signed in yet',
  noneFound: 'No entry matches these filters',
  row: (name, time) => `${name}, ${time}`,
  outcomes: { success: 'Signed in', failure: 'Failed', logout: 'Signed out' },
  reasons: {
    unknownUser: 'Unknown user name',
    wrongPassword: 'Wrong password',
    captchaWrong: 'Wrong verification code',
    captchaExpired: 'Verification code expired',
    locked: 'Locked for a while',
    disabled: 'Account disabled',
    tooMany: 'Too many tries',
  },
}

const es: LoginTexts = {
  title: 'Registro de accesos',
  says: 'Aquí queda cada intento de iniciar sesión y cada cierre de sesión.',
  kept: (days) =>
    days === 0 ? ' Las entradas se conservan siempre.' : ` Las entradas se conservan ${days} días.`,
  export: 'Exportar',
  username: 'Usuario',
  usernameHint: 'El usuario empieza por',
  address: 'Dirección IP',
  addressHint: 'La dirección empieza por',
  outcome: 'Resultado',
  anyOutcome: 'Todos los resultados',
  reason: 'Motivo',
  anyReason: 'Todos los motivos',
  browser: 'Navegador',
  system: 'Sistema',
  request: 'Id. de solicitud',
  time: 'Hora',
  unknown: 'Desconocido',
  locked: 'Bloqueado',
  lockedSays:
    'Tras varias contraseñas incorrectas, este usuario debe esperar para iniciar sesión desde esta dirección',
  unlock: 'Desbloquear',
  unlocked: (name) => `«${name}» puede volver a iniciar sesión`,
  total: (total, written) => (total === 1 ? '1 entrada' : `${written} entradas`),
  none: 'Todavía no ha entrado nadie',
  noneFound: 'Ninguna entrada cumple estos filtros',
  row: (name, time) => `${name}, ${time}`,
  outcomes: { success: 'Sesión iniciada', failure: 'Fallido', logout: 'Sesión cerrada' },
  reasons: {
    unknownUser: 'Usuario desconocido',
    wrongPassword: 'Contraseña incorrecta',
    captchaWrong: 'Código de verificación incorrecto',
    captchaExpired: 'Código de verificación caducado',
    locked: 'Bloqueado temporalmente',
    disabled: 'Cuenta desactivada',
    tooMany: 'Demasiados intentos',
  },
}

export const LOGIN_TEXTS = { zh, en, es }
