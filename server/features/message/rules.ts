// What is refused about messages.
import { type EnquiryProblem, type EnquiryProblems, lengthAt } from '#contract/enquiries/enquiry.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/message/rules')
const { problems: problemTexts } = serverTexts('site/enquiry/form')

/** The shape of a number, for what comes back in an address. */
export const isNumber = (text: string) => /^M-\d{4}-[2-9A-HJ-NP-Z]{5}$/.test(text)

/** What is wrong with an enquiry, field by field, in each language. */
export const refuse = (problems: EnquiryProblems) =>
  invalid(
    Object.fromEntries(
      Object.entries<EnquiryProblem | undefined>(problems).map(([field, problem]) => [
        field,
        problem === 'tooLong'
          ? problemTexts.tooLong({ max: lengthAt(field) })
          : problemTexts[problem ?? 'content'],
      ]),
    ),
  )

export const tooManyMessages = () => new Failure(CODE.tooMany, words.tooManyMessages)

const unprocessable = (reason: Reason) => new Failure(CODE.unprocessable, reason)

export const noMailAddress = () => unprocessable(words.noMailAddress)

export const notForMessages = () =>
  invalid({
    userId: words.notForMessages,
  })

export const cannotMerge = () => unprocessable(words.cannotMerge)

export const hasQuote = () => unprocessable(words.hasQuote)

export const notMerged = () => unprocessable(words.notMerged)

export const tooManyCanned = (most: number) => unprocessable(words.tooManyCanned({ most }))

/** How far pages reach. */
export const checkReach = (page: number, limit: number, most: number) => {
  if (page * limit <= most) return
  throw invalid({
    page: words.tooFar({ most }),
  })
}
