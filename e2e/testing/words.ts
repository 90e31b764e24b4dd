// The words of the site in one language, as it says them: a room of `texts/`.
import { readFile } from 'node:fs/promises'

/** The texts of a room, such as `console/list/parts`. */
export const wordsOf = async <Of>(language: string, room: string) =>
  JSON.parse(await readFile(new URL(`../../texts/${language}/${room}.json`, import.meta.url), 'utf8')) as Of
