// The words of the form that visitors write in: the same in the application and on the page that needs no scripts. A kind
// that declares `asked` says any of them in its own way, in `texts/<language>/site/asked/<kind>.json`.
import type { Language } from '#contract/languages/language-codes.ts'

export type EnquiryWords = {
  /** What the form is called: its label, its crumb, and the heading of the page that is about nothing. */
  title: string
  /** Stands above the record that an enquiry is about. */
  heading: string
  /** What happens next. */
  lede: string
  about: string
  name: string
  email: string
  phone: string
  company: string
  country: string
  subject: string
  content: string
  contentHint: string
  optional: string
  reach: string
  consent: string
  /** What goes along, beside what is typed. */
  trail: string
  send: string
  sending: string
  check: string
  confirm: string
  sentTitle: string
  sentText: string
  number: string
  another: string
  home: string
  foreign: string
  offline: string
  retry: string
  failed: string
}

export const enquiryWords: Record<Language, EnquiryWords> = {
  zh: {
    title: '在线咨询',
    heading: '咨询以下内容',
    lede: '应用工程师会在一个工作日内通过邮件或电话答复您。',
    about: '咨询内容',
    name: '姓名',
    email: '邮箱',
    phone: '电话',
    company: '公司',
    country: '国家/地区',
    subject: '主题',
    content: '咨询内容',
    contentHint: '介质、口径、流量范围、数量，知道几项写几项',
    optional: '选填',
    reach: '邮箱和电话至少填写一项',
    consent: '我同意蓝泊为答复本次咨询保存并使用以上信息。',
    trail: '您在本站浏览的页面会一并发送。',
    send: '提交',
    sending: '正在提交…',
    check: '有几处需要补充，请看标红的项目。',
    confirm: '请核对后再次点击“提交”。',
    sentTitle: '已收到您的咨询',
    sentText: '应用工程师会在一个工作日内联系您。来信来电请报编号：',
    number: '编号',
    another: '再提交一条',
    home: '返回首页',
    foreign: '请在本网站上提交此表单。',
    offline: '暂时无法连接服务器，您填写的内容还在，请重试。',
    retry: '重试',
    failed: '未能发送，您填写的内容已保留。',
  },
  en: {
    title: 'Contact us',
    heading: 'Inquiry about',
    lede: 'An application engineer replies by email or phone within one working day.',
    about: 'About',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    country: 'Country',
    subject: 'Subject',
    content: 'Your inquiry',
    contentHint: 'Fluid, line size, flow range, quantity – whatever you know',
    optional: 'optional',
    reach: 'Email or phone – we need one of them',
    consent: 'I agree that Lanbo stores and uses these details to answer my inquiry.',
    trail: 'The pages you opened on this site go along.',
    send: 'Send',
    sending: 'Sending…',
    check: 'Please check the highlighted fields.',
    confirm: 'Please check your message and press Send again.',
    sentTitle: 'Thank you – we have your inquiry',
    sentText: 'An engineer will reply within one working day. Your reference:',
    number: 'Number',
    another: 'Send another inquiry',
    home: 'Back to home',
    foreign: 'Please send this form from our website.',
    offline: "We can't reach the server. Your text is safe; try again.",
    retry: 'Try again',
    failed: 'Not sent. Your text is safe; please try again.',
  },
  es: {
    title: 'Contáctenos',
    heading: 'Consulta sobre',
    lede: 'Un ingeniero de aplicaciones le responde por correo o teléfono en un día hábil.',
    about: 'Sobre',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa',
    country: 'País',
    subject: 'Asunto',
    content: 'Su consulta',
    contentHint: 'Fluido, diámetro, rango de caudal, cantidad: lo que sepa',
    optional: 'opcional',
    reach: 'Correo o teléfono: necesitamos al menos uno',
    consent: 'Acepto que Lanbo guarde y use estos datos para responder mi consulta.',
    trail: 'Se envían también las páginas que abrió en este sitio.',
    send: 'Enviar',
    sending: 'Enviando…',
    check: 'Revise los campos marcados.',
    confirm: 'Revise su mensaje y vuelva a enviarlo.',
    sentTitle: 'Gracias, recibimos su consulta',
    sentText: 'Un ingeniero le responderá en un día hábil. Su número de consulta:',
    number: 'Número',
    another: 'Enviar otra consulta',
    home: 'Volver al inicio',
    foreign: 'Envíe este formulario desde nuestro sitio.',
    offline: 'Sin conexión con el servidor. Su texto está guardado.',
    retry: 'Reintentar',
    failed: 'No se pudo enviar. Su texto está guardado; intente de nuevo.',
  },
}

/** What browsers fill each field with by themselves. */
export const ENQUIRY_AUTOCOMPLETE = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
  country: 'country-name',
  subject: 'off',
  content: 'off',
} as const
