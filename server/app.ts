// Builds the server from its parts: the plugins, and every feature in sight. main.ts and the tests both start here.
import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CALLS } from '#contract/calls.ts'
import { CODE } from '#contract/wire/answer.ts'
import { CONTENT_KINDS } from '#server/content-kinds.ts'
import { aboutRoutes } from '#server/features/about/routes.ts'
import { factorRoutes } from '#server/features/auth/factor/routes.ts'
import { programRoutes } from '#server/features/auth/program/routes.ts'
import { authRoutes } from '#server/features/auth/routes.ts'
import { scimRoutes } from '#server/features/auth/scim/routes.ts'
import { kindRoutes } from '#server/features/content/kind-routes.ts'
import { publicRoutes } from '#server/features/content/public-routes.ts'
import { contentRoutes } from '#server/features/content/routes.ts'
import { sheetRoutes } from '#server/features/content/sheet-routes.ts'
import { dashboardRoutes } from '#server/features/dashboard/routes.ts'
import { deliveryRoutes } from '#server/features/deliveries/delivery/routes.ts'
import { webhookRoutes } from '#server/features/deliveries/webhook/routes.ts'
import { enquiryRoutes } from '#server/features/enquiry/routes.ts'
import { findRoutes } from '#server/features/find/routes.ts'
import { homeRoutes } from '#server/features/home/routes.ts'
import { eventRoutes } from '#server/features/kinds/event/routes.ts'
import { successCaseRoutes } from '#server/features/kinds/success-case/routes.ts'
import { logRoutes } from '#server/features/log/routes.ts'
import { downloadRoute, downloadRoutes } from '#server/features/media/download/routes.ts'
import { folderRoutes } from '#server/features/media/folder-routes.ts'
import { mediaLibraryRoutes } from '#server/features/media/library-routes.ts'
import { imageRoute, mediaRoutes } from '#server/features/media/routes.ts'
import { menuRoutes } from '#server/features/menu/routes.ts'
import { messageRoutes } from '#server/features/message/routes.ts'
import { monitorRoutes } from '#server/features/monitor/routes.ts'
import { newsRoutes } from '#server/features/news/routes.ts'
import { assetRoutes } from '#server/features/page/asset-routes.ts'
import { createPages, type Pages } from '#server/features/page/pages.ts'
import { pageRoutes } from '#server/features/page/routes.ts'
import { searchEngineFiles } from '#server/features/page/search-engine-files.ts'
import { staticPages } from '#server/features/page/static-pages.ts'
import { productRoutes } from '#server/features/product/routes.ts'
import { paperRoutes } from '#server/features/product/sheet/routes.ts'
import { productTypeRoutes } from '#server/features/product-type/routes.ts'
import { quoteRoutes } from '#server/features/quote/routes.ts'
import { pastRoutes } from '#server/features/release/past-routes.ts'
import { proposalRoutes } from '#server/features/release/proposal/routes.ts'
import { reviewRoutes } from '#server/features/release/review/routes.ts'
import { releaseRoutes } from '#server/features/release/routes.ts'
import { rightRoutes } from '#server/features/role/right/routes.ts'
import { roleRoutes } from '#server/features/role/routes.ts'
import { searchRoutes } from '#server/features/search/routes.ts'
import { settingRoutes } from '#server/features/setting/routes.ts'
import { siteRoutes } from '#server/features/setting/site/routes.ts'
import { userRoutes } from '#server/features/user/routes.ts'
import { viewRoutes } from '#server/features/view/routes.ts'
import { answerFailures, noSuchCall, sendFailure } from '#server/http/answers/answers.ts'
import { apiDocumentRoute } from '#server/http/api-document/api-document.ts'
import { assistantRoutes } from '#server/http/assistants/routes.ts'
import { createAsker } from '#server/http/callers/asker.ts'
import { languageOf } from '#server/http/callers/asking.ts'
import { createCountryOf } from '#server/http/callers/country.ts'
import { createGuard } from '#server/http/callers/guard.ts'
import type { Preview } from '#server/http/callers/previews.ts'
import { createIdempotency } from '#server/http/idempotency.ts'
import { readJsonBodies } from '#server/http/input/json-body.ts'
import { answerKept, keeps, type Sent } from '#server/http/kept-answers/answer-kept.ts'
import { keepAnswers } from '#server/http/kept-answers/keep-answers.ts'
import { healthRoutes } from '#server/http/monitoring/health.ts'
import { metricsRoute } from '#server/http/monitoring/metrics.ts'
import { createOperationRecord } from '#server/http/monitoring/operation-record.ts'
import { logKept } from '#server/http/monitoring/request-log.ts'
import { countVisits, createVisitCount } from '#server/http/monitoring/visit-count.ts'
import { newFastify } from '#server/http/new-fastify.ts'
import { policies } from '#server/http/policies.ts'
import type { Router } from '#server/http/serve.ts'
import { serveCdn } from '#server/http/serve-cdn.ts'
import { openWebBuild, type WebBuild } from '#server/http/web-build.ts'
import { createFairLine } from '#server/parts/long-work/fair-line.ts'
import { createTroubleLog } from '#server/parts/monitoring/trouble-log.ts'
import { findPreview } from '#server/publishing/lifecycle/preview.ts'
import { whileUnchanged } from '#server/storage/while-unchanged.ts'
import type { Failure } from './failure.ts'
import type { Parts } from './parts.ts'
import { createWhileAway } from './while-away.ts'

