// What browsers are told that pages of the site may do.
import { createHash } from 'node:crypto'
import { DEEP_SCRIPT } from '#contract/rendering.ts'
import { VIDEO_ORIGINS } from '#contract/video.ts'

/** What no page of the site uses, nor any page that it might be made to show. */
export const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'

/** Of the one script that stands in a page. */
const DEEP_DIGEST = `'sha256-${createHash('sha256').update(DEEP_SCRIPT).digest('base64')}'`

/** The headers that say what a page may do; `secure` when it is reached over https. */
export const policies = (secure: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", DEEP_DIGEST],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
      // Players of videos, which a visitor asks for one by one.
      frameSrc: VIDEO_ORIGINS,
    },
  },
  strictTransportSecurity: secure && { maxAge: 31_536_000 },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
})
