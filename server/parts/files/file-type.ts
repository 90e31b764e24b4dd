// What kind of document some bytes are: told by the bytes, and by the name only where the bytes leave it open.
import type { FileType } from '#contract/media/download.ts'
import { openZip } from '#server/parts/sheets/zip.ts'

/** What the list of contents of a document may unpack to. */
const UNPACKED = 4 * 1024 * 1024
const OLE = 'd0cf11e0a1b11ae1'

/**
 * The type of a document that may be kept, or null. Documents of Office that carry macros are none: whoever opens them
 * runs what a stranger wrote.
 */
export async function judgeFileType(bytes: Buffer, name: string): Promise<FileType | null> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  // Plain text that begins as the standard says, after a mark of its encoding at most.
  if (/^(?:\xef\xbb\xbf)?\s*ISO-10303-21;/.test(bytes.subarray(0, 40).toString('latin1'))) return 'step'
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return zipType(bytes)
  if (bytes.subarray(0, 8).toString('hex') === OLE) return oleType(name)
  return null
}

async function zipType(bytes: Buffer): Promise<FileType | null> {
  const contents = await officeContents(bytes)
  if (contents === null) return 'zip'
  if (/macroEnabled|vbaProject/i.test(contents)) return null
  if (contents.includes('wordprocessingml.document.main')) return 'docx'
  if (contents.includes('spreadsheetml.sheet.main')) return 'xlsx'
  if (contents.includes('presentationml.presentation.main')) return 'pptx'
  return null
}

/** The list of content types of a document of Office; null for any other archive. */
async function officeContents(bytes: Buffer): Promise<string | null> {
  try {
    return (await openZip(bytes, UNPACKED)('[Content_Types].xml'))?.toString('utf8') ?? null
  } catch {
    return null
  }
}

/** The old formats of Office are one container whose insides differ; the name says which it is. */
function oleType(name: string): FileType | null {
  const ending = name.toLowerCase().split('.').at(-1)
  return ending === 'doc' || ending === 'xls' || ending === 'ppt' ? ending : null
}
