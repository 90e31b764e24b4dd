// The words of somebody's sessions.

const zh = {
  title: (name: string) => `登录会话：${name}`,
  none: '没有有效的会话',
  noneSays: '该用户当前未在任何设备上登录。',
  thisOne: '当前会话',
  unknownAgent: '未知设备',
  on: (browser: string, system: string) => `${browser}，${system}`,
  seen: '最近使用',
  since: '登录于',
  end: '结束',
  endOf: (name: string) => `结束会话：${name}`,
  endTitle: '结束这个会话？',
  endAll: '结束全部会话',
  endAllTitle: '结束全部会话？',
  endSays: '登录将立即失效，未保存的内容会丢失。',
  ended: '会话已结束',
  beyond: '该用户拥有您没有的权限，您不能结束其会话',
  cancel: '取消',
}

type SessionsTexts = typeof zh

const en: SessionsTexts = {
  title: (name) => `Sessions: ${name}`,
  none: 'There are no sessions',
  noneSays: 'This user has no open sessions.',
  thisOne: 'This session',
  unknownAgent: 'Unknown device',
  on: (browser, system) => `${browser} on ${system}`,
  seen: 'Last used',
  since: 'Signed in',
  end: 'End',
  endOf: (name) => `End the session: ${name}`,
  endTitle: 'End this session?',
  endAll: 'End all sessions',
  endAllTitle: 'End all sessions?',
  endSays: 'The user is signed out at once, and what was not saved is lost.',
  ended: 'Signed out',
  beyond: 'This person has permissions that you do not have, so you cannot end their sessions',
  cancel: 'Cancel',
}

const es: SessionsTexts = {
  title: (name) => `Sesiones: ${name}`,
  none: 'No hay sesiones',
  noneSays: 'Este usuario no tiene sesiones abiertas.',
  thisOne: 'Esta sesión',
  unknownAgent: 'Dispositivo desconocido',
  on: (browser, system) => `${browser} en ${system}`,
  seen: 'Último uso',
  since: 'Inicio de sesión',
  end: 'Cerrar',
  endOf: (name) => `Cerrar la sesión: ${name}`,
  endTitle: '¿Cerrar esta sesión?',
  endAll: 'Cerrar todas las sesiones',
  endAllTitle: '¿Cerrar todas las sesiones?',
  endSays: 'El usuario queda fuera de inmediato y se pierde lo que no se haya guardado.',
  ended: 'Sesión cerrada',
  beyond: 'Esta persona tiene permisos que usted no tiene; no puede cerrar sus sesiones',
  cancel: 'Cancelar',
}

export const SESSIONS_TEXTS = { zh, en, es }
