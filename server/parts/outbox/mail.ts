// Carries mail to the configured server. Whatever a letter says, it can neither add a header nor name a file.
import type { Config } from '#server/config.ts'
import type { Files } from '#server/parts/files/files.ts'
import { type Carrier, Undeliverable } from './outbox.ts'

/** A letter as the outbox keeps it. */
export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  /** Who is answered when the letter is. */
  replyTo?: string
  /** The name that stands before the sender's address. */
  fromName?: string
  /** Files of our own by their keys, read when the letter is sent; never a path. */
  attachments?: readonly Attachment[]
}

type Attachment = { file: string; name: string; size: number; type: 'application/pdf' }

/** All attachments of a letter together (docs/limits.md): larger ones are refused by many servers. */
const ATTACHED_BYTES = 10 * 1024 * 1024

/** How long the server may take to be reached, to greet, and between two of its words. */
const CONNECT_MS = 10_000
const GREETING_MS = 10_000
const SILENCE_MS = 20_000

type Smtp = NonNullable<Config['smtp']>

export function mailCarrier(smtp: Config['smtp'], files: Pick<Files, 'read'>): Carrier {
  if (!smtp) {
    const nowhere = async () => {
      throw new Error('no mail server is configured')
    }
    return { ready: () => false, deliver: nowhere }
  }
  return {
    ready: () => true,
    async deliver({ id, created_at, payload }, signal) {
      // It comes with the first letter.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport(optionsOf(smtp))
      // A server that hangs is left behind at once, also in the middle of a letter.
      const leave = () => transport.close()
      signal.addEventListener('abort', leave, { once: true })
      const letter = JSON.parse(payload) as Letter
      try {
        await transport.sendMail({
          // As objects, so that nothing in them is read as a second address.
          from: { name: oneHeader(letter.fromName ?? ''), address: smtp.from },
          to: { name: '', address: letter.to },
          ...(letter.replyTo && { replyTo: { name: '', address: letter.replyTo } }),
          subject: oneHeader(letter.subject),
          text: letter.text,
          html: letter.html,
          attachments: await attached(files, letter),
          // The same for every try: whoever receives it twice can tell.
          messageId: `<${id}.${created_at}@${smtp.from.split('@')[1]}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        if (isFinal(error)) throw new Undeliverable((error as Error).message, { cause: error })
        throw error
      } finally {
        signal.removeEventListener('abort', leave)
        transport.close()
      }
    },
  }
}

/** What a letter brings along; one whose file is gone is not sent without it. */
async function attached(files: Pick<Files, 'read'>, { attachments = [] }: Letter) {
  if (attachments.reduce((sum, { size }) => sum + size, 0) > ATTACHED_BYTES)
    throw new Undeliverable('its attachments are too large')
  return Promise.all(
    attachments.map(async ({ file, name, type }) => {
      const content = await files.read(file)
      if (!content) throw new Undeliverable(`its attachment ${name} is no longer there`)
      return { filename: oneHeader(name), content, contentType: type }
    }),
  )
}

const optionsOf = ({ host, port, tls, user, password }: Smtp) => ({
  host,
  port,
  secure: tls === 'tls',
  requireTLS: tls === 'starttls',
  ignoreTLS: tls === 'none',
  ...(user !== '' && { auth: { user, pass: password } }),
  connectionTimeout: CONNECT_MS,
  greetingTimeout: GREETING_MS,
  socketTimeout: SILENCE_MS,
})

/** Greets the server and signs in as for a letter; answers what it says against it, or null. */
export async function reachMailServer(smtp: Smtp): Promise<string | null> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(optionsOf(smtp))
  try {
    await transport.verify()
    return null
  } catch (error) {
    return (error as Error).message
  } finally {
    transport.close()
  }
}

/** Line breaks and controls would begin another header. */
const oneHeader = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()

/** The server knows this address or this letter, and says that it will never take it. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600
}
