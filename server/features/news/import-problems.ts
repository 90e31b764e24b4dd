// What an import of news says about a post, in three languages.
import type { Reason } from '#server/failure.ts'
import type { OutsideRefused } from '#server/parts/webhooks/outside.ts'

const short = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text)

export const PROBLEMS = {
  notInList: (address: string): Reason => ({
    zh: `图片不在文件的媒体列表中，未导入：${short(address)}`,
    en: `A picture is not in the media list of the file and is not imported: ${short(address)}`,
    es: `Una imagen no está en la lista de medios del archivo y no se importa: ${short(address)}`,
  }),
  notFetched: (address: string, why: OutsideRefused['why'] | 'refused' | 'time'): Reason => ({
    zh: `图片未导入（${WHY[why].zh}）：${short(address)}`,
    en: `A picture is not imported (${WHY[why].en}): ${short(address)}`,
    es: `Una imagen no se importa (${WHY[why].es}): ${short(address)}`,
  }),
  status: (status: string): Reason => ({
    zh: `该文章在 WordPress 中的状态为“${short(status)}”，已跳过`,
    en: `Its state in WordPress is “${short(status)}”, so it is skipped.`,
    es: `Su estado en WordPress es «${short(status)}»; se omite.`,
  }),
  password: {
    zh: '在 WordPress 中设有访问密码，导入为草稿',
    en: 'It is protected by a password in WordPress and becomes a draft.',
    es: 'En WordPress está protegida con contraseña; queda como borrador.',
  },
  private: {
    zh: '在 WordPress 中为私密文章，导入为草稿',
    en: 'It is private in WordPress and becomes a draft.',
    es: 'En WordPress es privada; queda como borrador.',
  },
  shortcode: {
    zh: '正文含有 WordPress 短代码，导入后请检查',
    en: 'The text contains WordPress shortcodes; please check it after the import.',
    es: 'El texto contiene códigos cortos de WordPress; revíselo después.',
  },
  noDate: {
    zh: '没有有效日期，将使用今天的日期',
    en: 'No valid date; today’s date is used.',
    es: 'No tiene fecha; se toma la de hoy.',
  },
  noTitle: {
    zh: '没有标题，无法导入',
    en: 'It has no title and cannot be imported.',
    es: 'No tiene título y no se puede importar.',
  },
  tooMuch: {
    zh: '正文过长或嵌套过深，无法导入',
    en: 'Its text is too long or nested too deeply and cannot be imported.',
    es: 'El texto es demasiado largo o está anidado en exceso; no se puede importar.',
  },
  trashed: {
    zh: '此前已导入，现在在回收站中',
    en: 'It was imported earlier and is now in the trash.',
    es: 'Llegó con una importación anterior y ahora está en la papelera.',
  },
  addressTaken: {
    zh: '原网址已指向其他内容，保持不变',
    en: 'Its old address already leads to another record; it is left unchanged.',
    es: 'Su dirección antigua ya lleva a otro registro y se queda así.',
  },
  nothingToShow: {
    zh: '没有正文，导入为草稿',
    en: 'It has no text and becomes a draft.',
    es: 'No tiene texto y queda como borrador.',
  },
} satisfies Record<string, Reason | ((...given: never[]) => Reason)>

const WHY: Record<OutsideRefused['why'] | 'refused' | 'time', Reason> = {
  private: {
    zh: '地址位于内部网络',
    en: 'its address is in a private network',
    es: 'su dirección está en una red privada',
  },
  unreachable: { zh: '无法访问', en: 'it cannot be reached', es: 'no se puede acceder' },
  status: { zh: '文件已不存在', en: 'it no longer exists', es: 'ya no está allí' },
  tooLarge: { zh: '文件过大', en: 'it is too large', es: 'es demasiado grande' },
  refused: {
    zh: '不是可用的图片',
    en: 'it is no picture that can be kept',
    es: 'no es una imagen que se pueda guardar',
  },
  time: { zh: '下载超时', en: 'fetching took too long', es: 'tardó demasiado en descargarse' },
}
