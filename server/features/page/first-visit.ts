// Behind a CDN no node sees which pages are opened: each tells of itself. Pages that were made ahead or kept by the browser tell so
// anyway (`web/site/behaviour/seen.ts`), and so do steps within the site.
import type { FastifyInstance } from 'fastify'

const PATH = '/first-visit.js'

/** A file of its own, so that pages without a CDN carry nothing of it; it names a page as `web/client/visit.ts` does. */
const SCRIPT = `const [loading] = performance.getEntriesByType('navigation')
if (!document.prerendering && loading?.deliveryType !== 'navigational-prefetch') {
  const { pathname, search, host } = location
  const record = /[?&]((?:id|keyword)=[^&]*)/.exec(search)?.[1]
  const path = (pathname.slice(3) || '/') + (record ? '?' + record : '')
  const from = document.referrer.split('/', 3)[2] ?? ''
  const visit = { path: path.slice(0, 300), language: pathname.slice(1, 3), referrer: from === host ? null : from.slice(0, 200) }
  const headers = { 'Content-Type': 'application/json' }
  fetch('/api/web/visit', { method: 'POST', keepalive: true, headers, body: JSON.stringify(visit) })
    // An answer that is not read keeps its connection busy.
    .then((reply) => reply.text())
    .catch(() => {})
}
`

/** Stands in the head of pages behind a CDN. */
export const FIRST_VISIT = `<script type="module" src="${PATH}" async></script>`

export const firstVisitRoute = (app: FastifyInstance) =>
  app.get(PATH, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/javascript').send(SCRIPT),
  )
