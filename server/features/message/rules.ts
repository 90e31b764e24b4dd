// What a message is called, and what is refused about messages.
import { randomInt } from 'node:crypto'
import { ENQUIRY_PROBLEMS, type EnquiryProblems, problemWords } from '#contract/enquiries/enquiry.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { CODE } from '#contract/wire/answer.ts'
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
    zh: '您发送的咨询过多，请稍后再试，或直接致电我们',
    en: 'Too many inquiries from your address. Please try again later, or call us.',
    es: 'Hay demasiadas consultas desde su dirección. Intente más tarde o llámenos.',
  })

const unprocessable = (reason: Reason) => new Failure(CODE.unprocessable, reason)

export const noMailAddress = () =>
  unprocessable({
    zh: '该访客没有留下邮箱，请通过电话联系',
    en: 'This visitor left no email address; please call.',
    es: 'Este visitante no dejó correo electrónico; llámelo por teléfono.',
  })

export const notForMessages = () =>
  invalid({
    userId: {
      zh: '该用户不存在、已停用或无权查看询盘',
      en: 'This person does not exist, is disabled, or has no access to inquiries.',
      es: 'Esta persona no existe, está desactivada o no puede ver las consultas.',
    },
  })

export const cannotMerge = () =>
  unprocessable({
    zh: '所选询盘中有已合并的，或包含该询盘本身',
    en: 'One of the selected inquiries is already merged, or is this one itself.',
    es: 'Una de las consultas elegidas ya está combinada o es esta misma.',
  })

export const notMerged = () =>
  unprocessable({
    zh: '该询盘没有被合并',
    en: 'This inquiry is not merged.',
    es: 'Esta consulta no está combinada.',
  })

export const tooManyCanned = (most: number) =>
  unprocessable({
    zh: `最多保存 ${most} 条常用回复`,
    en: `Limit: ${most} saved replies.`,
    es: `Límite: ${most} respuestas guardadas.`,
  })

/** How far pages reach. */
export const checkReach = (page: number, limit: number, most: number) => {
  if (page * limit <= most) return
  throw invalid({
    page: {
      zh: `最多显示前 ${most} 条，请缩小筛选范围`,
      en: `Only the first ${most} are shown; narrow the filters.`,
      es: `Solo se muestran ${most}; acote los filtros.`,
    },
  })
}
