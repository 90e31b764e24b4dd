// An address on another site that visitors are led to.
import { z } from 'zod'
import { wanted } from './wanted.ts'

export const WEB_ADDRESS = 500

const isWebAddress = (address: string) => /^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address)

/** `https://…` or `http://…`; `''` while there is none. Anything else, such as `javascript:`, is refused. */
export const WebAddress = z
  .string()
  .trim()
  .max(WEB_ADDRESS)
  .refine((address) => address === '' || isWebAddress(address), wanted('webAddress'))
  .meta({ examples: ['https://example.com/hook'] })

/** A place on this site, such as `/news`, or an address on the web. */
export const LinkAddress = z
  .string()
  .trim()
  .max(WEB_ADDRESS)
  .refine((address) => /^\/(?![/\\])[^\s\\]*$/.test(address) || isWebAddress(address), wanted('linkAddress'))
