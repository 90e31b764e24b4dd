// The words of the about-us page that are not content.
import type { Language } from '#contract/language-codes.ts'

type Texts = {
  about: string
  phone: string
  email: string
  hours: string
  openMap: (office: string, map: string) => string
  directions: string
  wayTo: (office: string) => string
  copy: string
  copied: string
  parts: string
  profile: string
  history: string
  honours: string
  askTitle: string
  askLede: string
  culture: string
  contact: string
}

export const aboutTexts: Record<Language, Texts> = {
  zh: {
    about: '关于我们',
    phone: '电话',
    email: '邮箱',
    hours: '工作时间',
    openMap: (office, map) => `${map}：查看${office}的位置（新窗口）`,
    directions: '路线',
    wayTo: (office) => `路线：前往${office}（新窗口）`,
    copy: '复制地址',
    copied: '地址已复制',
    parts: '本页内容',
    profile: '公司简介',
    history: '发展历程',
    honours: '资质荣誉',
    askTitle: '告诉我们您要测什么。',
    askLede: '写下介质、管径和工况，负责的工程师会在一个工作日内答复。',
    culture: '企业文化',
    contact: '联系我们',
  },
  en: {
    about: 'About us',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Hours',
    openMap: (office, map) => `${map}: see ${office} (new window)`,
    directions: 'Directions',
    wayTo: (office) => `Directions to ${office} (new window)`,
    copy: 'Copy the address',
    copied: 'Address copied',
    parts: 'Parts of this page',
    profile: 'Profile',
    history: 'History',
    honours: 'Certificates',
    askTitle: 'Tell us what you measure.',
    askLede: 'Name the medium, the pipe and the conditions. An engineer answers within one working day.',
    culture: 'How we work',
    contact: 'Where to find us',
  },
  es: {
    about: 'Quiénes somos',
    phone: 'Teléfono',
    email: 'Correo',
    hours: 'Horario',
    openMap: (office, map) => `${map}: ver ${office} (ventana nueva)`,
    directions: 'Cómo llegar',
    wayTo: (office) => `Cómo llegar a ${office} (ventana nueva)`,
    copy: 'Copiar la dirección',
    copied: 'Dirección copiada',
    parts: 'Partes de esta página',
    profile: 'Perfil',
    history: 'Historia',
    honours: 'Certificados',
    askTitle: 'Díganos qué mide.',
    askLede: 'Indique el fluido, la tubería y las condiciones. Un ingeniero le responde en un día hábil.',
    culture: 'Cómo trabajamos',
    contact: 'Dónde encontrarnos',
  },
}