/** What renders pages is loaded once the server answers, and before anybody waits for a page. */
const WARM_MS = 100

/** Public reads that nothing is kept of: so many at once, and so many may wait so long (docs/limits.md). */
const READS = { atOnce: 8, waiting: 400, ms: 2000 }

/** Lists of the console that are kept between two changes of the store, and how long one may be (docs/limits.md). */
const LISTS = { kept: 100, length: 100_000 }

/** The whole server, not yet listening; `web` is the folder of the built web. */
export async function buildApp(parts: Parts, web: string): Promise<FastifyInstance> {
  const { config, site } = parts
  const siteLanguage = () => site.settings().language
  const secure = config.publicUrl?.startsWith('https:') ?? false
  const built = openWebBuild(web)
  const common = policies(secure)
  const away = createWhileAway(parts, built)
  const { cache, reads, due } = keepAnswers(parts, away.reads)
  const { monitor, moments } = parts
  const asker = createAsker(config.trustedProxies)
  const countryOf = createCountryOf(config.countryHeader, asker)
  const visited = createVisitCount({ ...parts, asker, countryOf, secure })
  const sent: Sent = (request, answer) => {
    monitor.count(answer.status, answer.ms)
    if (answer.page) visited.page(request, answer.status)
    logKept(app, asker, request, answer)
  }
  // While visitors are shown a copy, nothing that was made from the store is.
  const isApart = () => parts.twin.copy() !== null
  const kept = { cache, common, siteLanguage, due: () => due() || isApart(), sent }
  const app = newFastify(parts, common, answerKept(kept))
  const isKept = keeps(kept)
  // Asking costs a comparison.
  app.addHook('onRequest', (_request, _reply, done) => {
    if (due()) void moments.pass().then(() => done())
    else done()
  })
  await app.register(fastifyCookie)
  app.addHook('onRequest', async (request, reply) => {
    const isFromTwin = isApart() || (parts.storage.away() && !isKept(request.raw))
    if (isFromTwin && (await away.answer(request, reply))) return reply
  })
  app.addHook('onClose', async () => away.stop())
  await app.register(fastifyMultipart)
  app.removeContentTypeParser(['text/plain', 'application/json'])
  readJsonBodies(app)
  const operations = createOperationRecord(parts.operations, parts.storage.db, siteLanguage)
  const failed = (request: FastifyRequest, failure: Failure) => {
    if (failure.code === CODE.full) parts.space.note()
    operations.failed(request, failure)
  }
  answerFailures(app, siteLanguage, failed, away.answer)

  const preview = async (token: string): Promise<Preview | null> => {
    const found = await findPreview(parts.storage.db, token, parts.now())
    return found && { expireTime: found.expireTime, show: (run) => parts.storage.over(found.overlay, run) }
  }
  const router: Router = {
    ...{ app, cache, reads, operations, preview, siteLanguage, secure, away: away.answer },
    countryOf,
    guard: createGuard(parts, secure, { proofMs: parts.config.proofMs, now: parts.now }),
    idempotency: createIdempotency(parts.storage.db, parts.now),
    store: parts.storage,
    line: createFairLine(READS),
    unchanged: whileUnchanged(parts.storage.version, LISTS.kept, ({ length }) => length <= LISTS.length),
  }
  runInBackground(app, parts, built)
  serveCdn(app, parts, built)
  if (built) assetRoutes(app, web, parts.cdn === null)
  const pages = built && createPages(router, parts, built)
  if (built && pages) parts.twin.from(() => staticPages(pages, parts, built, web))
  countVisits(router, visited)
  await addFeatures(router, parts, pages)
  const missingPage = pageRoutes(router, parts, pages)

  app.setNotFoundHandler(async (request, reply) => {
    const language = languageOf(request, siteLanguage)
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/')
    if (!wantsPage) return sendFailure(reply, noSuchCall(request), language)
    return missingPage(request, reply, language)
  })
  return app
}

