// The words of the product pages.
import type { Language } from '#contract/languages/language-codes.ts'

type Texts = {
  gallery: string
  show: (number: number, count: number) => string
  enlarge: string
  noPictures: string
  summary: string
  ask: string
  /** The same where there is little room. */
  askShort: string
  call: string
  askNote: string
  toDownloads: string
  copy: (model: string) => string
  copied: string
  cases: string
  allCases: string
  onPage: string
  highlights: string
  description: string
  specs: string
  specTable: string
  parameter: string
  value: string
  downloads: string
  languages: Record<'zh' | 'en' | 'es' | 'any', string>
  accessories: string
  ended: string
  endedAlone: string
  replacedBy: string
  related: string
  askTitle: (model: string) => string
}

export const productTexts: Record<Language, Texts> = {
  zh: {
    gallery: '产品图片',
    show: (number, count) => `第 ${number} 张图片，共 ${count} 张`,
    enlarge: '放大查看',
    noPictures: '暂无图片',
    summary: '概要与询价',
    ask: '询价',
    askShort: '询价',
    call: '致电',
    askNote: '请注明介质、口径和温度，应用工程师一个工作日内答复。',
    toDownloads: '下载技术资料',
    copy: (model) => `复制型号 ${model}`,
    copied: '已复制',
    cases: '应用案例',
    allCases: '全部案例',
    onPage: '本页内容',
    highlights: '产品特点',
    description: '产品介绍',
    specs: '技术参数',
    specTable: '技术参数表',
    parameter: '参数',
    value: '数值',
    downloads: '下载',
    languages: { zh: '中文', en: '英文', es: '西班牙文', any: '各语言通用' },
    accessories: '配件',
    ended: '此产品已停产',
    endedAlone: '如需替代方案或备件，请联系我们。',
    replacedBy: '替代产品：',
    related: '相关产品',
    askTitle: (model) => `咨询 ${model}`,
  },
  en: {
    gallery: 'Pictures of the product',
    show: (number, count) => `Picture ${number} of ${count}`,
    enlarge: 'Enlarge',
    noPictures: 'No pictures',
    summary: 'Summary and quote',
    ask: 'Request a quote',
    askShort: 'Quote',
    call: 'Call',
    askNote:
      'Tell us the fluid, line size and temperature. An application engineer replies within one working day.',
    toDownloads: 'Data sheets and manuals',
    copy: (model) => `Copy the model ${model}`,
    copied: 'Copied',
    cases: 'Applications',
    allCases: 'All case studies',
    onPage: 'On this page',
    highlights: 'Highlights',
    description: 'Description',
    specs: 'Specifications',
    specTable: 'Specifications table',
    parameter: 'Parameter',
    value: 'Value',
    downloads: 'Downloads',
    languages: { zh: 'Chinese', en: 'English', es: 'Spanish', any: 'All languages' },
    accessories: 'Accessories',
    ended: 'This product is discontinued',
    endedAlone: 'Contact us for a replacement or spare parts.',
    replacedBy: 'Replaced by',
    related: 'Related products',
    askTitle: (model) => `Request a quote for the ${model}`,
  },
  es: {
    gallery: 'Imágenes del producto',
    show: (number, count) => `Imagen ${number} de ${count}`,
    enlarge: 'Ampliar',
    noPictures: 'No hay imágenes',
    summary: 'Resumen y cotización',
    ask: 'Solicitar cotización',
    askShort: 'Cotizar',
    call: 'Llamar',
    askNote:
      'Indique fluido, diámetro y temperatura. Un ingeniero de aplicaciones le responde en un día hábil.',
    toDownloads: 'Hojas de datos y manuales',
    copy: (model) => `Copiar el modelo ${model}`,
    copied: 'Copiado',
    cases: 'Aplicaciones',
    allCases: 'Todos los casos',
    onPage: 'En esta página',
    highlights: 'Características',
    description: 'Descripción',
    specs: 'Datos técnicos',
    specTable: 'Tabla de datos técnicos',
    parameter: 'Parámetro',
    value: 'Valor',
    downloads: 'Descargas',
    languages: { zh: 'Chino', en: 'Inglés', es: 'Español', any: 'Todos los idiomas' },
    accessories: 'Accesorios',
    ended: 'Este producto fue descontinuado',
    endedAlone: 'Contáctenos para un reemplazo o repuestos.',
    replacedBy: 'Reemplazado por',
    related: 'Productos relacionados',
    askTitle: (model) => `Solicitar cotización: ${model}`,
  },
}
