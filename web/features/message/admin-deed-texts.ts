// What the history of a message tells, in words.

const zh = {
  received: '提交了询盘',
  assigned: (from: string, to: string) =>
    to === '' ? `取消了分派（原为 ${from}）` : from === '' ? `分派给 ${to}` : `由 ${from} 改派给 ${to}`,
  state: (from: string, to: string) => `状态由“${from}”改为“${to}”`,
  note: '添加了备注',
  due: (to: string) => (to === '' ? '取消了期限' : `将期限设为 ${to}`),
  replied: (to: string) => `回复了 ${to}`,
  merged: (from: string) => `合并了 ${from}`,
  mergedInto: (to: string) => `合并到 ${to}`,
  unmerged: (from: string) => `从 ${from} 取消合并`,
  spam: '标为垃圾',
  because: (reason: string) => `标为垃圾：${reason}`,
  notSpam: '标为非垃圾',
}

type Texts = typeof zh

const en: Texts = {
  received: 'sent the inquiry',
  assigned: (from, to) =>
    to === ''
      ? `unassigned ${from}`
      : from === ''
        ? `assigned it to ${to}`
        : `reassigned it from ${from} to ${to}`,
  state: (from, to) => `changed the state from “${from}” to “${to}”`,
  note: 'added a note',
  due: (to) => (to === '' ? 'removed the due time' : `set the due time to ${to}`),
  replied: (to) => `replied to ${to}`,
  merged: (from) => `merged ${from} into it`,
  mergedInto: (to) => `merged it into ${to}`,
  unmerged: (from) => `separated it from ${from}`,
  spam: 'marked it as spam',
  because: (reason) => `marked it as spam: ${reason}`,
  notSpam: 'marked it as not spam',
}

const es: Texts = {
  received: 'envió la consulta',
  assigned: (from, to) =>
    to === ''
      ? `quitó la asignación a ${from}`
      : from === ''
        ? `la asignó a ${to}`
        : `la reasignó de ${from} a ${to}`,
  state: (from, to) => `cambió el estado de «${from}» a «${to}»`,
  note: 'agregó una nota',
  due: (to) => (to === '' ? 'quitó el plazo' : `fijó el plazo en ${to}`),
  replied: (to) => `respondió a ${to}`,
  merged: (from) => `combinó ${from} con esta`,
  mergedInto: (to) => `la combinó con ${to}`,
  unmerged: (from) => `la separó de ${from}`,
  spam: 'la marcó como spam',
  because: (reason) => `la marcó como spam: ${reason}`,
  notSpam: 'la marcó como no spam',
}

export const DEED_TEXTS = { zh, en, es }
