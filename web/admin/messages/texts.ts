// The words of the badge of messages and of the desktop notice.

const zh = {
  inbox: (count: number) => (count === 0 ? '留言：没有新留言' : `留言：${count} 条新留言`),
  fresh: '新留言',
  mine: '待我处理',
  overdue: '已超时',
  open: '打开收件箱',
  notice: '桌面提醒',
  noticeOn: '关闭桌面提醒',
  noticeOff: '开启桌面提醒',
  noticeDenied: '浏览器已禁止本网站的提醒，请在浏览器设置中允许。',
  noticeIsOn: '有新留言时会在桌面提醒您',
  noticeIsOff: '已关闭桌面提醒',
  noticeTitle: '有新留言',
  noticeSays: (count: number) => `收件箱中有 ${count} 条新留言。`,
}

type Texts = typeof zh

const en: Texts = {
  inbox: (count) => (count === 0 ? 'Messages: nothing new' : `Messages: ${count} new`),
  fresh: 'New',
  mine: 'Waiting for me',
  overdue: 'Overdue',
  open: 'Open the inbox',
  notice: 'Desktop notices',
  noticeOn: 'Turn desktop notices off',
  noticeOff: 'Turn desktop notices on',
  noticeDenied: 'Your browser does not let this site show notices. Allow it in the settings of the browser.',
  noticeIsOn: 'You will be told on your desktop when a message arrives',
  noticeIsOff: 'Desktop notices are off',
  noticeTitle: 'A new message has arrived',
  noticeSays: (count) =>
    count === 1 ? '1 new message is in the inbox.' : `${count} new messages are in the inbox.`,
}

const es: Texts = {
  inbox: (count) => (count === 0 ? 'Mensajes: nada nuevo' : `Mensajes: ${count} nuevos`),
  fresh: 'Nuevos',
  mine: 'Esperan por mí',
  overdue: 'Vencidos',
  open: 'Abrir la bandeja',
  notice: 'Avisos de escritorio',
  noticeOn: 'Desactivar los avisos de escritorio',
  noticeOff: 'Activar los avisos de escritorio',
  noticeDenied: 'El navegador no permite avisos de este sitio. Permítalos en los ajustes del navegador.',
  noticeIsOn: 'Se le avisará en el escritorio cuando llegue un mensaje',
  noticeIsOff: 'Avisos de escritorio desactivados',
  noticeTitle: 'Ha llegado un mensaje',
  noticeSays: (count) =>
    count === 1 ? 'Hay 1 mensaje nuevo en la bandeja.' : `Hay ${count} mensajes nuevos en la bandeja.`,
}

export const LIVE_TEXTS = { zh, en, es }
