// What is refused about views of lists.
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/view')

export const tooManyViews = (most: number) => new Failure(CODE.conflict, words.tooManyViews({ most }))
