// React Router without what the site does not use: instruments that watch it, warnings for developers, and components whose
// names and wrappers would keep them in. Every visitor would load them.
import type { Plugin } from 'vite'

const ROUTER = /\/react-router\/dist\/production\/lib\//

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

/**
 * What nobody imports can be left out once nothing is done to it: names for tools are not set, what React wraps is said to be
 * free of effects, and so are warnings, which go wherever they are called. What is used stays as it is.
 */
export const withoutWarnings = (code: string): string =>
  code
    .replace(/^\s*[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/^function (warning|warningOnce)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ function $1(')
    .replace(/= React\$1\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ React$$1.$1(')

const COMPONENTS = /\/react-router\/dist\/production\/lib\/components\.js$/

/** A browser that cannot show a way between two pages (hidden, turned, too slow) shows the next one at once: no fault of the page. */
export function withoutFaultsOfTransitions(code: string): string {
  const calm = code.replace(
    /(transition\.ready\.catch\()\(reason\) => \{\n.*throw reason;\n\t*\}/,
    '$1() => {}',
  )
  if (calm === code)
    throw new Error(`The router minds transitions in another way. See ${import.meta.filename}`)
  return calm
}

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ROUTER },
      handler: (code, id) =>
        INSTRUMENTS.test(id)
          ? { code: withoutInstruments(code), map: null, moduleSideEffects: false }
          : {
              code: withoutWarnings(COMPONENTS.test(id) ? withoutFaultsOfTransitions(code) : code),
              map: null,
            },
    },
  }
}
