// Ant Design's own words in each language, fetched when it is chosen: its files are called as shared cards call the language.
import type { Plugin } from 'vite'

export function antdLocales(languages: Readonly<Record<string, { card: string }>>): Plugin {
  return {
    name: 'antd-locales',
    resolveId: (id) => (id === 'virtual:antd-locales' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:antd-locales') return
      const fetched = Object.entries(languages).map(
        ([language, { card }]) => `${language}: () => import('antd/es/locale/${card}')`,
      )
      return `export const locales = {${fetched.join(', ')}}`
    },
  }
}
