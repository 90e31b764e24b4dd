// Ant Design's styles as sheets of the build: a browser is spared the code that makes them and the time it takes. They name
// CSS variables alone, so that one sheet serves every theme; the variables are still set where the page runs.
import type { Plugin } from 'vite'

const SHEET = 'virtual:antd-style/'
/** Where a sheet stands for the rest of the build: no such folder exists. */
const PLACE = '/antd-style/'
const MAKERS = ['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']
const MISSING = 'not-drawn-'
const MISSED = /\.not-drawn-([\w-]+)/
const COMMON = ['Shared', 'ant-design-icons']

type Node = { type: string; start: number; end: number }
type Call = Node & { callee: { name?: string }; arguments: Node[] }

/** The calls that make styles, wherever they stand in a module. */
function* callsIn(node: unknown): Generator<Call> {
  if (typeof node !== 'object' || node === null) return
  const call = node as Call
  if (call.type === 'CallExpression' && MAKERS.includes(call.callee.name ?? '')) yield call
  for (const part of Object.values(node)) yield* callsIn(part)
}

const nameOf = (source: string): string => {
  const names = [...source.matchAll(/'(\w[\w-]*)'/g)].map(([, name]) => name)
  return names.length === 1 ? `${names[0]}-${names[0]}` : names.join('-')
}

/**
 * A module of styles without the functions that make them; it brings its sheets along.
 * Answers nothing for a module that makes none.
 */
export function withoutStyles(code: string, tree: unknown): { code: string; sheets: string[] } | undefined {
  const calls = [...callsIn(tree)].sort((one, other) => other.start - one.start)
  const sheets: string[] = []
  let rest = code
  for (const {
    arguments: [name, make],
  } of calls) {
    if (!name || !make) continue
    sheets.unshift(nameOf(code.slice(name.start, name.end)))
    rest = `${rest.slice(0, make.start)}null${rest.slice(make.end)}`
  }
  if (sheets.length === 0) return
  return { code: `${sheets.map((sheet) => `import '${SHEET}${sheet}.css'\n`).join('')}${rest}`, sheets }
}

/** Leaves the making of styles out of what every style goes through. */
export function withoutMaking(code: string): string {
  const lean = code.replace('if (memoizedZeroRuntime) {', 'if (true) {')
  if (lean === code)
    throw new Error(`@ant-design/cssinjs-utils makes styles in another way: see ${import.meta.filename}`)
  return lean
}

export function antdStyles(): Plugin {
  let drawn: Promise<Map<string, string>> | undefined
  return {
    name: 'antd-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:antd-style\// },
      handler: (id) => PLACE + id.slice(SHEET.length),
    },
    load: {
      filter: { id: /^\/antd-style\// },
      async handler(id) {
        drawn ??= import('./draw-antd.ts').then(({ drawStyles }) => drawStyles())
        const name = id.slice(PLACE.length, -'.css'.length)
        return `@layer antd{${(await drawn).get(name) ?? `.${MISSING}${name}{color:red}`}}`
      },
    },
    // Every part of Ant Design is read, most are left out again: only what is left is missed.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const [, name] = (file.type === 'asset' && MISSED.exec(String(file.source))) || []
          if (name)
            throw new Error(
              `${file.fileName} needs the styles of Ant Design's ${name}: draw it in draw-antd.ts`,
            )
        }
      },
    },
    transform: {
      filter: {
        id: /\/antd\/es\/.*(style|StyleHooks|genStyleUtils|useResetIconStyle).*\.js$|\/cssinjs-utils\/es\/util\/genStyleUtils\.js$/,
      },
      handler(code, id) {
        if (id.includes('/cssinjs-utils/')) return { code: withoutMaking(code), map: null }
        if (id.endsWith('/antd/es/theme/util/genStyleUtils.js'))
          return { code: COMMON.map((name) => `import '${SHEET}${name}.css'\n`).join('') + code, map: null }
        if (id.endsWith('/useResetIconStyle.js')) return { code: 'export default () => {}', map: null }
        const lean = withoutStyles(code, this.parse(code))
        return lean && { code: lean.code, map: null }
      },
    },
  }
}
