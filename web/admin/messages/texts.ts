// The words of the badge of messages and of the desktop notice.

const zh = {
  inbox: (count: number) => (count === 0 ? '询盘：没有新询盘' : `询盘：${count} 条新询盘`),
  fresh: '新询盘',
  mine: '待我处理',
  overdue: '已逾期',
  open: '打开收件箱',
  notice: '桌面提醒',
  noticeOn: '关闭桌面提醒',
  noticeOff: '开启桌面提醒',
  noticeDenied: '浏览器已禁止本网站的提醒，请在浏览器设置中允许。',
  noticeIsOn: '有新询盘时会在桌面提醒您',
  noticeIsOff: '已关闭桌面提醒',
  noticeTitle: '有新询盘',
  noticeSays: (count: number) => `收件箱中有 ${count} 条新询盘。`,
}

type Texts = typeof zh

const en: Texts = {
  inbox: (count) => (count === 0 ? 'Inquiries: nothing new' : `Inquiries: ${count} new`),
  fresh: 'New',
  mine: 'Assigned to me',
  overdue: 'Overdue',
  open: 'Open the inbox',
  notice: 'Desktop notices',
  noticeOn: 'Turn desktop notices off',
  noticeOff: 'Turn desktop notices on',
  noticeDenied: 'Your browser blocks notices from this site. Allow them in the browser settings.',
  noticeIsOn: 'You will get a desktop notice when an inquiry arrives',
  noticeIsOff: 'Desktop notices are off',
  noticeTitle: 'New inquiry',
  noticeSays: (count) =>
    count === 1 ? '1 new inquiry in the inbox.' : `${count} new inquiries in the inbox.`,
}

const es: Texts = {
  inbox: (count) => (count === 0 ? 'Consultas: nada nuevo' : `Consultas: ${count} nuevas`),
  fresh: 'Nuevas',
  mine: 'Asignadas a mí',
  overdue: 'Vencidas',
  open: 'Abrir la bandeja',
  notice: 'Avisos de escritorio',
  noticeOn: 'Desactivar los avisos de escritorio',
  noticeOff: 'Activar los avisos de escritorio',
  noticeDenied: 'El navegador no permite avisos de este sitio. Permítalos en la configuración del navegador.',
  noticeIsOn: 'Se le avisará en el escritorio cuando llegue una consulta',
  noticeIsOff: 'Avisos de escritorio desactivados',
  noticeTitle: 'Consulta nueva',
  noticeSays: (count) =>
    count === 1 ? 'Hay 1 consulta nueva en la bandeja.' : `Hay ${count} consultas nuevas en la bandeja.`,
}

export const LIVE_TEXTS = { zh, en, es }
