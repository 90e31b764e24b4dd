// How many words a text has: Chinese characters one by one, other words as they stand.

export function wordCount(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words =
    text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  return han + words
}
