// Why a picture is refused, in words for the person who sent it.

import { UPLOAD_BYTES } from '#contract/media/media.ts'
import { CODE, type FailureCode } from '#contract/wire/answer.ts'
import { Failure, type Reason } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/parts/images')

const MEGABYTES = UPLOAD_BYTES / 1024 / 1024
const mega = (pixels: number) => pixels / 1_000_000

/** Bad input names the field of the upload (`file`) that it is about. */
const refuse = (code: FailureCode, reason: Reason, cause?: unknown) =>
  new Failure(code, reason, { ...(code === CODE.invalid && { fields: { file: reason } }), cause })

export const empty = () => refuse(CODE.invalid, words.empty)

export const unsupported = () => refuse(CODE.unsupported, words.unsupported)

export const damaged = (cause: unknown) => refuse(CODE.invalid, words.damaged, cause)

export const tooManyBytes = () => refuse(CODE.tooLarge, words.tooManyBytes({ most: MEGABYTES }))

export const tooManyPixels = (most: number) =>
  refuse(CODE.tooLarge, words.tooManyPixels({ megapixels: mega(most) }))

export const tooLong = (side: number) => refuse(CODE.tooLarge, words.tooLong({ side }))

export const tooManyFrames = (frames: number, pixels: number) =>
  refuse(CODE.tooLarge, words.tooManyFrames({ frames, megapixels: mega(pixels) }))

export const tooSlow = (cause: unknown) => refuse(CODE.unavailable, words.tooSlow, cause)

export const noSuchPicture = () => refuse(CODE.notFound, words.noSuchPicture)
