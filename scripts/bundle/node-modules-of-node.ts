// Takes Node's own modules as they are. `import` would make a copy of all that a module exports: `node:http` alone then loads
// WebSocket and fetch, which cost a fifth of the start and 15 MB, and nobody here uses them from there.
import { builtinModules } from 'node:module'
import type { Plugin } from 'rolldown'

const MARK = '\0node:'
/** The bundler's own runtime imports this one. */
const AS_IT_IS = 'module'
const names = builtinModules.map((name) => name.replace(/^node:/, '')).filter((name) => name !== AS_IT_IS)
const BUILTIN = new RegExp(`^(?:node:)?(?:${[...new Set([...names, 'sqlite'])].join('|')})$`)

export const nodeModulesOfNode = (): Plugin => ({
  name: 'node-modules-of-node',
  resolveId: {
    filter: { id: BUILTIN },
    handler: (id) => MARK + id.replace(/^node:/, ''),
  },
  load: {
    filter: { id: /^\0node:/ },
    handler: (id) => `module.exports = process.getBuiltinModule('node:${id.slice(MARK.length)}')`,
  },
})
