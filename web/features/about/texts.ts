// The words of the about-us page that are not content.
import type { Language } from '#contract/language-codes.ts'

type Texts = {
  about: string
  phone: string
  email: string
  hours: string
  map: string
  openMap: (office: string) => string
  culture: string
  contact: string
  askTitle: string
  askLede: string
}

export const aboutTexts: Record<Language, Texts> = {
  zh: {
    about: '关于我们',
    phone: '电话',
    email: '邮箱',
    hours: '工作时间',
    map: '地图',
    openMap: (office) => `${office}：在地图上查看（新窗口）`,
    culture: '企业文化',
    contact: '联系我们',
    askTitle: '有问题？写给我们',
    askLede: '告诉我们您的工况与需求，懂行的同事会为您解答。',
  },
  en: {
    about: 'About us',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Hours',
    map: 'Map',
    openMap: (office) => `${office}: see it on a map (new window)`,
    culture: 'How we work',
    contact: 'Where to find us',
    askTitle: 'A question? Write to us',
    askLede: 'Tell us what you measure and what you need; a colleague who knows the subject answers.',
  },
  es: {
    about: 'Quiénes somos',
    phone: 'Teléfono',
    email: 'Correo',
    hours: 'Horario',
    map: 'Mapa',
    openMap: (office) => `${office}: ver en un mapa (ventana nueva)`,
    culture: 'Cómo trabajamos',
    contact: 'Dónde encontrarnos',
    askTitle: '¿Una pregunta? Escríbanos',
    askLede: 'Cuéntenos qué mide y qué necesita; le responderá un compañero que conoce el tema.',
  },
}
