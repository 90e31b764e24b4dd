// What browsers are told that pages of the site may do (docs/decisions/system/0015-cookies-styles-and-scripts.md).
import { createHash } from 'node:crypto'
import { DEEP_SCRIPT } from '#contract/site/rendering.ts'
import { VIDEO_ORIGINS } from '#rich-text/video.ts'

/** What no page of the site uses, nor any page that it might be made to show. */
export const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What holds on every page. */
const EVERYWHERE = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
  // Players of videos, which a visitor asks for one by one.
  frameSrc: VIDEO_ORIGINS,
  // A text never becomes markup or a script, whatever a library tries.
  requireTrustedTypesFor: ["'script'"],
}

/** The style elements that stand in a page as it was built, each allowed by its digest. */
export const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)

/**
 * The headers that say what a page may do; `secure` when it is reached over https, `styles` the texts of the style elements that
 * pages hold. Kept pages leave with it as they are, so it knows digests and no number that is good once.
 */
export const policies = (secure: boolean, styles: readonly string[] = []) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      ...EVERYWHERE,
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", ...styles.map(digest)],
      trustedTypes: ["'none'"],
    },
  },
  strictTransportSecurity: secure && { maxAge: 31_536_000 },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
})

/**
 * At `/` the console runs as well: its components write style sheets while it is used
 * (`web/admin/frame/looks/style-texts.ts`), and its editor reads what is pasted.
 */
export const HASH_DOOR = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      ...EVERYWHERE,
      scriptSrc: ["'self'", digest(DEEP_SCRIPT)],
      styleSrc: ["'self'", "'unsafe-inline'"],
      trustedTypes: ['default', 'ProseMirrorClipboard'],
    },
  },
}
