// React Router without what watches it: the site sets no instruments, and every visitor would load them.
import type { Plugin } from 'vite'

const INSTRUMENTS = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/

/** The module's functions as they answer where no instruments are set; throws when the module has others. */
export function withoutInstruments(code: string): string {
  const [, names = ''] = /export \{([^}]+)\}/.exec(code) ?? []
  const exported = names.split(',').map((name) => name.trim())
  const unknown = exported.filter((name) => !(name in UNSET))
  if (names === '' || unknown.length > 0)
    throw new Error(`The router's instruments are others: ${unknown.join(', ')}. See ${import.meta.filename}`)
  return exported.map((name) => `export const ${name} = ${UNSET[name]}`).join('\n')
}

/** Only the first is called where none are set: it says that nobody waits for a result. */
const UNSET: Record<string, string> = {
  consumeInstrumentationClientResultMetaReceiver: '() => undefined',
  getRouteInstrumentationUpdates: '() => ({})',
  instrumentClientSideRouter: '(router) => router',
  instrumentHandler: '(handler) => handler',
  instrumentationResultMetaContext: 'undefined',
}

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: INSTRUMENTS },
      handler: (code) => ({ code: withoutInstruments(code), map: null, moduleSideEffects: false }),
    },
  }
}
