// What browsers are told that pages of the site may do (docs/decisions/system/0015-cookies-styles-and-scripts.md).
import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
import { DEEP_SCRIPT } from '#contract/site/rendering.ts'
import { VIDEO_ORIGINS } from '#rich-text/video.ts'

/** What no page of the site uses, nor any page that it might be made to show; "Nearest to me" alone asks where the browser is. */
const PERMISSIONS = 'camera=(),geolocation=(self),microphone=(),payment=(),usb=(),browsing-topics=()'

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What holds on every page. Each answer carries it: what the default says already is not said again. */
const EVERYWHERE = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
  // Players of videos, which a visitor asks for one by one, and papers that the console has fetched.
  frameSrc: [...VIDEO_ORIGINS, 'blob:'],
  // A text never becomes markup or a script, whatever a library tries.
  requireTrustedTypesFor: ["'script'"],
}

/** What a browser heeds of an answer that it opens as a page, and of no other. */
export const OF_DOCUMENTS = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy']

/** Headers by their names, ready to be sent with any answer. */
export type ReadyHeaders = Readonly<Record<string, string>>

/** What helmet sets on an answer: it is the same on all, and made once. */
function setBy(options: HelmetOptions): ReadyHeaders {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => {})
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

/** A policy of its own, in place of the one of every answer. */
function policyOf(directives: Record<string, string[]>): ReadyHeaders {
  const name = 'content-security-policy'
  return { [name]: setBy({ contentSecurityPolicy: { useDefaults: false, directives } })[name] ?? '' }
}

/** The headers that say what a page may do; `secure` when it is reached over https. */
export const policies = (secure: boolean): ReadyHeaders => ({
  ...setBy({
    contentSecurityPolicy: { useDefaults: false, directives: { ...EVERYWHERE, trustedTypes: ["'none'"] } },
    strictTransportSecurity: secure && { maxAge: 31_536_000 },
    // No browser that the site is built for heeds them.
    ...{ xDownloadOptions: false, xPermittedCrossDomainPolicies: false, xXssProtection: false },
    // Said by `frame-ancestors`, or what browsers do by themselves.
    ...{ xFrameOptions: false, xDnsPrefetchControl: false, referrerPolicy: false, originAgentCluster: false },
  }),
  'permissions-policy': PERMISSIONS,
})

/** The policy of a page that is complete in itself: nothing but its own style element, and the drawing of its tab. */
export const styledBy = (style: string): ReadyHeaders =>
  policyOf({
    defaultSrc: ["'none'"],
    imgSrc: ["'self'"],
    styleSrc: [digest(style)],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
  })

/**
 * At `/` the console runs as well: its components write style sheets while it is used
 * (`web/admin/frame/looks/style-texts.ts`), and its editor reads what is pasted.
 */
export const HASH_DOOR: ReadyHeaders = policyOf({
  ...EVERYWHERE,
  scriptSrc: ["'self'", digest(DEEP_SCRIPT)],
  styleSrc: ["'self'", "'unsafe-inline'"],
  trustedTypes: ['default', 'ProseMirrorClipboard'],
})
