// Every call there is: the API document, the access table and the browser's types are made from this list.

import { dashboardCalls } from '#contract/console/dashboard.ts'
import { findCalls } from '#contract/console/find.ts'
import { viewCalls } from '#contract/console/view.ts'
import { contentCalls } from '#contract/content/content.ts'
import { pastCalls } from '#contract/content/past.ts'
import { proposalCalls } from '#contract/content/proposal.ts'
import { proposedRecordCalls } from '#contract/content/proposed-record.ts'
import { releaseCalls } from '#contract/content/release.ts'
import { releaseReviewCalls } from '#contract/content/release-review.ts'
import { reviewCalls } from '#contract/content/review.ts'
import { deliveryCalls } from '#contract/deliveries/delivery.ts'
import { webhookCalls } from '#contract/deliveries/webhook.ts'
import { cannedAnswerCalls } from '#contract/enquiries/canned-answer.ts'
import { messageCalls } from '#contract/enquiries/message.ts'
import { messageDeskCalls } from '#contract/enquiries/message-desk.ts'
import { messageFileCalls } from '#contract/enquiries/message-files.ts'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { downloadCalls } from '#contract/media/download.ts'
import { mediaCalls } from '#contract/media/media.ts'
import { mediaLibraryCalls } from '#contract/media/media-library.ts'
import { loginLogCalls, operationLogCalls } from '#contract/monitoring/log.ts'
import { monitorCalls } from '#contract/monitoring/monitor.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { newsImportCalls } from '#contract/news-and-cases/news-import.ts'
import { successCaseCalls } from '#contract/news-and-cases/success-case.ts'
import { authCalls } from '#contract/people/auth.ts'
import { factorCalls } from '#contract/people/factor.ts'
import { invitationCalls } from '#contract/people/invitation.ts'
import { menuCalls } from '#contract/people/menu.ts'
import { passwordResetCalls } from '#contract/people/password-reset.ts'
import { programCalls } from '#contract/people/program.ts'
import { rightCalls } from '#contract/people/right.ts'
import { roleCalls } from '#contract/people/role.ts'
import { secondStepCalls } from '#contract/people/second-step.ts'
import { singleSignOnCalls } from '#contract/people/single-sign-on.ts'
import { userCalls } from '#contract/people/staff.ts'
import { myCalls } from '#contract/people/user.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { quoteCalls } from '#contract/quotes/quote.ts'
import { aboutCalls } from '#contract/site/about.ts'
import { fieldCalls } from '#contract/site/field-settings.ts'
import { homeCalls } from '#contract/site/home.ts'
import { kindSettingCalls } from '#contract/site/kind-settings.ts'
import { languageCalls } from '#contract/site/language-settings.ts'
import { searchCalls } from '#contract/site/search.ts'
import { synonymCalls } from '#contract/site/search-synonyms.ts'
import { settingCalls } from '#contract/site/setting.ts'
import { siteCalls } from '#contract/site/site.ts'
import { visitCalls } from '#contract/site/visit.ts'
import { translationCalls } from '#contract/translation/desk.ts'
import type { Call } from '#contract/wire/call.ts'

const groups = {
  auth: authCalls,
  secondStep: secondStepCalls,
  factor: factorCalls,
  token: programCalls,
  passwordReset: passwordResetCalls,
  singleSignOn: singleSignOnCalls,
  my: myCalls,
  user: userCalls,
  invitation: invitationCalls,
  role: roleCalls,
  menu: menuCalls,
  loginLog: loginLogCalls,
  operationLog: operationLogCalls,
  monitor: monitorCalls,
  view: viewCalls,
  site: siteCalls,
  content: contentCalls,
  home: homeCalls,
  about: aboutCalls,
  productType: productTypeCalls,
  product: productCalls,
  successCase: successCaseCalls,
  news: newsCalls,
  ...DECLARED_CALLS,
  release: releaseCalls,
  review: reviewCalls,
  releaseReview: releaseReviewCalls,
  proposal: proposalCalls,
  proposedRecord: proposedRecordCalls,
  translation: translationCalls,
  past: pastCalls,
  newsImport: newsImportCalls,
  search: searchCalls,
  synonyms: synonymCalls,
  visit: visitCalls,
  dashboard: dashboardCalls,
  find: findCalls,
  media: mediaCalls,
  download: downloadCalls,
  mediaLibrary: mediaLibraryCalls,
  message: messageCalls,
  messageDesk: messageDeskCalls,
  messageFile: messageFileCalls,
  cannedAnswer: cannedAnswerCalls,
  quote: quoteCalls,
  delivery: deliveryCalls,
  setting: settingCalls,
  languages: languageCalls,
  fields: fieldCalls,
  kinds: kindSettingCalls,
  webhook: webhookCalls,
  right: rightCalls,
}
type Group = (typeof groups)[keyof typeof groups]
type Members<G> = G extends unknown ? G[keyof G] : never

/** The union of all calls, each with its exact path and shapes. */
export type AnyCall = Members<Group>
export type Path = AnyCall['path']
export type CallAt<P extends Path> = Extract<AnyCall, { path: P }>
/** Paths of public reads, of staff's reads by GET, of other calls that take a query, and of calls that take a body. */
export type ReadPath = Extract<AnyCall, { madeFrom: readonly unknown[] }>['path']
export type GetPath = Exclude<Extract<AnyCall, { method: 'GET' }>, { form: 'events' }>['path']
export type AskPath = Exclude<
  Extract<AnyCall, { takes: 'query' }>['path'],
  ReadPath | GetPath | '/api/web/message/events'
>
export type SendPath = Extract<AnyCall, { takes: 'body' }>['path']
/** Paths of calls that take a file, and of calls that answer one. */
export type UploadPath = Extract<AnyCall, { form: 'upload' }>['path']
export type FilePath = Extract<AnyCall, { form: 'file' }>['path']

export const CALLS: readonly Call[] = Object.values(groups).flatMap((group) => Object.values<Call>(group))
