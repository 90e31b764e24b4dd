// `npm run texts` writes the types of the texts and names what is missing; `npm run texts -- de` writes what is to be translated.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findingsIn } from './check.ts'
import { languagesIn, readRooms, SOURCE } from './rooms.ts'
import { toTranslate } from './translate.ts'
import { typesOf } from './types.ts'

const folder = join(import.meta.dirname, '../../texts')
const [requested] = process.argv.slice(2)
const source = readRooms(folder, SOURCE)

if (requested === undefined) report()
else if (requested === SOURCE || !isLanguage(requested)) {
  console.error(
    `say a language to translate into, such as de; ${SOURCE} is what the others are translated from`,
  )
  process.exitCode = 1
} else translate(requested)

function report() {
  writeFileSync(join(folder, 'rooms.ts'), typesOf(source))
  console.log(`texts/rooms.ts: ${source.size} rooms`)
  for (const language of languagesIn(folder)) {
    const findings = findingsIn(language, readRooms(folder, language), source)
    for (const { room, key, says } of findings) console.log(`${language} ${room} ${key}: ${says}`)
    if (findings.length > 0) process.exitCode = 1
  }
}

function translate(language: string) {
  const own = readRooms(folder, language)
  const { rooms, added, dropped } = toTranslate(own, source)
  for (const room of own.keys()) if (!rooms.has(room)) rmSync(join(folder, language, `${room}.json`))
  for (const [room, tree] of rooms) {
    const file = join(folder, language, `${room}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(tree, null, 2)}\n`)
  }
  console.log(`texts/${language}: ${added.length} texts are to be translated, ${dropped} were dropped`)
  for (const line of added) console.log(`  ${line}`)
}

function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}$/.test(code) && Intl.PluralRules.supportedLocalesOf([code]).length > 0
}
