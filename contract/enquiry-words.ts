// The words of the form that visitors write in: the same in the application and on the page that needs no scripts.
import type { Language } from '#contract/language-codes.ts'

export type EnquiryWords = {
  title: string
  /** The same about a product. */
  quote: string
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
    quote: '询价',
    lede: '填写后，负责的同事会通过邮件或电话与您联系。',
    about: '咨询产品',
    name: '姓名',
    email: '邮箱',
    phone: '电话',
    company: '公司',
    country: '国家/地区',
    subject: '主题',
    content: '留言内容',
    contentHint: '介质、管径、流量范围、数量，知道多少写多少',
    optional: '选填',
    reach: '邮箱和电话至少填写一项',
    consent: '我同意贵公司为答复本次咨询而保存并使用以上信息。',
    trail: '您在本站浏览的页面会一并发送。',
    send: '发送留言',
    sending: '正在发送…',
    check: '还有内容需要修改，请查看标出的字段。',
    confirm: '请核对后再次点击“发送留言”。',
    sentTitle: '留言已收到',
    sentText: '我们会尽快与您联系。来信或来电时，请提供以下编号：',
    number: '留言编号',
    another: '再写一条',
    home: '返回首页',
    foreign: '这个表单只能在本网站上提交。',
    offline: '暂时无法连接服务器，您填写的内容已保留。',
    retry: '重试',
    failed: '未能发送，您填写的内容已保留。',
  },
  en: {
    title: 'Contact us',
    quote: 'Request a quote',
    lede: 'A colleague who knows the subject answers by e-mail or telephone.',
    about: 'About the product',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    country: 'Country',
    subject: 'Subject',
    content: 'Your enquiry',
    contentHint: 'Medium, pipe size, range, quantity: whatever you know',
    optional: 'optional',
    reach: 'An e-mail address or a telephone number, one of the two',
    consent: 'I agree that these details are kept and used to answer this enquiry.',
    trail: 'The pages you opened on this site go along.',
    send: 'Send the enquiry',
    sending: 'Sending…',
    check: 'Something is still missing; please look at the marked fields.',
    confirm: 'Please check it and press “Send the enquiry” once more.',
    sentTitle: 'Your enquiry has arrived',
    sentText: 'We will get back to you soon. If you write or call, please quote this number:',
    number: 'Number',
    another: 'Write another one',
    home: 'To the home page',
    foreign: 'This form can be sent from our own site alone.',
    offline: 'The server cannot be reached. What you wrote is kept.',
    retry: 'Try again',
    failed: 'It could not be sent. What you wrote is kept.',
  },
  es: {
    title: 'Contáctenos',
    quote: 'Solicitar cotización',
    lede: 'Un compañero que conoce el tema le responderá por correo o por teléfono.',
    about: 'Sobre el producto',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa',
    country: 'País',
    subject: 'Asunto',
    content: 'Su consulta',
    contentHint: 'Medio, diámetro, rango, cantidad: lo que sepa',
    optional: 'opcional',
    reach: 'Un correo electrónico o un teléfono, uno de los dos',
    consent: 'Acepto que estos datos se guarden y se usen para responder a esta consulta.',
    trail: 'Se envían también las páginas que abrió en este sitio.',
    send: 'Enviar la consulta',
    sending: 'Enviando…',
    check: 'Falta algo todavía; revise los campos marcados.',
    confirm: 'Revíselo y pulse «Enviar la consulta» otra vez.',
    sentTitle: 'Hemos recibido su consulta',
    sentText: 'Le responderemos pronto. Si nos escribe o llama, indique este número:',
    number: 'Número',
    another: 'Escribir otra',
    home: 'Ir a la página de inicio',
    foreign: 'Este formulario solo se puede enviar desde nuestro sitio.',
    offline: 'No se puede conectar con el servidor. Lo que escribió se conserva.',
    retry: 'Reintentar',
    failed: 'No se pudo enviar. Lo que escribió se conserva.',
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
