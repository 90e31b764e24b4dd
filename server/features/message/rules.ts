// What a message is called, and what is refused about messages.
import { randomInt } from 'node:crypto'
import { CODE } from '#contract/answer.ts'
import { ENQUIRY_PROBLEMS, type EnquiryProblems, problemWords } from '#contract/enquiry.ts'
import { LANGUAGES, type Language } from '#contract/language-codes.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'

/** Without what looks alike when it is read out on the telephone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 5

/** Year and month, and letters by chance: nobody can tell from it how many messages there are. */
export function newNumber(now: number): string {
  const month = new Date(now).toISOString().slice(2, 7).replace('-', '')
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `M-${month}-${letters}`
}

/** The shape of a number, for what comes back in an address. */
export const isNumber = (text: string) => /^M-\d{4}-[2-9A-HJ-NP-Z]{5}$/.test(text)

/** What is wrong with an enquiry, field by field, in each language. */
export const refuse = (problems: EnquiryProblems) =>
  invalid(
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [
        field,
        problem === 'tooLong'
          ? inEach((language) => problemWords(field, problem, language))
          : ENQUIRY_PROBLEMS[problem],
      ]),
    ),
  )

const inEach = (words: (language: Language) => string): Reason =>
  Object.fromEntries(LANGUAGES.map((language) => [language, words(language)])) as Reason

export const tooManyMessages = () =>
  new Failure(CODE.tooMany, {
    zh: '您发送的留言过多，请稍后再试，或直接致电我们',
    en: 'There are too many messages from your address. Please try again later, or call us.',
    es: 'Hay demasiados mensajes desde su dirección. Inténtelo más tarde o llámenos.',
  })

const unprocessable = (zh: string, en: string, es: string) => new Failure(CODE.unprocessable, { zh, en, es })

export const noMailAddress = () =>
  unprocessable(
    '该访客没有留下邮箱，请通过电话联系',
    'This visitor left no e-mail address; please call.',
    'Este visitante no dejó correo electrónico; llámelo por teléfono.',
  )

export const notForMessages = () =>
  invalid({
    userId: {
      zh: '该用户不存在、已停用或无权查看留言',
      en: 'This person does not exist, is disabled, or may not see messages.',
      es: 'Esta persona no existe, está desactivada o no puede ver los mensajes.',
    },
  })

export const cannotMerge = () =>
  unprocessable(
    '所选留言中有已合并的，或包含该留言本身',
    'One of the chosen messages is merged already, or is this one itself.',
    'Uno de los mensajes elegidos ya está combinado o es este mismo.',
  )

export const notMerged = () =>
  unprocessable('该留言没有被合并', 'This message is not merged.', 'Este mensaje no está combinado.')

export const tooManyCanned = (most: number) =>
  unprocessable(
    `最多保存 ${most} 条常用回复`,
    `At most ${most} canned answers are kept.`,
    `Se guardan como máximo ${most} respuestas.`,
  )

/** How far pages reach. */
export const checkReach = (page: number, limit: number, most: number) => {
  if (page * limit <= most) return
  throw invalid({
    page: {
      zh: `最多翻到第 ${most} 条，请用 before 继续`,
      en: `Pages end at ${most}; go on with "before".`,
      es: `Las páginas terminan en ${most}; siga con «before».`,
    },
  })
}
