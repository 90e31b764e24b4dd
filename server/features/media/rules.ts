// The rules of the library: where a folder may stand, and what is refused with which words.

import { FOLDER_DEPTH, FOLDERS } from '#contract/media/media-library.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'

type Folder = { id: number; parentId: number | null; name: string }

/** Refuses a folder that would be one too many, too deep, under itself, or like its neighbour by name. */
export function checkFolder(
  all: readonly Folder[],
  folder: { id?: number; parentId: number | null; name: string },
) {
  const { id, parentId, name } = folder
  if (id === undefined && all.length >= FOLDERS) throw new Failure(CODE.unprocessable, tooMany)
  const path = pathTo(all, parentId)
  if (path === null) throw invalid({ parentId: noSuchFolder })
  if (id !== undefined && path.includes(id)) throw invalid({ parentId: underItself })
  if (path.length + heightOf(all, id) > FOLDER_DEPTH) throw invalid({ parentId: tooDeep })
  const alike = all.some(
    (other) =>
      other.id !== id && other.parentId === parentId && other.name.toLowerCase() === name.toLowerCase(),
  )
  if (alike) throw invalid({ name: nameTaken })
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
  if (holdsPictures || all.some(({ parentId }) => parentId === id)) throw new Failure(CODE.conflict, notEmpty)
}

/** Tags without repetition, whatever their case. */
export const tidyTags = (tags: readonly string[]): string[] => [
  ...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values(),
]

export const alreadyThere = (name: string) =>
  new Failure(CODE.conflict, {
    zh: `图库中已有完全相同的图片：${name}`,
    en: `The library already has this picture: ${name}`,
    es: `La biblioteca ya tiene exactamente esta imagen: ${name}`,
  })

export const sameBytes = () =>
  new Failure(CODE.conflict, {
    zh: '这就是当前的图片，没有需要替换的内容',
    en: 'This is the picture as it is; there is nothing to replace.',
    es: 'Es la misma imagen que ya está; no hay nada que reemplazar.',
  })

export const noSuchFolder: Reason = {
  zh: '文件夹不存在，可能已被删除',
  en: 'This folder does not exist; it may have been deleted.',
  es: 'Esta carpeta no existe; puede que se haya eliminado.',
}
const tooMany: Reason = {
  zh: `最多 ${FOLDERS} 个文件夹`,
  en: `Limit: ${FOLDERS} folders.`,
  es: `Límite: ${FOLDERS} carpetas.`,
}
const underItself: Reason = {
  zh: '不能把文件夹移动到它自己或它的下级之下',
  en: 'A folder cannot be put under itself.',
  es: 'Una carpeta no puede ponerse dentro de sí misma.',
}
const tooDeep: Reason = {
  zh: `文件夹最多 ${FOLDER_DEPTH} 级`,
  en: `Folders may be nested ${FOLDER_DEPTH} levels deep at most.`,
  es: `Las carpetas pueden anidarse en ${FOLDER_DEPTH} niveles como máximo.`,
}
const nameTaken: Reason = {
  zh: '同级已有同名文件夹',
  en: 'A folder with this name already exists here.',
  es: 'Ya hay una carpeta con este nombre aquí.',
}
const notEmpty: Reason = {
  zh: '文件夹非空，请先移走其中的内容',
  en: 'This folder is not empty; move its contents first.',
  es: 'Esta carpeta no está vacía; mueva antes su contenido.',
}

export const isLogo = () =>
  new Failure(CODE.conflict, {
    zh: '这张图片是网站的标志，请先在“网站设置”中更换',
    en: 'This picture is the logo of the site; choose another one in the site settings first.',
    es: 'Esta imagen es el logotipo del sitio; elija antes otra en la configuración del sitio.',
  })

export const notYourPicture = () =>
  new Failure(CODE.forbidden, {
    zh: '这张图片已在网站上使用或由他人上传，其替代文本须由有图库编辑权限的人修改',
    en: 'Visitors see this picture already, or somebody else uploaded it: its alt text can be changed by people who may edit the library.',
    es: 'Los visitantes ya ven esta imagen o la subió otra persona: su texto alternativo lo cambia quien puede editar la biblioteca.',
  })
