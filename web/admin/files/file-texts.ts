// The words of files in a form.

const zh = {
  upload: '上传文件',
  uploading: (name: string, percent: number) => `${name}：${percent}%`,
  tooMany: (most: number) => `最多 ${most} 个文件`,
  fileGone: '文件已不存在',
}
type FileTexts = typeof zh

const en: FileTexts = {
  upload: 'Upload files',
  uploading: (name, percent) => `${name}: ${percent}%`,
  tooMany: (most) => `${most} files at most`,
  fileGone: 'The file is gone',
}
const es: FileTexts = {
  upload: 'Subir archivos',
  uploading: (name, percent) => `${name}: ${percent} %`,
  tooMany: (most) => `${most} archivos como máximo`,
  fileGone: 'El archivo ya no existe',
}

export const FILE_TEXTS = { zh, en, es }
