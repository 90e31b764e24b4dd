// Which build of the application the server hands out now, by the name of its first script.

const SCRIPT = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/

/** The first script that a page names, or `''`. */
export const scriptOf = (html: string): string => SCRIPT.exec(html)?.[1] ?? ''

/** Whether the server hands out another build than the one that runs; an unclear answer is none. */
export async function isNewerDeployed(running: string, signal: AbortSignal): Promise<boolean> {
  // The page carries an ETag: while nothing changed the answer has no body.
  const reply = await fetch('/', { cache: 'no-cache', signal })
  if (!reply.ok) return false
  const deployed = scriptOf(await reply.text())
  return running !== '' && deployed !== '' && deployed !== running
}

/** The script that this window was started with. */
export const runningScript = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
