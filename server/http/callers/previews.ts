// Answers of public calls and pages to whoever came with the secret of a preview (decision 24).
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/http/answers')

/** What a secret opens: until when, and how work is run that sees what it shows. */
export type Preview = { expireTime: string; show: <Result>(run: () => Promise<Result>) => Promise<Result> }
/** Answers null for a secret that is unknown or over. */
export type FindPreview = (token: string) => Promise<Preview | null>

/** The preview that the query of a request names, or null; throws `Failure` 410 when it is over. */
export async function previewOf(request: FastifyRequest, find: FindPreview): Promise<Preview | null> {
  const { preview } = request.query as { preview?: unknown }
  if (preview === undefined) return null
  const found = typeof preview === 'string' && preview !== '' ? await find(preview) : null
  if (!found) throw over()
  return found
}

/** The same for a page; `over` when it is. */
export async function openPreview(
  request: FastifyRequest,
  find: FindPreview,
): Promise<Preview | null | 'over'> {
  try {
    return await previewOf(request, find)
  } catch (error) {
    if (error instanceof Failure && error.code === CODE.gone) return 'over'
    throw error
  }
}

/** Nobody keeps what a preview shows, and no search engine lists it. */
export const markPreview = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })

const over = () => new Failure(CODE.gone, words.previewOver)
