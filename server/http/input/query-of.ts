import type { FastifyRequest } from 'fastify'

/** The query of a call; of a public one without the secret of a preview, which is no input. */
export function queryOf({ query }: FastifyRequest, previews: boolean) {
  if (!previews) return query
  const { preview: _, ...input } = query as Record<string, unknown>
  return input
}
