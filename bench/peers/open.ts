// A peer in processes of its own, from its start to its end.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, statusOf } from '#bench/running-site.ts'
import { lastWords, peerEnvironment } from './install.ts'
import type { Peer } from './peer.ts'

const LOOK_MS = 10
/** What has not answered by then does not start here. */
const PATIENCE_MS = 180_000

/** Serves when `path` is answered with what it asks for; says how many seconds that took. */
export async function openPeer(peer: Peer, program: string, data: string, path: string) {
  const port = await freePort()
  const { node, args, cwd, env } = peer.start(program, data, port)
  const log = `${data}/server.log`
  const out = openSync(log, 'w')
  const began = performance.now()
  const server = spawn(node, args, { cwd, env: peerEnvironment(env), stdio: ['ignore', out, out] })
  const ended = once(server, 'close')
  const stop = async () => {
    const hurry = setTimeout(() => server.kill('SIGKILL'), 10_000)
    server.kill('SIGTERM')
    await ended
    clearTimeout(hurry)
  }
  const address = `http://127.0.0.1:${port}`
  const agent = new Agent()
  const answered = async () => Math.floor((await statusOf(address + path, agent).catch(() => 0)) / 100) === 2
  while (!(await answered())) {
    const late = performance.now() - began > PATIENCE_MS
    if (late) await stop()
    if (late || server.exitCode !== null) throw new Error(`did not serve ${path}: ${lastWords(log)}`)
    await wait(LOOK_MS)
  }
  const ready = (performance.now() - began) / 1000
  return { address, ready, memory: () => residentOf(server.pid ?? 0), stop }
}

/** Megabytes that a process and those that it has begun hold. */
function residentOf(root: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statusTextOf(name))
  const number = (text: string, what: string) =>
    Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(text)?.[1])
  const family = new Set([root])
  // A child has the higher number, but for the day on which they begin anew.
  const held = all.map((text) => ({
    ...{ id: number(text, 'Pid'), parent: number(text, 'PPid'), kilobytes: number(text, 'VmRSS') || 0 },
  }))
  for (const { id, parent } of held) if (family.has(parent)) family.add(id)
  return held.filter(({ id }) => family.has(id)).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024
}

/** None of a process that has ended meanwhile. */
function statusTextOf(id: string): string[] {
  try {
    return [readFileSync(`/proc/${id}/status`, 'utf8')]
  } catch {
    return []
  }
}
