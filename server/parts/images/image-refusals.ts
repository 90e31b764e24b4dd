// Why a picture is refused, in words for the person who sent it.

import { UPLOAD_BYTES } from '#contract/media/media.ts'
import { CODE, type FailureCode } from '#contract/wire/answer.ts'
import { Failure, type Reason } from '#server/failure.ts'

const MEGABYTES = UPLOAD_BYTES / 1024 / 1024
const mega = (pixels: number) => pixels / 1_000_000

/** Bad input names the field of the upload (`file`) that it is about. */
const refuse = (code: FailureCode, reason: Reason, cause?: unknown) =>
  new Failure(code, reason, { ...(code === CODE.invalid && { fields: { file: reason } }), cause })

export const empty = () =>
  refuse(CODE.invalid, {
    zh: '文件是空的，请重新选择图片',
    en: 'The file is empty; please choose the picture again.',
    es: 'El archivo está vacío; elija la imagen de nuevo.',
  })

export const unsupported = () =>
  refuse(CODE.unsupported, {
    zh: '只能上传 JPEG、PNG、WebP、AVIF 或 GIF 图片，该文件不是其中任何一种',
    en: 'Only JPEG, PNG, WebP, AVIF and GIF pictures can be uploaded; this file is none of them.',
    es: 'Solo se pueden subir imágenes JPEG, PNG, WebP, AVIF o GIF; este archivo no es ninguna de ellas.',
  })

export const damaged = (cause: unknown) =>
  refuse(
    CODE.invalid,
    {
      zh: '图片已损坏或不完整，请重新导出后再上传',
      en: 'The picture is damaged or incomplete; please export it again and upload that file.',
      es: 'La imagen está dañada o incompleta; expórtela de nuevo y suba ese archivo.',
    },
    cause,
  )

export const tooManyBytes = () =>
  refuse(CODE.tooLarge, {
    zh: `文件过大，图片不能超过 ${MEGABYTES} MB`,
    en: `The file is too large; a picture may have at most ${MEGABYTES} MB.`,
    es: `El archivo es demasiado grande; una imagen puede tener como máximo ${MEGABYTES} MB.`,
  })

export const tooManyPixels = (most: number) =>
  refuse(CODE.tooLarge, {
    zh: `图片像素过多，最多 ${mega(most) * 100} 万像素，请缩小或另存为 JPEG 后再上传`,
    en: `The picture has too many pixels; at most ${mega(most)} megapixels are possible. Please shrink it or save it as JPEG.`,
    es: `La imagen tiene demasiados píxeles; como máximo se admiten ${mega(most)} megapíxeles. Redúzcala o guárdela como JPEG.`,
  })

export const tooLong = (side: number) =>
  refuse(CODE.tooLarge, {
    zh: `图片的长和宽都不能超过 ${side} 像素`,
    en: `The picture is too wide or too high; a side may have at most ${side} pixels.`,
    es: `La imagen es demasiado ancha o alta; cada lado puede tener como máximo ${side} píxeles.`,
  })

export const tooManyFrames = (frames: number, pixels: number) =>
  refuse(CODE.tooLarge, {
    zh: `动画过长或过大，最多 ${frames} 帧、各帧合计 ${mega(pixels) * 100} 万像素，请缩短或缩小后再上传`,
    en: `The animation is too long or too large: at most ${frames} frames and ${mega(pixels)} megapixels in all of them. Please shorten or shrink it.`,
    es: `La animación es demasiado larga o grande: como máximo ${frames} fotogramas y ${mega(pixels)} megapíxeles entre todos. Acórtela o redúzcala.`,
  })

export const tooSlow = (cause: unknown) =>
  refuse(
    CODE.unavailable,
    {
      zh: '图片处理超时，请稍后再试或上传较小的图片',
      en: 'Processing the picture took too long; please try again later or send a smaller one.',
      es: 'Procesar la imagen tardó demasiado; intente más tarde o suba una más pequeña.',
    },
    cause,
  )

export const noSuchPicture = () =>
  refuse(CODE.notFound, {
    zh: '没有找到该图片，可能已被删除',
    en: 'This picture was not found; it may have been deleted.',
    es: 'No se encontró esta imagen; puede que se haya eliminado.',
  })
