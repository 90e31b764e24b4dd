// Reads a JSON body strictly: bounded depth, no key twice, no `__proto__`. Checked in one pass before anything is built.
import { CODE } from '#contract/answer.ts'
import { Failure, type Reason } from '#server/failure.ts'

/** No shape of the contract comes near it. */
export const JSON_DEPTH = 32

/** The value of a JSON text; throws `Failure` 400 with what is wrong. */
export function readJson(text: string): unknown {
  checkKeys(text)
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}

// Walks strings, brackets and colons only; whether the rest is JSON is for JSON.parse to say.
function checkKeys(text: string) {
  const open: (Set<string> | null)[] = []
  let key: string | null = null
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === 0x22) {
      const end = endOfString(text, at)
      key = text.slice(at, end + 1)
      at = end
    } else if (char === 0x3a) {
      addKey(open.at(-1), key)
    } else if (char === 0x7b || char === 0x5b) {
      open.push(char === 0x7b ? new Set() : null)
      if (open.length > JSON_DEPTH) throw refused(tooDeep)
    } else if (char === 0x7d || char === 0x5d) {
      open.pop()
    }
  }
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === 0x5c) at++
    else if (char === 0x22) return at
  }
  throw malformed()
}

function addKey(keys: Set<string> | null | undefined, quoted: string | null) {
  if (!keys || quoted === null) throw malformed()
  let key: string
  try {
    key = JSON.parse(quoted)
  } catch {
    throw malformed()
  }
  if (key === '__proto__' || keys.has(key)) throw refused(badKey(key))
  keys.add(key)
}

const refused = (reason: Reason) => new Failure(CODE.invalid, reason)

const malformed = () =>
  refused({
    zh: '请求内容不是有效的 JSON',
    en: 'The body is not valid JSON.',
    es: 'El cuerpo no es JSON válido.',
  })

const tooDeep: Reason = {
  zh: 'JSON 嵌套过深',
  en: 'The JSON is nested too deeply.',
  es: 'El JSON está anidado en exceso.',
}

const badKey = (key: string): Reason => {
  const shown = key.slice(0, 40)
  return {
    zh: `字段“${shown}”重复或不允许`,
    en: `The field "${shown}" is given twice or is not allowed.`,
    es: `El campo «${shown}» está repetido o no está permitido.`,
  }
}
