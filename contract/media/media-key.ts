// The name that a picture has in content, in links and on the wire.
import { z } from 'zod'
import { wanted } from '#contract/inputs/wanted.ts'

/** A media key: the start of the SHA-256 of the stored bytes and the ending of their type. Never a path (decision 5). */
export const MediaKey = z
  .string()
  .regex(/^[0-9a-f]{40}\.(jpg|png|webp|avif|gif)$/, wanted('pictureKey'))
  .meta({ examples: ['2f1c9a7e4b60d8835e1f0a6c92b7d4e8f3a5061c.jpg'] })
