// The bytes of an uploaded file.
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { createTurns } from '#server/parts/long-work/turns.ts'

/**
 * Reads the file to its end, and puts it together in steps: to copy a large one at once would hold everybody up. Throws what
 * the plugin has for a file above its limit.
 */
export async function uploadedBytes({ server }: FastifyRequest, { file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = await file.toArray()
  if (file.truncated) throw new server.multipartErrors.RequestFileTooLargeError()
  const bytes = Buffer.allocUnsafe(chunks.reduce((sum, { length }) => sum + length, 0))
  const turn = createTurns()
  let at = 0
  for (const chunk of chunks) {
    at += chunk.copy(bytes, at)
    await turn()
  }
  return bytes
}
