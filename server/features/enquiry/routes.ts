// What answers visitors about files of their enquiries, and staff who read them.
import { PART_BYTES } from '#contract/enquiries/enquiry-files.ts'
import { messageFileCalls as calls } from '#contract/enquiries/message-files.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve, serveFile, serveUpload } from '#server/http/serve.ts'
import type { MakeEnquiryPage } from '#server/http/web-build.ts'
import { createUploads, sentFile } from '#server/parts/enquiries/uploads.ts'
import type { Parts } from '#server/parts.ts'
import { createOwn } from './own.ts'
import { ownRoutes } from './own-routes.ts'
import { quoteRoutes } from './quote-routes.ts'

/** `makePage` is null while the web is not built. */
export async function enquiryRoutes(router: Router, parts: Parts, makePage: MakeEnquiryPage | null) {
  const uploads = createUploads(parts)
  const own = createOwn(parts, uploads)
  await ownRoutes(router, own, uploads, makePage)
  await quoteRoutes(router, parts, own, makePage)

  serve(router, calls.begin, async (given, { address }) => sentFile(await uploads.begin(given, address)))
  serveUpload(router, calls.part, PART_BYTES, async ({ bytes }, _asking, { file, at }) =>
    sentFile(await uploads.part(file, at, bytes)),
  )
  serve(router, calls.state, async ({ file }) => sentFile(await uploads.state(file)))
  serve(router, calls.drop, async ({ file }) => {
    await uploads.drop(file)
    return null
  })
  // Never shown in place: what a stranger sent is saved, under a name whose ending is true.
  serveFile(router, calls.download, async ({ id, file }) => {
    const row = await parts.storage.db
      .selectFrom('message_file')
      .selectAll()
      .where('id', '=', file)
      .where('message_id', '=', id)
      .where('state', '=', 'received')
      .executeTakeFirst()
    if (!row) throw notFound()
    return { name: row.name, type: 'application/octet-stream', bytes: uploads.open(row) }
  })
}
