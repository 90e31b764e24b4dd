// How long a text takes to read.

/** Words a minute in English and Spanish, characters a minute in Chinese: usual figures for attentive reading. */
const WORDS_A_MINUTE = 220
const HAN_A_MINUTE = 400

/** Minutes, rounded, at least one. */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(han / HAN_A_MINUTE + words / WORDS_A_MINUTE))
}
