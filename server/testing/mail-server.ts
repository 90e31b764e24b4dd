// A real mail server on the loopback, which takes letters, refuses them, hangs, or drops the line, as it is told.
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Mood = 'takes' | 'refuses' | 'busy' | 'hangs' | 'drops'
export type Taken = Email & { envelopeTo: string[] }

/** Starts one; `mood` may be changed at any time. */
export async function mailServer(first: Mood = 'takes') {
  const taken: Taken[] = []
  const sockets = new Set<Socket>()
  const state = { mood: first, tries: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onConnect(_session, done) {
      state.tries += 1
      if (state.mood === 'hangs') return
      done()
    },
    onRcptTo(_address, _session, done) {
      if (state.mood === 'refuses') done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
      else if (state.mood === 'busy') done(Object.assign(new Error('try later'), { responseCode: 451 }))
      else done()
    },
    onData(stream, session, done) {
      if (state.mood === 'drops') {
        for (const socket of sockets) socket.destroy()
        stream.resume()
        return
      }
      const take = async () => {
        const bytes = await buffer(stream)
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
        taken.push({ ...(await PostalMime.parse(bytes)), envelopeTo })
        done()
      }
      // A test that ends while somebody sends cuts the line in the middle of a letter: it was taken by nobody.
      take().catch(done)
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.server.address() as AddressInfo
  return {
    taken,
    state,
    /** What a server of ours is configured with. */
    environment: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(port),
      SMTP_TLS: 'none',
      SMTP_FROM: 'site@lanbo.example',
      MAIL_TO: 'sales@lanbo.example',
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
