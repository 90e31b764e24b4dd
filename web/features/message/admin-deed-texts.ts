// What the history of a message tells, in words.

const zh = {
  received: '发送了留言',
  assigned: (from: string, to: string) =>
    to === '' ? `取消了分派（原为 ${from}）` : from === '' ? `分派给 ${to}` : `由 ${from} 改派给 ${to}`,
  state: (from: string, to: string) => `状态由“${from}”改为“${to}”`,
  note: '添加了备注',
  due: (to: string) => (to === '' ? '取消了期限' : `将期限设为 ${to}`),
  replied: (to: string) => `回复了 ${to}`,
  merged: (from: string) => `合并了 ${from}`,
  mergedInto: (to: string) => `合并到 ${to}`,
  unmerged: (from: string) => `从 ${from} 取消合并`,
  spam: '判定为垃圾',
  because: (reason: string) => `判定为垃圾：${reason}`,
  notSpam: '判定不是垃圾',
}

type Texts = typeof zh

const en: Texts = {
  received: 'sent the message',
  assigned: (from, to) =>
    to === ''
      ? `took it from ${from}`
      : from === ''
        ? `assigned it to ${to}`
        : `gave it from ${from} to ${to}`,
  state: (from, to) => `changed the state from “${from}” to “${to}”`,
  note: 'wrote a note',
  due: (to) => (to === '' ? 'removed the time to answer' : `set the time to answer to ${to}`),
  replied: (to) => `replied to ${to}`,
  merged: (from) => `merged ${from} into it`,
  mergedInto: (to) => `merged it into ${to}`,
  unmerged: (from) => `took it out of ${from}`,
  spam: 'said that it is spam',
  because: (reason) => `said that it is spam: ${reason}`,
  notSpam: 'said that it is no spam',
}

const es: Texts = {
  received: 'envió el mensaje',
  assigned: (from, to) =>
    to === '' ? `lo retiró a ${from}` : from === '' ? `lo asignó a ${to}` : `lo pasó de ${from} a ${to}`,
  state: (from, to) => `cambió el estado de «${from}» a «${to}»`,
  note: 'escribió una nota',
  due: (to) => (to === '' ? 'quitó el plazo' : `fijó el plazo en ${to}`),
  replied: (to) => `respondió a ${to}`,
  merged: (from) => `combinó ${from} con este`,
  mergedInto: (to) => `lo combinó con ${to}`,
  unmerged: (from) => `lo separó de ${from}`,
  spam: 'dijo que es spam',
  because: (reason) => `dijo que es spam: ${reason}`,
  notSpam: 'dijo que no es spam',
}

export const DEED_TEXTS = { zh, en, es }
