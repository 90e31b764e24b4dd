// The words of the states of a message, of why one is taken for spam, and of the mails about it.

import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import type { MessageState, SpamReason } from '#contract/enquiries/message-states.ts'
import type { Language } from '#contract/languages/language-codes.ts'

type Words = {
  states: Record<MessageState, string>
  reasons: Record<SpamReason, string>
  mails: Record<MessageDetail['mails'][number]['state'], string>
  topics: Record<string, string>
}

export const STATE_WORDS: Record<Language, Words> = {
  zh: {
    states: { new: '新询盘', assigned: '处理中', replied: '已回复', closed: '已关闭', spam: '垃圾询盘' },
    reasons: {
      honeypot: '填写了隐藏字段',
      noToken: '没有表单凭证',
      badToken: '表单凭证无效',
      tooFast: '填写过快',
      rate: '发送过于频繁',
      advertising: '广告推销',
      fraud: '诈骗或钓鱼',
      nonsense: '无意义内容',
      abuse: '辱骂',
      test: '测试',
      staff: '其他（员工判定）',
    },
    mails: { waiting: '等待发送', sent: '已发送', dead: '发送失败', discarded: '不再发送' },
    topics: {
      'message.notice': '新询盘通知',
      'message.acknowledgement': '给访客的确认',
      'message.reply': '给访客的回复',
    },
  },
  en: {
    states: { new: 'New', assigned: 'Assigned', replied: 'Replied', closed: 'Closed', spam: 'Spam' },
    reasons: {
      honeypot: 'A hidden field was filled in',
      noToken: 'Sent without the form',
      badToken: 'Not our form',
      tooFast: 'Filled in too fast',
      rate: 'Too many from one address',
      advertising: 'Advertising',
      fraud: 'Fraud or phishing',
      nonsense: 'Nonsense',
      abuse: 'Abuse',
      test: 'A test',
      staff: 'Other (marked by staff)',
    },
    mails: { waiting: 'Waiting', sent: 'Sent', dead: 'Failed', discarded: 'Discarded' },
    topics: {
      'message.notice': 'Notice to staff',
      'message.acknowledgement': 'Acknowledgment to the visitor',
      'message.reply': 'Reply to the visitor',
    },
  },
  es: {
    states: {
      new: 'Nueva',
      assigned: 'Asignada',
      replied: 'Respondida',
      closed: 'Cerrada',
      spam: 'Spam',
    },
    reasons: {
      honeypot: 'Se completó un campo oculto',
      noToken: 'Llegó sin el formulario',
      badToken: 'El formulario no era nuestro',
      tooFast: 'Completado demasiado rápido',
      rate: 'Demasiadas desde una dirección',
      advertising: 'Publicidad',
      fraud: 'Fraude o phishing',
      nonsense: 'Sin sentido',
      abuse: 'Insultos',
      test: 'Una prueba',
      staff: 'Otro (marcada por el equipo)',
    },
    mails: { waiting: 'En espera', sent: 'Enviado', dead: 'Fallido', discarded: 'Descartado' },
    topics: {
      'message.notice': 'Aviso al equipo',
      'message.acknowledgement': 'Acuse de recibo al visitante',
      'message.reply': 'Respuesta al visitante',
    },
  },
}
