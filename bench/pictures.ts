// How much memory the whole process takes while large pictures are uploaded and shown (docs/limits.md).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { largeJpeg, largePng, largeWebp } from '#server/testing/large-pictures.ts'

const SERVE = fileURLToPath(new URL('../server/testing/serve.ts', import.meta.url))

/** What is uploaded; a picture that takes too much to read is refused by its header. */
const PICTURES: [name: string, make: () => Promise<Buffer>][] = [
  ['JPEG', () => largeJpeg()],
  ['JPEG, turned', () => largeJpeg({ turned: true })],
  ['JPEG, progressive', () => largeJpeg({ progressive: true })],
  ['JPEG, progressive and turned', () => largeJpeg({ progressive: true, turned: true })],
  ['JPEG, progressive and turned, 33 MP', () => largeJpeg({ progressive: true, turned: true, scale: 0.81 })],
  ['JPEG, progressive, full colour', () => largeJpeg({ progressive: true, full: true })],
  ['JPEG, progressive, full colour, 33 MP', () => largeJpeg({ progressive: true, full: true, scale: 0.81 })],
  ['PNG', () => largePng()],
  ['PNG, see-through', () => largePng({ alpha: true })],
  ['PNG, interlaced', () => largePng({ progressive: true })],
  ['PNG, interlaced, see-through', () => largePng({ progressive: true, alpha: true })],
  ['WebP', () => largeWebp()],
  ['WebP, 25 MP', () => largeWebp(0.7)],
]

/** Uploads each to a server of its own and prints the peak of its memory. */
export async function measurePictures() {
  console.log('\nPeak memory of the server, in MB: after the upload, and after four sizes of it at once\n')
  for (const [name, make] of PICTURES) {
    const bytes = await make()
    const { code, uploaded, shown, seconds } = await measure(bytes)
    const size = `${(bytes.length / 1024 / 1024).toFixed(1)} MB`
    console.log(
      `${name.padEnd(40)}${size.padStart(9)}${String(code).padStart(6)}${uploaded.padStart(8)}${shown.padStart(8)}${seconds.padStart(8)} s`,
    )
  }
}

async function measure(bytes: Buffer) {
  const server = spawn(process.execPath, [SERVE], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(server, 'close')
  try {
    const [line] = await once(createInterface(server.stdout), 'line')
    const { address } = JSON.parse(line) as { address: string }
    const peak = () => {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
      return String(Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024))
    }
    const token = await signIn(address)
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], 'large'))
    const began = performance.now()
    const reply = await fetch(`${address}/api/web/media/upload`, {
      method: 'POST',
      headers: { 'X-Token': token },
      body: form,
    })
    const answer = (await reply.json()) as { code: number; data?: { shown?: string } }
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const uploaded = peak()
    const key = answer.data?.shown
    if (key) {
      const sizes = ['w=2560', 'w=1600&format=avif', 'w=960&h=960&fit=cover', 'w=640&format=webp']
      await Promise.all(
        sizes.map(async (size) => (await fetch(`${address}/image?filepath=${key}&${size}`)).arrayBuffer()),
      )
    }
    return { code: answer.code, uploaded, shown: peak(), seconds }
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

async function signIn(address: string): Promise<string> {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Lanbo-2026!', code: 'none' }),
  })
  return ((await reply.json()) as { data: { token: string } }).data.token
}
