// The words that all controls share.
export const FIELD_TEXTS = {
  zh: {
    existing: '选择已有的',
    keyword: '关键词',
    add: (what: string) => `新增${what}`,
    remove: (what: string) => `移除${what}`,
  },
  en: {
    existing: 'Choose an existing one',
    keyword: 'Keyword',
    add: (what: string) => `Add: ${what}`,
    remove: (what: string) => `Remove: ${what}`,
  },
  es: {
    existing: 'Elegir uno que ya existe',
    keyword: 'Palabra clave',
    add: (what: string) => `Agregar: ${what}`,
    remove: (what: string) => `Quitar: ${what}`,
  },
}
