// What an import of products says about a cell that it refuses.
import type { Reason } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/product/import')

export const wrongLine = (line: string): Reason => {
  const said = line.slice(0, 80)
  return words.wrongLine({ said })
}

export const noSuchLanguage = (said: string): Reason => {
  const name = said.slice(0, 40)
  return words.noSuchLanguage({ name })
}
