// The rules of the library: where a folder may stand, and what is refused with which words.

import { FOLDER_DEPTH, FOLDERS } from '#contract/media/media-library.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/media')

type Folder = { id: number; parentId: number | null; name: string }

/** Refuses a folder that would be one too many, too deep, under itself, or like its neighbour by name. */
export function checkFolder(
  all: readonly Folder[],
  folder: { id?: number; parentId: number | null; name: string },
) {
  const { id, parentId, name } = folder
  if (id === undefined && all.length >= FOLDERS)
    throw new Failure(CODE.unprocessable, words.tooMany({ most: FOLDERS }))
  const path = pathTo(all, parentId)
  if (path === null) throw invalid({ parentId: words.noSuchFolder })
  if (id !== undefined && path.includes(id)) throw invalid({ parentId: words.underItself })
  if (path.length + heightOf(all, id) > FOLDER_DEPTH)
    throw invalid({ parentId: words.tooDeep({ most: FOLDER_DEPTH }) })
  const alike = all.some(
    (other) =>
      other.id !== id && other.parentId === parentId && other.name.toLowerCase() === name.toLowerCase(),
  )
  if (alike) throw invalid({ name: words.nameTaken })
}

/** The ids from the top to this folder; null when it does not exist. */
function pathTo(all: readonly Folder[], id: number | null): number[] | null {
  if (id === null) return []
  const folder = all.find((one) => one.id === id)
  const above = folder && pathTo(all, folder.parentId)
  return above ? [...above, id] : null
}

function heightOf(all: readonly Folder[], id: number | undefined): number {
  if (id === undefined) return 1
  const below = all.filter(({ parentId }) => parentId === id).map((child) => heightOf(all, child.id))
  return 1 + Math.max(0, ...below)
}

export function checkEmpty(all: readonly Folder[], id: number, holdsPictures: boolean) {
  if (holdsPictures || all.some(({ parentId }) => parentId === id))
    throw new Failure(CODE.conflict, words.notEmpty)
}

/** Tags without repetition, whatever their case. */
export const tidyTags = (tags: readonly string[]): string[] => [
  ...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values(),
]

export const alreadyThere = (name: string) => new Failure(CODE.conflict, words.alreadyThere({ name }))

export const sameBytes = () => new Failure(CODE.conflict, words.sameBytes)

export const isLogo = () => new Failure(CODE.conflict, words.isLogo)

export const notYourPicture = () => new Failure(CODE.forbidden, words.notYourPicture)
