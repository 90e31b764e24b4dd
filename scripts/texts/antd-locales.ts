// Ant Design's own words in each language, fetched when it is chosen: its files are called as shared cards call the language. The
// names of days and months in its calendars come beside them; nobody waits for those.
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { WRITTEN_LANGUAGES } from '../../contract/languages/language-facts.ts'

const require = createRequire(import.meta.url)

/** As the calendars look for it: `zh_CN` is `zh-cn`, `es_ES` is `es`; English is there already. */
function daysIn(card: string): string | undefined {
  const [language = ''] = card.split('_')
  const names = [card.toLowerCase().replace('_', '-'), language].map((name) => `dayjs/locale/${name}`)
  return language === 'en' ? undefined : names.find(isThere)
}

function isThere(name: string): boolean {
  try {
    require.resolve(name)
    return true
  } catch {
    return false
  }
}

export function antdLocales(): Plugin {
  return {
    name: 'antd-locales',
    resolveId: (id) => (id === 'virtual:antd-locales' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:antd-locales') return
      const fetched = Object.entries(WRITTEN_LANGUAGES).map(([language, { card }]) => {
        const days = daysIn(card)
        const also = days === undefined ? '' : `import('${days}').catch(console.error); `
        return `${language}: () => { ${also}return import('antd/es/locale/${card}') }`
      })
      return `export const locales = {${fetched.join(', ')}}`
    },
  }
}