/** What this node does beside answering. */
function runInBackground(app: FastifyInstance, { outbox, visits, monitor }: Parts, built: WebBuild | null) {
  app.addHook('onReady', async () => {
    await monitor.start()
    const report = (says: string) => createTroubleLog(app.log.warn.bind(app.log), says, Date.now)
    outbox.start(report('the outbox could not be worked on; it is tried again'))
    visits.start(report('visits could not be stored; they are kept and tried again'))
  })
  app.addHook('onListen', (done) => {
    setTimeout(() => {
      built?.warm().catch((error: unknown) => app.log.error({ err: error }, 'no page can be rendered'))
    }, WARM_MS).unref()
    done()
  })
  app.addHook('onClose', async () => {
    await outbox.stop()
    await visits.stop()
    await monitor.stop()
  })
}

/** Every feature, in sight. */
async function addFeatures(router: Router, parts: Parts, pages: Pages | null) {
  const { app } = router
  healthRoutes(app, parts)
  metricsRoute(app, parts)
  apiDocumentRoute(app, CALLS, parts.fields)
  assistantRoutes(router, parts)
  authRoutes(router, parts)
  scimRoutes(router, parts)
  factorRoutes(router, parts)
  userRoutes(router, parts)
  viewRoutes(router, parts)
  roleRoutes(router, parts)
  rightRoutes(router, parts)
  programRoutes(router, parts)
  menuRoutes(router, parts)
  logRoutes(router, parts)
  siteRoutes(router, parts)
  homeRoutes(router, parts)
  aboutRoutes(router, parts)
  productTypeRoutes(router, parts)
  productRoutes(router, parts)
  successCaseRoutes(router, parts)
  newsRoutes(router, parts)
  publicRoutes(router, parts)
  eventRoutes(router, parts)
  const kinds = CONTENT_KINDS
  contentRoutes(router, parts, kinds)
  kindRoutes(router, parts, kinds)
  sheetRoutes(router, parts, kinds)
  releaseRoutes(router, parts, kinds)
  reviewRoutes(router, parts, kinds)
  proposalRoutes(router, parts, kinds)
  pastRoutes(router, parts, kinds)
  dashboardRoutes(router, parts, kinds)
  findRoutes(router, parts, kinds)
  searchRoutes(router, parts)
  paperRoutes(router, parts)
  monitorRoutes(router, parts)
  mediaRoutes(router, parts)
  mediaLibraryRoutes(router, parts)
  folderRoutes(router, parts)
  imageRoute(app, parts)
  downloadRoutes(router, parts)
  downloadRoute(app, parts)
  await messageRoutes(router, parts, pages?.enquiry ?? null)
  await enquiryRoutes(router, parts, pages?.enquiry ?? null)
  quoteRoutes(router, parts)
  deliveryRoutes(router, parts)
  settingRoutes(router, parts, kinds)
  webhookRoutes(router, parts)
  searchEngineFiles(router, parts)
}

/** A server that answers `/image` alone, for the port of decision 5. */
export async function buildImageApp(parts: Parts): Promise<FastifyInstance> {
  const app = newFastify(parts, policies(false))
  await app.register(fastifyCookie)
  answerFailures(app, () => parts.site.settings().language)
  imageRoute(app, parts)
  return app
}
