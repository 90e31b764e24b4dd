// The owner's program that drafts translations: none unless it is set, since texts leave the house for it (decision 63).
import { z } from 'zod'
import type { TranslatorSettings } from './machine.ts'

export const TRANSLATOR_SETTINGS = {
  /** `openai`: any address that speaks as OpenAI's does (`/chat/completions`); `deepl`: DeepL's. */
  TRANSLATOR: z.enum(['off', 'openai', 'deepl']).default('off'),
  TRANSLATOR_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATOR_KEY: z.string().min(1).max(500).optional(),
  TRANSLATOR_MODEL: z.string().min(1).max(120).optional(),
}
type Settings = z.output<z.ZodObject<typeof TRANSLATOR_SETTINGS>>

/** Where drafts come from; null when nothing is set. `refuse` throws, with what is wrong. */
export function translatorIn(
  { TRANSLATOR, TRANSLATOR_URL, TRANSLATOR_KEY, TRANSLATOR_MODEL }: Settings,
  refuse: (says: string) => never,
): TranslatorSettings | null {
  if (TRANSLATOR === 'off') return null
  if (TRANSLATOR === 'openai') {
    if (!TRANSLATOR_URL || !TRANSLATOR_MODEL)
      return refuse('TRANSLATOR is wrong: openai needs TRANSLATOR_URL and TRANSLATOR_MODEL')
    return { kind: 'openai', url: TRANSLATOR_URL, key: TRANSLATOR_KEY, model: TRANSLATOR_MODEL }
  }
  if (!TRANSLATOR_KEY) return refuse('TRANSLATOR is wrong: deepl needs TRANSLATOR_KEY')
  const url = TRANSLATOR_URL ?? `https://api${TRANSLATOR_KEY.endsWith(':fx') ? '-free' : ''}.deepl.com/v2`
  return { kind: 'deepl', url, key: TRANSLATOR_KEY, model: 'DeepL' }
}
