// A form with files that is posted without scripts: its fields, and the files, which are kept as if they had been sent in parts.
import type { FastifyRequest } from 'fastify'
import { FILE_BYTES, FILES, type SentFile } from '#contract/enquiries/enquiry-files.ts'
import { Failure } from '#server/failure.ts'
import { sentFile, type Uploads } from './uploads.ts'

const FIELDS = 120
const FIELD_BYTES = 24 * 1024
/** All files at their largest, and the fields. */
export const FORM_BYTES = FILES * FILE_BYTES + 512 * 1024

/** Reads it to its end; what is no file that may be kept comes back as refused. */
export async function readForm(
  request: FastifyRequest,
  uploads: Uploads,
  address: string,
): Promise<{ given: URLSearchParams; files: SentFile[] }> {
  const given = new URLSearchParams()
  const files: SentFile[] = []
  const limits = { fileSize: FILE_BYTES, files: FILES, fields: FIELDS, fieldSize: FIELD_BYTES }
  const options = { limits, throwFileSizeLimit: false }
  for await (const part of request.parts(options)) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') given.append(part.fieldname, part.value)
      continue
    }
    const bytes = await part.file.toArray().then((chunks: Buffer[]) => Buffer.concat(chunks))
    if (part.filename === '' || bytes.length === 0) continue
    files.push(await kept(uploads, part.filename, bytes, part.file.truncated, address))
  }
  // What had come before stands in the form by its secret.
  for (const file of given.getAll('file').slice(0, FILES)) {
    const before = await uploads.state(file).catch(() => null)
    if (before && before.message_id === null && !files.some((one) => one.file === file))
      files.unshift(sentFile(before))
  }
  return { given, files: files.slice(0, FILES) }
}

async function kept(uploads: Uploads, name: string, bytes: Buffer, tooLarge: boolean, address: string) {
  const refused = (reason: SentFile['reason']): SentFile => ({
    ...{ file: '', name, size: bytes.length, received: bytes.length, state: 'refused', type: '' },
    reason,
  })
  if (tooLarge) return refused('tooLarge')
  try {
    return sentFile(await uploads.keep({ name, bytes }, address))
  } catch (error) {
    if (error instanceof Failure && error.code === 429) return refused('tooMany')
    throw error
  }
}
