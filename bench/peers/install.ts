// Installs a system by npm into a folder outside the tree, and keeps it there for the next run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const ROOT = join(tmpdir(), 'site-peers')

/** The newest Node that all of them support; the package has the headers too that their machine code is compiled with. */
const NODE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
export const NODE_VERSION = '22.23.3'
const NODE_HOME = join(ROOT, 'node', 'node_modules', NODE)
export const PEER_NODE = join(NODE_HOME, 'bin', 'node')

type Program = {
  /** What it is made of, by name and version; or a package that is itself the root of a program. */
  packages: Record<string, string> | string
  files?: Record<string, string>
  /** What Node runs to build it. */
  build?: string[]
}

/** The folder with the packages, the files beside them and what was built of both. */
export async function installed(name: string, program: Program): Promise<string> {
  if (name !== 'node') await installed('node', { packages: { [NODE]: NODE_VERSION } })
  const folder = join(ROOT, name)
  const mark = join(folder, '.installed')
  const made = JSON.stringify({ node: NODE_VERSION, ...program })
  if (existsSync(mark) && readFileSync(mark, 'utf8') === made) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { packages, files, build } = program
  if (typeof packages === 'string') {
    await run(folder, 'npm', ['pack', packages])
    await run(folder, 'tar', ['-xz', '--strip-components=1', '-f', `${packages.replace('@', '-')}.tgz`])
  }
  const root = { name, private: true, dependencies: packages }
  const all = { ...(typeof packages !== 'string' && { 'package.json': JSON.stringify(root) }), ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  // Their machine code is compiled where no made one can be fetched: that is what the scripts are for.
  await run(folder, 'npm', ['install', '--omit=dev', '--ignore-scripts=false', '--no-audit', '--no-fund'])
  if (build) await run(folder, PEER_NODE, build, { NODE_ENV: 'production' })
  writeFileSync(mark, made)
  return folder
}

/** Runs a program to its end with the Node of the peers; what it says is told when it fails. */
export async function run(folder: string, program: string, args: string[], env: Record<string, string> = {}) {
  const log = join(folder, 'run.log')
  const out = openSync(log, 'w')
  const child = spawn(program, args, { cwd: folder, env: peerEnvironment(env), stdio: ['ignore', out, out] })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args.join(' ')}: ${lastWords(log)}`)
}

/** Nothing of what npm and Node are told for this tree. */
export function peerEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  const ours = /^npm_|^NODE_(?:ENV|OPTIONS|COMPILE_CACHE)$/i
  const inherited = Object.entries(process.env).filter(([name]) => !ours.test(name))
  return {
    ...Object.fromEntries(inherited),
    PATH: [dirname(PEER_NODE), process.env.PATH].join(delimiter),
    ...(existsSync(PEER_NODE) && { npm_config_nodedir: NODE_HOME }),
    ...more,
  }
}

/** The end of what a program said, without its stacks. */
export function lastWords(log: string): string {
  const lines = readFileSync(log, 'utf8').split('\n')
  const said = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('at '))
  return said.slice(-6).join(' ').slice(-600)
}
