// An address on another site that visitors are led to.
import { z } from 'zod'

export const WEB_ADDRESS = 500

/** `https://…` or `http://…`; `''` while there is none. Anything else, such as `javascript:`, is refused. */
export const WebAddress = z
  .string()
  .trim()
  .max(WEB_ADDRESS)
  .refine((address) => address === '' || (/^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address)), {
    error: 'is not an address on the web',
  })
