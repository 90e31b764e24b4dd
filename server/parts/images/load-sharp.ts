// The library that reads and writes pictures. It comes with the first picture, since it takes 15 MB of a server that shows none.
import { createRequire } from 'node:module'
import type Sharp from 'sharp'

const require = createRequire(import.meta.url)

/** Sharp as the whole process uses it: decoded pictures kept in a cache are what made other systems need gigabytes. */
export function loadSharp(): typeof Sharp {
  const sharp = require('sharp') as typeof Sharp
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
