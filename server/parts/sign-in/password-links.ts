// Links by which a person chooses a password, once: after they forgot it, and when they are invited.
import { randomBytes } from 'node:crypto'

/** The secret of a new link. */
export const newLinkToken = () => randomBytes(32).toString('base64url')

/** Where a link leads on this site. The secret stands behind the `#`, so that no server and no foreign page hears of it. */
export const linkPath = (token: string) => `/#/njlbWebLogin/newPassword?token=${token}`

/** The same as a whole address. */
export const linkTo = (publicUrl: string, token: string) =>
  `${publicUrl.replace(/\/$/, '')}${linkPath(token)}`
