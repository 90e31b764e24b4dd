// Every call there is: the API document, the access table and the browser's types are made from this list.
import { aboutCalls } from '#contract/about.ts'
import { authCalls } from '#contract/auth.ts'
import type { Call } from '#contract/call.ts'
import { cannedAnswerCalls } from '#contract/canned-answer.ts'
import { contentCalls } from '#contract/content.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { deliveryCalls } from '#contract/delivery.ts'
import { downloadCalls } from '#contract/download.ts'
import { findCalls } from '#contract/find.ts'
import { homeCalls } from '#contract/home.ts'
import { invitationCalls } from '#contract/invitation.ts'
import { loginLogCalls, operationLogCalls } from '#contract/log.ts'
import { mediaCalls } from '#contract/media.ts'
import { mediaLibraryCalls } from '#contract/media-library.ts'
import { menuCalls } from '#contract/menu.ts'
import { messageCalls } from '#contract/message.ts'
import { messageDeskCalls } from '#contract/message-desk.ts'
import { monitorCalls } from '#contract/monitor.ts'
import { newsCalls } from '#contract/news.ts'
import { newsImportCalls } from '#contract/news-import.ts'
import { passwordResetCalls } from '#contract/password-reset.ts'
import { productCalls } from '#contract/product.ts'
import { productTypeCalls } from '#contract/product-type.ts'
import { releaseCalls } from '#contract/release.ts'
import { roleCalls } from '#contract/role.ts'
import { searchCalls } from '#contract/search.ts'
import { settingCalls } from '#contract/setting.ts'
import { siteCalls } from '#contract/site.ts'
import { userCalls } from '#contract/staff.ts'
import { successCaseCalls } from '#contract/success-case.ts'
import { myCalls } from '#contract/user.ts'
import { viewCalls } from '#contract/view.ts'
import { visitCalls } from '#contract/visit.ts'
import { webhookCalls } from '#contract/webhook.ts'

const groups = {
  auth: authCalls,
  passwordReset: passwordResetCalls,
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
  release: releaseCalls,
  newsImport: newsImportCalls,
  search: searchCalls,
  visit: visitCalls,
  dashboard: dashboardCalls,
  find: findCalls,
  media: mediaCalls,
  download: downloadCalls,
  mediaLibrary: mediaLibraryCalls,
  message: messageCalls,
  messageDesk: messageDeskCalls,
  cannedAnswer: cannedAnswerCalls,
  delivery: deliveryCalls,
  setting: settingCalls,
  webhook: webhookCalls,
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
