// Texts as they lie in their files. A production build has all of them in one module instead, compiled (`scripts/bundle/texts-in-one.ts`).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Compile from 'icu-minify/compile'

/** A room in one language. */
export type TextTree = { readonly [key: string]: string | TextTree }

/** A room, where the language has it. */
export function readRoom(room: string, language: string): TextTree | undefined {
  try {
    return JSON.parse(
      readFileSync(new URL(`../../../texts/${language}/${room}.json`, import.meta.url), 'utf8'),
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const require = createRequire(import.meta.url)
/** The reader of messages weighs 5 MB: it comes with the first message that asks for a value. */
export const compile: typeof Compile = (message) =>
  (require('icu-minify/compile') as { default: typeof Compile }).default(message)
