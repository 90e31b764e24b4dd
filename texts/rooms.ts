// Written by `npm run texts` from the English texts: the rooms, and the values that their messages ask for.
import type consoleDashboardFirst from './en/console/dashboard/first.json'
import type consoleDashboardPage from './en/console/dashboard/page.json'
import type consoleDashboardQuotes from './en/console/dashboard/quotes.json'
import type consoleDashboardVisit from './en/console/dashboard/visit.json'
import type consoleDashboardWaiting from './en/console/dashboard/waiting.json'
import type consoleDashboardWork from './en/console/dashboard/work.json'
import type consoleDelivery from './en/console/delivery.json'
import type consoleEditorEditor from './en/console/editor/editor.json'
import type consoleEditorGone from './en/console/editor/gone.json'
import type consoleEditorHistory from './en/console/editor/history.json'
import type consoleEditorLimits from './en/console/editor/limits.json'
import type consoleEditorMedia from './en/console/editor/media.json'
import type consoleEditorParts from './en/console/editor/parts.json'
import type consoleEditorPictures from './en/console/editor/pictures.json'
import type consoleEditorReview from './en/console/editor/review.json'
import type consoleEditorRichChange from './en/console/editor/rich-change.json'
import type consoleEditorRichText from './en/console/editor/rich-text.json'
import type consoleEditorSeo from './en/console/editor/seo.json'
import type consoleEditorSpecs from './en/console/editor/specs.json'
import type consoleEditorTime from './en/console/editor/time.json'
import type consoleEditorValues from './en/console/editor/values.json'
import type consoleFrameBar from './en/console/frame/bar.json'
import type consoleFrameChart from './en/console/frame/chart.json'
import type consoleFrameConsole from './en/console/frame/console.json'
import type consoleFrameDoor from './en/console/frame/door.json'
import type consoleFrameFind from './en/console/frame/find.json'
import type consoleFrameMessages from './en/console/frame/messages.json'
import type consoleFrameOperations from './en/console/frame/operations.json'
import type consoleFrameParts from './en/console/frame/parts.json'
import type consoleFrameRights from './en/console/frame/rights.json'
import type consoleFrameTabs from './en/console/frame/tabs.json'
import type consoleFrameTrouble from './en/console/frame/trouble.json'
import type consoleKindsAboutus from './en/console/kinds/aboutus.json'
import type consoleKindsDealer from './en/console/kinds/dealer.json'
import type consoleKindsDocument from './en/console/kinds/document.json'
import type consoleKindsEvent from './en/console/kinds/event.json'
import type consoleKindsHomepage from './en/console/kinds/homepage.json'
import type consoleKindsNews from './en/console/kinds/news.json'
import type consoleKindsOwn from './en/console/kinds/own.json'
import type consoleKindsProduct from './en/console/kinds/product.json'
import type consoleKindsProductType from './en/console/kinds/productType.json'
import type consoleKindsSuccessCase from './en/console/kinds/successCase.json'
import type consoleKindsVacancy from './en/console/kinds/vacancy.json'
import type consoleListAddToRelease from './en/console/list/add-to-release.json'
import type consoleListFields from './en/console/list/fields.json'
import type consoleListFiles from './en/console/list/files.json'
import type consoleListGaps from './en/console/list/gaps.json'
import type consoleListImport from './en/console/list/import.json'
import type consoleListList from './en/console/list/list.json'
import type consoleListParts from './en/console/list/parts.json'
import type consoleListRecordList from './en/console/list/record-list.json'
import type consoleListRecords from './en/console/list/records.json'
import type consoleLogFields from './en/console/log/fields.json'
import type consoleLogLogins from './en/console/log/logins.json'
import type consoleLogOperations from './en/console/log/operations.json'
import type consoleLoginReset from './en/console/login/reset.json'
import type consoleLoginSignIn from './en/console/login/sign-in.json'
import type consoleMediaDetail from './en/console/media/detail.json'
import type consoleMediaLibrary from './en/console/media/library.json'
import type consoleMenu from './en/console/menu.json'
import type consoleMessageAction from './en/console/message/action.json'
import type consoleMessageDetail from './en/console/message/detail.json'
import type consoleMessageInbox from './en/console/message/inbox.json'
import type consoleMessageReply from './en/console/message/reply.json'
import type consoleMessageStates from './en/console/message/states.json'
import type consoleMonitor from './en/console/monitor.json'
import type consoleMyOwn from './en/console/my/own.json'
import type consoleMyTokens from './en/console/my/tokens.json'
import type consoleNewsImport from './en/console/news/import.json'
import type consoleProductTypeList from './en/console/product-type/list.json'
import type consoleQuoteDesk from './en/console/quote/desk.json'
import type consoleQuoteFields from './en/console/quote/fields.json'
import type consoleQuoteList from './en/console/quote/list.json'
import type consoleQuoteNotices from './en/console/quote/notices.json'
import type consoleQuoteSend from './en/console/quote/send.json'
import type consoleQuoteVersions from './en/console/quote/versions.json'
import type consoleQuoteWords from './en/console/quote/words.json'
import type consoleReleaseBack from './en/console/release/back.json'
import type consoleReleaseDetail from './en/console/release/detail.json'
import type consoleReleaseList from './en/console/release/list.json'
import type consoleReleasePast from './en/console/release/past.json'
import type consoleReleaseProposal from './en/console/release/proposal.json'
import type consoleReleaseRecord from './en/console/release/record.json'
import type consoleReleaseReview from './en/console/release/review.json'
import type consoleReleaseTranslation from './en/console/release/translation.json'
import type consoleRoleBulk from './en/console/role/bulk.json'
import type consoleRoleExplain from './en/console/role/explain.json'
import type consoleRoleList from './en/console/role/list.json'
import type consoleRoleMembers from './en/console/role/members.json'
import type consoleRoleSetting from './en/console/role/setting.json'
import type consoleSearch from './en/console/search.json'
import type consoleSecondStep from './en/console/second-step.json'
import type consoleSetting from './en/console/setting.json'
import type consoleSignInStep from './en/console/sign-in-step.json'
import type consoleStart from './en/console/start.json'
import type consoleUserBulk from './en/console/user/bulk.json'
import type consoleUserForm from './en/console/user/form.json'
import type consoleUserImport from './en/console/user/import.json'
import type consoleUserInvite from './en/console/user/invite.json'
import type consoleUserList from './en/console/user/list.json'
import type consoleUserSessions from './en/console/user/sessions.json'
import type consoleWebhook from './en/console/webhook.json'
import type kindsNames from './en/kinds/names.json'
import type kindsOwn from './en/kinds/own.json'
import type namesPages from './en/names/pages.json'
import type namesQuote from './en/names/quote.json'
import type namesReply from './en/names/reply.json'
import type serverAuth from './en/server/auth.json'
import type serverDashboard from './en/server/dashboard.json'
import type serverDelivery from './en/server/delivery.json'
import type serverHttpAnswers from './en/server/http/answers.json'
import type serverHttpFields from './en/server/http/fields.json'
import type serverLettersAccount from './en/server/letters/account.json'
import type serverLettersBackup from './en/server/letters/backup.json'
import type serverLettersEnquiry from './en/server/letters/enquiry.json'
import type serverLettersInvite from './en/server/letters/invite.json'
import type serverLettersMessage from './en/server/letters/message.json'
import type serverLettersOrder from './en/server/letters/order.json'
import type serverLettersQuote from './en/server/letters/quote.json'
import type serverLettersReset from './en/server/letters/reset.json'
import type serverLettersReview from './en/server/letters/review.json'
import type serverLettersRight from './en/server/letters/right.json'
import type serverLettersSentinel from './en/server/letters/sentinel.json'
import type serverLog from './en/server/log.json'
import type serverMedia from './en/server/media.json'
import type serverMenu from './en/server/menu.json'
import type serverMessageFiles from './en/server/message/files.json'
import type serverMessageRules from './en/server/message/rules.json'
import type serverMessageSheet from './en/server/message/sheet.json'
import type serverNewsImport from './en/server/news-import.json'
import type serverPage from './en/server/page.json'
import type serverPartsFiles from './en/server/parts/files.json'
import type serverPartsImages from './en/server/parts/images.json'
import type serverPartsOffers from './en/server/parts/offers.json'
import type serverPartsPapers from './en/server/parts/papers.json'
import type serverPartsPeople from './en/server/parts/people.json'
import type serverPartsSite from './en/server/parts/site.json'
import type serverProductType from './en/server/product-type.json'
import type serverProductChecks from './en/server/product/checks.json'
import type serverProgram from './en/server/program.json'
import type serverPublishingCards from './en/server/publishing/cards.json'
import type serverPublishingFields from './en/server/publishing/fields.json'
import type serverPublishingKinds from './en/server/publishing/kinds.json'
import type serverPublishingLifecycle from './en/server/publishing/lifecycle.json'
import type serverPublishingPictures from './en/server/publishing/pictures.json'
import type serverPublishingProposals from './en/server/publishing/proposals.json'
import type serverPublishingReferences from './en/server/publishing/references.json'
import type serverPublishingReleases from './en/server/publishing/releases.json'
import type serverPublishingReview from './en/server/publishing/review.json'
import type serverPublishingRichText from './en/server/publishing/rich-text.json'
import type serverPublishingSheets from './en/server/publishing/sheets.json'
import type serverPublishingTranslation from './en/server/publishing/translation.json'
import type serverQuoteRules from './en/server/quote/rules.json'
import type serverQuoteSheet from './en/server/quote/sheet.json'
import type serverRole from './en/server/role.json'
import type serverSearch from './en/server/search.json'
import type serverSetting from './en/server/setting.json'
import type serverUserRules from './en/server/user/rules.json'
import type serverUserSheet from './en/server/user/sheet.json'
import type serverView from './en/server/view.json'
import type serverWebhook from './en/server/webhook.json'
import type siteAboutPage from './en/site/about/page.json'
import type siteAskedDealer from './en/site/asked/dealer.json'
import type siteAskedDocument from './en/site/asked/document.json'
import type siteAskedEvent from './en/site/asked/event.json'
import type siteAskedProduct from './en/site/asked/product.json'
import type siteAskedVacancy from './en/site/asked/vacancy.json'
import type siteCompareCompare from './en/site/compare/compare.json'
import type siteDealersDealer from './en/site/dealers/dealer.json'
import type siteDocumentsDocument from './en/site/documents/document.json'
import type siteEnquiryForm from './en/site/enquiry/form.json'
import type siteEnquiryOwn from './en/site/enquiry/own.json'
import type siteErrors from './en/site/errors.json'
import type siteEventsEvent from './en/site/events/event.json'
import type siteFoundKinds from './en/site/found/kinds.json'
import type siteFoundSuggestions from './en/site/found/suggestions.json'
import type siteFrame from './en/site/frame.json'
import type siteGoodsHotProducts from './en/site/goods/hot-products.json'
import type siteGoodsProductType from './en/site/goods/product-type.json'
import type siteHomePage from './en/site/home/page.json'
import type siteListing from './en/site/listing.json'
import type siteOwnOwn from './en/site/own/own.json'
import type siteParts from './en/site/parts.json'
import type siteProductFacts from './en/site/product/facts.json'
import type siteProductProduct from './en/site/product/product.json'
import type siteQuotePage from './en/site/quote/page.json'
import type siteSearchPage from './en/site/search/page.json'
import type siteShareShare from './en/site/share/share.json'
import type siteSizingSizing from './en/site/sizing/sizing.json'
import type siteStoriesNews from './en/site/stories/news.json'
import type siteStoriesSuccessCase from './en/site/stories/success-case.json'
import type siteUi from './en/site/ui.json'
import type siteVacanciesVacancy from './en/site/vacancies/vacancy.json'

/** The texts of each room of the web. */
export type Trees = {
  'console/dashboard/first': typeof consoleDashboardFirst
  'console/dashboard/page': typeof consoleDashboardPage
  'console/dashboard/quotes': typeof consoleDashboardQuotes
  'console/dashboard/visit': typeof consoleDashboardVisit
  'console/dashboard/waiting': typeof consoleDashboardWaiting
  'console/dashboard/work': typeof consoleDashboardWork
  'console/delivery': typeof consoleDelivery
  'console/editor/editor': typeof consoleEditorEditor
  'console/editor/gone': typeof consoleEditorGone
  'console/editor/history': typeof consoleEditorHistory
  'console/editor/limits': typeof consoleEditorLimits
  'console/editor/media': typeof consoleEditorMedia
  'console/editor/parts': typeof consoleEditorParts
  'console/editor/pictures': typeof consoleEditorPictures
  'console/editor/review': typeof consoleEditorReview
  'console/editor/rich-change': typeof consoleEditorRichChange
  'console/editor/rich-text': typeof consoleEditorRichText
  'console/editor/seo': typeof consoleEditorSeo
  'console/editor/specs': typeof consoleEditorSpecs
  'console/editor/time': typeof consoleEditorTime
  'console/editor/values': typeof consoleEditorValues
  'console/frame/bar': typeof consoleFrameBar
  'console/frame/chart': typeof consoleFrameChart
  'console/frame/console': typeof consoleFrameConsole
  'console/frame/door': typeof consoleFrameDoor
  'console/frame/find': typeof consoleFrameFind
  'console/frame/messages': typeof consoleFrameMessages
  'console/frame/operations': typeof consoleFrameOperations
  'console/frame/parts': typeof consoleFrameParts
  'console/frame/rights': typeof consoleFrameRights
  'console/frame/tabs': typeof consoleFrameTabs
  'console/frame/trouble': typeof consoleFrameTrouble
  'console/kinds/aboutus': typeof consoleKindsAboutus
  'console/kinds/dealer': typeof consoleKindsDealer
  'console/kinds/document': typeof consoleKindsDocument
  'console/kinds/event': typeof consoleKindsEvent
  'console/kinds/homepage': typeof consoleKindsHomepage
  'console/kinds/news': typeof consoleKindsNews
  'console/kinds/own': typeof consoleKindsOwn
  'console/kinds/product': typeof consoleKindsProduct
  'console/kinds/productType': typeof consoleKindsProductType
  'console/kinds/successCase': typeof consoleKindsSuccessCase
  'console/kinds/vacancy': typeof consoleKindsVacancy
  'console/list/add-to-release': typeof consoleListAddToRelease
  'console/list/fields': typeof consoleListFields
  'console/list/files': typeof consoleListFiles
  'console/list/gaps': typeof consoleListGaps
  'console/list/import': typeof consoleListImport
  'console/list/list': typeof consoleListList
  'console/list/parts': typeof consoleListParts
  'console/list/record-list': typeof consoleListRecordList
  'console/list/records': typeof consoleListRecords
  'console/log/fields': typeof consoleLogFields
  'console/log/logins': typeof consoleLogLogins
  'console/log/operations': typeof consoleLogOperations
  'console/login/reset': typeof consoleLoginReset
  'console/login/sign-in': typeof consoleLoginSignIn
  'console/media/detail': typeof consoleMediaDetail
  'console/media/library': typeof consoleMediaLibrary
  'console/menu': typeof consoleMenu
  'console/message/action': typeof consoleMessageAction
  'console/message/detail': typeof consoleMessageDetail
  'console/message/inbox': typeof consoleMessageInbox
  'console/message/reply': typeof consoleMessageReply
  'console/message/states': typeof consoleMessageStates
  'console/monitor': typeof consoleMonitor
  'console/my/own': typeof consoleMyOwn
  'console/my/tokens': typeof consoleMyTokens
  'console/news/import': typeof consoleNewsImport
  'console/product-type/list': typeof consoleProductTypeList
  'console/quote/desk': typeof consoleQuoteDesk
  'console/quote/fields': typeof consoleQuoteFields
  'console/quote/list': typeof consoleQuoteList
  'console/quote/notices': typeof consoleQuoteNotices
  'console/quote/send': typeof consoleQuoteSend
  'console/quote/versions': typeof consoleQuoteVersions
  'console/quote/words': typeof consoleQuoteWords
  'console/release/back': typeof consoleReleaseBack
  'console/release/detail': typeof consoleReleaseDetail
  'console/release/list': typeof consoleReleaseList
  'console/release/past': typeof consoleReleasePast
  'console/release/proposal': typeof consoleReleaseProposal
  'console/release/record': typeof consoleReleaseRecord
  'console/release/review': typeof consoleReleaseReview
  'console/release/translation': typeof consoleReleaseTranslation
  'console/role/bulk': typeof consoleRoleBulk
  'console/role/explain': typeof consoleRoleExplain
  'console/role/list': typeof consoleRoleList
  'console/role/members': typeof consoleRoleMembers
  'console/role/setting': typeof consoleRoleSetting
  'console/search': typeof consoleSearch
  'console/second-step': typeof consoleSecondStep
  'console/setting': typeof consoleSetting
  'console/sign-in-step': typeof consoleSignInStep
  'console/start': typeof consoleStart
  'console/user/bulk': typeof consoleUserBulk
  'console/user/form': typeof consoleUserForm
  'console/user/import': typeof consoleUserImport
  'console/user/invite': typeof consoleUserInvite
  'console/user/list': typeof consoleUserList
  'console/user/sessions': typeof consoleUserSessions
  'console/webhook': typeof consoleWebhook
  'site/about/page': typeof siteAboutPage
  'site/asked/dealer': typeof siteAskedDealer
  'site/asked/document': typeof siteAskedDocument
  'site/asked/event': typeof siteAskedEvent
  'site/asked/product': typeof siteAskedProduct
  'site/asked/vacancy': typeof siteAskedVacancy
  'site/compare/compare': typeof siteCompareCompare
  'site/dealers/dealer': typeof siteDealersDealer
  'site/documents/document': typeof siteDocumentsDocument
  'site/enquiry/form': typeof siteEnquiryForm
  'site/enquiry/own': typeof siteEnquiryOwn
  'site/errors': typeof siteErrors
  'site/events/event': typeof siteEventsEvent
  'site/found/kinds': typeof siteFoundKinds
  'site/found/suggestions': typeof siteFoundSuggestions
  'site/frame': typeof siteFrame
  'site/goods/hot-products': typeof siteGoodsHotProducts
  'site/goods/product-type': typeof siteGoodsProductType
  'site/home/page': typeof siteHomePage
  'site/listing': typeof siteListing
  'site/own/own': typeof siteOwnOwn
  'site/parts': typeof siteParts
  'site/product/facts': typeof siteProductFacts
  'site/product/product': typeof siteProductProduct
  'site/quote/page': typeof siteQuotePage
  'site/search/page': typeof siteSearchPage
  'site/share/share': typeof siteShareShare
  'site/sizing/sizing': typeof siteSizingSizing
  'site/stories/news': typeof siteStoriesNews
  'site/stories/success-case': typeof siteStoriesSuccessCase
  'site/ui': typeof siteUi
  'site/vacancies/vacancy': typeof siteVacanciesVacancy
}

/** Those that are needed in all languages at once. */
export type NameTrees = {
  'kinds/names': typeof kindsNames
  'kinds/own': typeof kindsOwn
  'names/pages': typeof namesPages
  'names/quote': typeof namesQuote
  'names/reply': typeof namesReply
}

/** Those that the server reads, beside all others. */
export type ServerTrees = {
  'server/auth': typeof serverAuth
  'server/dashboard': typeof serverDashboard
  'server/delivery': typeof serverDelivery
  'server/http/answers': typeof serverHttpAnswers
  'server/http/fields': typeof serverHttpFields
  'server/letters/account': typeof serverLettersAccount
  'server/letters/backup': typeof serverLettersBackup
  'server/letters/enquiry': typeof serverLettersEnquiry
  'server/letters/invite': typeof serverLettersInvite
  'server/letters/message': typeof serverLettersMessage
  'server/letters/order': typeof serverLettersOrder
  'server/letters/quote': typeof serverLettersQuote
  'server/letters/reset': typeof serverLettersReset
  'server/letters/review': typeof serverLettersReview
  'server/letters/right': typeof serverLettersRight
  'server/letters/sentinel': typeof serverLettersSentinel
  'server/log': typeof serverLog
  'server/media': typeof serverMedia
  'server/menu': typeof serverMenu
  'server/message/files': typeof serverMessageFiles
  'server/message/rules': typeof serverMessageRules
  'server/message/sheet': typeof serverMessageSheet
  'server/news-import': typeof serverNewsImport
  'server/page': typeof serverPage
  'server/parts/files': typeof serverPartsFiles
  'server/parts/images': typeof serverPartsImages
  'server/parts/offers': typeof serverPartsOffers
  'server/parts/papers': typeof serverPartsPapers
  'server/parts/people': typeof serverPartsPeople
  'server/parts/site': typeof serverPartsSite
  'server/product-type': typeof serverProductType
  'server/product/checks': typeof serverProductChecks
  'server/program': typeof serverProgram
  'server/publishing/cards': typeof serverPublishingCards
  'server/publishing/fields': typeof serverPublishingFields
  'server/publishing/kinds': typeof serverPublishingKinds
  'server/publishing/lifecycle': typeof serverPublishingLifecycle
  'server/publishing/pictures': typeof serverPublishingPictures
  'server/publishing/proposals': typeof serverPublishingProposals
  'server/publishing/references': typeof serverPublishingReferences
  'server/publishing/releases': typeof serverPublishingReleases
  'server/publishing/review': typeof serverPublishingReview
  'server/publishing/rich-text': typeof serverPublishingRichText
  'server/publishing/sheets': typeof serverPublishingSheets
  'server/publishing/translation': typeof serverPublishingTranslation
  'server/quote/rules': typeof serverQuoteRules
  'server/quote/sheet': typeof serverQuoteSheet
  'server/role': typeof serverRole
  'server/search': typeof serverSearch
  'server/setting': typeof serverSetting
  'server/user/rules': typeof serverUserRules
  'server/user/sheet': typeof serverUserSheet
  'server/view': typeof serverView
  'server/webhook': typeof serverWebhook
}

/** Rooms that are loaded together. */
export type Group =
  | 'console/dashboard'
  | 'console/delivery'
  | 'console/editor'
  | 'console/frame'
  | 'console/kinds'
  | 'console/list'
  | 'console/log'
  | 'console/login'
  | 'console/media'
  | 'console/menu'
  | 'console/message'
  | 'console/monitor'
  | 'console/my'
  | 'console/news'
  | 'console/product-type'
  | 'console/quote'
  | 'console/release'
  | 'console/role'
  | 'console/search'
  | 'console/second-step'
  | 'console/setting'
  | 'console/sign-in-step'
  | 'console/start'
  | 'console/user'
  | 'console/webhook'
  | 'site/about'
  | 'site/asked'
  | 'site/compare'
  | 'site/dealers'
  | 'site/documents'
  | 'site/enquiry'
  | 'site'
  | 'site/events'
  | 'site/found'
  | 'site/goods'
  | 'site/home'
  | 'site/own'
  | 'site/product'
  | 'site/quote'
  | 'site/search'
  | 'site/share'
  | 'site/sizing'
  | 'site/stories'
  | 'site/vacancies'

/** The values of the messages that ask for some. */
export type Values = {
  'console/dashboard/page': {
    filled: { count: string | number }
    missing: { count: string | number }
    stale: { count: string | number }
    hello: { name: string | number }
    topTypes: { count: string | number }
  }
  'console/dashboard/visit': {
    days: { count: string | number }
    change: { change: string | number }
    note: { zone: string | number }
    since: { day: string | number }
    gone: { id: string | number }
    list: { kinds: string | number }
  }
  'console/dashboard/waiting': {
    total: { late: number; count: number; written: string | number }
    unread: { groups: string | number }
    someLate: { count: string | number }
    late: {
      minutes: { n: string | number }
      hours: { n: string | number }
      days: { n: number }
    }
    left: {
      minutes: { n: string | number }
      hours: { n: string | number }
      days: { n: number }
    }
    mine: { count: string | number }
    nobody: { count: string | number }
    showAll: { count: string | number }
    writtenIn: { language: string | number }
    asks: { right: string | number }
    release: { count: number }
    lacks: { languages: string | number }
    trashed: { title: string | number }
    unpublished: { title: string | number }
    gone: { id: string | number }
    records: { count: number; written: string | number }
    pictures: { count: number; written: string | number }
    letters: { count: number; written: string | number }
    webhooks: { count: number; written: string | number }
    gap: {
      missing: { language: string | number }
      stale: { language: string | number }
    }
    next: { time: string | number; name: string | number }
    reviewAsked: { by: string | number }
    reviewReturned: { by: string | number }
    proposes: { program: string | number }
  }
  'console/dashboard/work': {
    free: { size: string | number }
    answersIn: { ms: string | number }
    sentinelAlarm: { says: string | number }
    copyServed: { time: string | number }
    lastFailed: { says: string | number }
  }
  'console/delivery': {
    readyForNobody: { sender: string | number }
    ready: { sender: string | number; recipients: string | number }
    again: { name: string | number }
    discarded: { name: string | number }
    row: { recipient: string | number; subject: string | number }
    total: { total: number; written: string | number }
    bulkSend: {
      ask: { count: string | number }
      done: { count: number }
    }
    bulkDiscard: {
      ask: { count: string | number }
      done: { count: number }
    }
  }
  'console/editor/editor': {
    savedAt: { time: string | number }
    failed: { why: string | number }
    createdAt: { time: string | number }
    updatedAt: { time: string | number }
    updatedAtBy: { time: string | number; by: string | number }
    publishedAt: { time: string | number }
    goesOn: { time: string | number }
    goesOff: { time: string | number }
    unpublishTitle: { name: string | number }
    pictureAt: { at: string | number }
    foundTitle: { time: string | number }
    presentEditing: { name: string | number }
    presentViewing: { name: string | number }
    removed: { name: string | number }
  }
  'console/editor/gone': {
    trashed: { name: string | number }
  }
  'console/editor/history': {
    note: { note: string | number }
    revision: { time: string | number; did: string | number }
  }
  'console/editor/limits': {
    only: { what: string | number }
  }
  'console/editor/media': {
    select: { name: string | number }
    open: { name: string | number }
    uploads: { count: number }
    failedUploads: { count: number }
    there: { name: string | number }
    recovered: { name: string | number }
    use: { count: number }
    more: { count: string | number }
    chosen: { count: string | number }
    atMost: { max: string | number }
  }
  'console/editor/parts': {
    languageBar: {
      missing: { count: string | number }
      stale: { count: string | number }
    }
    mergeDialog: {
      saysBy: { by: string | number }
    }
    recordDeletion: {
      description: { days: string | number }
      used: { count: number }
      linked: { count: number }
    }
    recordPicker: {
      full: { most: string | number }
    }
    scheduleDialog: {
      title: { name: string | number }
      publishFor: { when: string | number }
      unpublishFor: { when: string | number }
    }
    sortedList: {
      move: { name: string | number }
      remove: { name: string | number }
      told: { at: string | number; of: string | number }
    }
    textMarks: {
      missing: { name: string | number }
      stale: { name: string | number }
      changed: { changed: string | number; count: string | number }
    }
    trashDrawer: {
      gone: { at: string | number; until: string | number }
      goneBy: { at: string | number; by: string | number; until: string | number }
      restored: { live: boolean; name: string | number }
    }
    figureAlt: {
      label: { language: string | number }
      libraryHas: { text: string | number }
    }
  }
  'console/editor/pictures': {
    hint: { max: string | number }
    tooMany: { max: number }
    name: { index: string | number; count: string | number }
    movedTo: { index: string | number; count: string | number }
  }
  'console/editor/review': {
    wanted: { group: string | number; count: number }
    askedNote: { by: string | number; time: string | number }
    returnedNote: { by: string | number; reason: string | number }
  }
  'console/editor/rich-change': {
    kept: { count: number }
    format: { words: string | number; changes: string | number }
    became: { mark: string | number }
    ceased: { mark: string | number }
    becameStyle: { style: string | number }
  }
  'console/editor/rich-text': {
    actsOn: { text: string | number }
    pictureFailed: { why: string | number }
    count: { count: number; written: string | number }
    leftOut: { count: number }
  }
  'console/editor/specs': {
    rowKeyText: { most: string | number }
    spreadDone: { count: number }
  }
  'console/editor/time': {
    skipped: { time: string | number }
    inZone: { when: string | number; zone: string | number }
    forYou: { when: string | number }
  }
  'console/editor/values': {
    inherited: { names: string | number }
    gone: { key: string | number }
  }
  'console/frame/bar': {
    errors: { count: number }
    errorTimes: { count: string | number }
  }
  'console/frame/chart': {
    tableOf: { name: string | number }
    read: { name: string | number }
  }
  'console/frame/console': {
    lineAway: { time: string | number }
    lineWaits: { count: number }
  }
  'console/frame/door': {
    roles: { names: string | number }
    askedText: { names: string | number; time: string | number }
    declined: { name: string | number }
    back: { name: string | number }
  }
  'console/frame/find': {
    empty: { typed: string | number }
    found: { count: string | number }
    more: { counted: boolean; count: string | number }
    publishIt: { name: string | number }
    unpublishIt: { name: string | number }
    previewIt: { name: string | number }
    editIt: { name: string | number }
    askPublish: { name: string | number }
    changedBy: { who: string | number }
  }
  'console/frame/messages': {
    inbox: { count: number }
    noticeText: { count: number }
  }
  'console/frame/operations': {
    done: {
      add: { object: string | number }
      update: { object: string | number }
      delete: { object: string | number }
      recover: { object: string | number }
      move: { object: string | number }
      enable: { object: string | number }
      disable: { object: string | number }
      grant: { object: string | number }
      members: { object: string | number }
      resetPassword: { object: string | number }
      updatePassword: { object: string | number }
      avatar: { object: string | number }
      unlock: { object: string | number }
      endSession: { object: string | number }
      import: { object: string | number }
      export: { object: string | number }
      verify: { object: string | number }
      upload: { object: string | number }
      publish: { object: string | number }
      unpublish: { object: string | number }
      schedule: { object: string | number }
      restore: { object: string | number }
      replace: { object: string | number }
      rollback: { object: string | number }
      assign: { object: string | number }
      spam: { object: string | number }
      note: { object: string | number }
      reply: { object: string | number }
      merge: { object: string | number }
      canned: { object: string | number }
      send: { object: string | number }
      discard: { object: string | number }
      rotate: { object: string | number }
      begin: { object: string | number }
      save: { object: string | number }
      revise: { object: string | number }
      copy: { object: string | number }
      remind: { object: string | number }
      close: { object: string | number }
      reopen: { object: string | number }
      issue: { object: string | number }
      drop: { object: string | number }
      unschedule: { object: string | number }
      serve: { object: string | number }
      resetFactors: { object: string | number }
      ask: { object: string | number }
      withdraw: { object: string | number }
      approve: { object: string | number }
      giveBack: { object: string | number }
      comment: { object: string | number }
    }
    tried: {
      add: { object: string | number }
      update: { object: string | number }
      delete: { object: string | number }
      recover: { object: string | number }
      move: { object: string | number }
      enable: { object: string | number }
      disable: { object: string | number }
      grant: { object: string | number }
      members: { object: string | number }
      resetPassword: { object: string | number }
      updatePassword: { object: string | number }
      avatar: { object: string | number }
      unlock: { object: string | number }
      endSession: { object: string | number }
      import: { object: string | number }
      export: { object: string | number }
      verify: { object: string | number }
      upload: { object: string | number }
      publish: { object: string | number }
      unpublish: { object: string | number }
      schedule: { object: string | number }
      restore: { object: string | number }
      replace: { object: string | number }
      rollback: { object: string | number }
      assign: { object: string | number }
      spam: { object: string | number }
      note: { object: string | number }
      reply: { object: string | number }
      merge: { object: string | number }
      canned: { object: string | number }
      send: { object: string | number }
      discard: { object: string | number }
      rotate: { object: string | number }
      begin: { object: string | number }
      save: { object: string | number }
      revise: { object: string | number }
      copy: { object: string | number }
      remind: { object: string | number }
      close: { object: string | number }
      reopen: { object: string | number }
      issue: { object: string | number }
      drop: { object: string | number }
      unschedule: { object: string | number }
      serve: { object: string | number }
      resetFactors: { object: string | number }
      ask: { object: string | number }
      withdraw: { object: string | number }
      approve: { object: string | number }
      giveBack: { object: string | number }
      comment: { object: string | number }
    }
    named: { noun: string | number; name: string | number }
  }
  'console/frame/parts': {
    deleteDialog: {
      title: { name: string | number }
    }
    missingLanguages: {
      missing: { languages: string | number }
    }
    promptDialog: {
      tooLong: { limit: string | number }
    }
    mailBanner: {
      saysWaiting: { waiting: string | number }
      dead: { count: number; written: string | number }
    }
  }
  'console/frame/rights': {
    waiting: { count: string | number }
  }
  'console/frame/tabs': {
    closeTab: { title: string | number }
  }
  'console/kinds/aboutus': {
    line: {
      timeline: { n: string | number }
      culture: { n: string | number }
      honours: { n: string | number }
      offices: { n: string | number }
    }
  }
  'console/kinds/dealer': {
    total: { total: number; written: string | number }
    hints: {
      serves: { max: string | number }
    }
    line: {
      hours: { n: string | number }
      serves: { n: string | number }
    }
  }
  'console/kinds/document': {
    total: { total: number; written: string | number }
    hints: {
      'editions.files': { max: string | number; types: string | number }
    }
    line: {
      editions: { n: string | number }
      'editions.files': { n: string | number }
    }
  }
  'console/kinds/event': {
    total: { total: number; written: string | number }
  }
  'console/kinds/homepage': {
    line: {
      slides: { n: string | number }
      strengths: { n: string | number }
      figures: { n: string | number }
      certificates: { n: string | number }
      partners: { n: string | number }
    }
  }
  'console/kinds/news': {
    total: { total: number; written: string | number }
    hints: {
      attachments: { types: string | number }
    }
    line: {
      attachments: { n: string | number }
    }
  }
  'console/kinds/own': {
    total: { total: number; written: string | number }
    anyOf: { name: string | number }
  }
  'console/kinds/product': {
    total: { total: number; written: string | number }
    hints: {
      downloads: { types: string | number }
    }
    line: {
      highlights: { n: string | number }
      specs: { n: string | number }
      'specs.rows': { n: string | number }
      downloads: { n: string | number }
      tables: { n: string | number }
      'tables.rows': { n: string | number }
      curves: { n: string | number }
      'curves.series': { n: string | number }
      orderCode: { n: string | number }
      'orderCode.options': { n: string | number }
      replaces: { n: string | number }
      parts: { n: string | number }
      regionalPrices: { n: string | number }
    }
  }
  'console/kinds/productType': {
    line: {
      attributes: { n: string | number }
      'attributes.choices': { n: string | number }
    }
  }
  'console/kinds/successCase': {
    total: { total: number; written: string | number }
    hints: {
      results: { max: string | number }
    }
    line: {
      results: { n: string | number }
    }
  }
  'console/kinds/vacancy': {
    total: { total: number; written: string | number }
    hints: {
      steps: { max: string | number }
    }
    line: {
      steps: { n: string | number }
    }
  }
  'console/list/add-to-release': {
    title: { count: number }
    holds: { count: number }
    added: { count: number; name: string | number }
  }
  'console/list/fields': {
    add: { what: string | number }
    remove: { what: string | number }
  }
  'console/list/files': {
    uploading: { name: string | number; percent: string | number }
    tooMany: { most: string | number }
  }
  'console/list/gaps': {
    missing: { language: string | number }
    stale: { language: string | number }
  }
  'console/list/import': {
    fine: { updated: string | number; added: string | number; unchanged: string | number }
    nothing: { unchanged: number }
    wrong: { refused: string | number; rows: string | number }
    done: { added: string | number; updated: string | number; unchanged: string | number }
    only: { shown: string | number; rows: string | number }
    kind: {
      title: { many: string | number }
      knownBy: { field: string | number }
      run: { count: number }
    }
  }
  'console/list/list': {
    more: { name: string | number }
    olderText: { count: string | number }
    narrow: { count: string | number }
    selectRow: { name: string | number }
    selected: { count: number }
    selectMost: { count: string | number }
    unfit: { count: number }
    progress: { at: string | number; count: string | number }
    summary: { done: string | number; failed: string | number }
    stopped: { left: number }
    undone: { count: number }
    viewSaved: { name: string | number }
    replaceView: { name: string | number }
    replaceAsk: { name: string | number }
    deleteView: { name: string | number }
    viewDeleted: { name: string | number }
    exporting: { size: string | number }
    days: { count: string | number }
  }
  'console/list/parts': {
    moveHandle: {
      move: { name: string | number }
    }
  }
  'console/list/records': {
    published: { name: string | number }
    unpublished: { name: string | number }
    removed: { name: string | number }
    duplicated: { name: string | number }
    unpublishTitle: { name: string | number }
    notPublished: { name: string | number }
    publishMany: { count: number }
    publishedMany: { count: number }
    unpublishMany: { count: number }
    unpublishedMany: { count: number }
    moveMany: { count: number }
    movedMany: { count: number }
    removeMany: { count: number }
    removedMany: { count: number }
  }
  'console/log/logins': {
    kept: { days: number }
    unlocked: { name: string | number }
    total: { total: number; written: string | number }
  }
  'console/log/operations': {
    kept: { days: number }
    program: { name: string | number }
    row: { at: string | number }
    entry: { id: string | number }
    whole: { count: number; written: string | number }
    span: { first: string | number; last: string | number }
    broken: { id: string | number }
    brokenText: { count: string | number }
    removed: { id: string | number }
    total: { total: number; written: string | number }
  }
  'console/media/detail': {
    by: { who: string | number; when: string | number }
    uploaded: { who: string | number }
  }
  'console/media/library': {
    total: { total: number; written: string | number }
    folderActions: { name: string | number }
    moved: { count: number }
    askMove: { count: number }
    tagged: { count: number }
    askTag: { count: number }
    askRemove: { count: number }
    removed: { count: number }
    recovered: { name: string | number }
    gone: { day: string | number }
  }
  'console/menu': {
    visibleOf: { name: string | number }
    enabledOf: { name: string | number }
    moved: { name: string | number }
    shown: { name: string | number }
    nowHidden: { name: string | number }
    nowEnabled: { name: string | number }
    nowDisabled: { name: string | number }
    disableTitle: { name: string | number }
    editTitle: { name: string | number }
    keyHeld: { roles: number }
    saved: { name: string | number }
    added: { name: string | number }
    removed: { name: string | number }
  }
  'console/message/action': {
    assigned: { to: string | number }
    unassigned: { from: string | number }
    reassigned: { from: string | number; to: string | number }
    state: { from: string | number; to: string | number }
    due: { to: string | number }
    replied: { to: string | number }
    merged: { from: string | number }
    mergedInto: { to: string | number }
    unmerged: { from: string | number }
    because: { reason: string | number }
  }
  'console/message/detail': {
    copy: { what: string | number }
    takenOut: { number: string | number }
    inDays: { count: string | number }
    eraseMerged: { count: number }
    erased: { number: string | number }
    done: {
      assigned: { name: string | number }
      merged: { count: number }
    }
    mergeTitle: { number: string | number }
    mergeOk: { count: number }
    clockThere: { time: string | number }
  }
  'console/message/inbox': {
    total: { total: number; written: string | number }
    row: { name: string | number; number: string | number }
    assign: {
      ask: { count: number }
      done: { count: number }
    }
    close: {
      ask: { count: number }
      done: { count: number }
    }
    spam: {
      ask: { count: number }
      done: { count: number }
    }
    notSpam: {
      ask: { count: number }
      done: { count: number }
    }
  }
  'console/message/reply': {
    removeAsk: { title: string | number }
    removed: { title: string | number }
  }
  'console/monitor': {
    speaksFor: { host: string | number; pid: string | number }
    updated: { time: string | number }
    away: { time: string | number }
    refused: { time: string | number }
    load: { value: string | number; count: number }
    processors: { count: number }
    ofTotal: { total: string | number }
    limited: { total: string | number }
    heapText: { used: string | number }
    delayText: { busy: string | number }
    failedText: { rate: string | number }
    databaseText: { size: string | number }
  }
  'console/my/tokens': {
    chosen: { count: number }
    made: { name: string | number }
    from: { address: string | number }
    revokedBy: { name: string | number }
    revoked: { name: string | number }
    total: { count: number }
    daysCount: { count: number }
    nobody: { name: string | number }
  }
  'console/news/import': {
    oldAddress: { path: string | number }
    run: { count: number }
    running: { done: string | number; count: string | number }
    done: { count: number }
    others: { what: string | number }
  }
  'console/product-type/list': {
    moved: { name: string | number }
    editTitle: { name: string | number }
    saved: { name: string | number }
    savedDraft: { name: string | number }
    publishTitle: { name: string | number }
    stays: { name: string | number }
    deepest: { levels: string | number }
  }
  'console/quote/desk': {
    title: { number: string | number }
    draftVersion: { edition: string | number }
    sentVersion: { edition: string | number }
    jumps: {
      quote: { total: string | number }
    }
    inDays: { count: string | number }
    intro: { language: string | number }
    conditions: { language: string | number }
    inLine: { label: string | number; at: string | number }
    lineMore: { name: string | number }
    removed: { name: string | number }
    moved: { at: string | number; of: string | number }
    removeOption: { name: string | number }
    beside: { name: string | number }
    asOwn: { words: string | number }
    extraAmount: { name: string | number }
    totalIn: { currency: string | number }
    addAsked: { count: number }
    lackAt: { at: string | number; lack: string | number }
    draftOf: { edition: string | number }
    versionSent: { edition: string | number }
    openedTimes: { count: number }
    paperTitle: { number: string | number; edition: string | number }
    copyOne: { number: string | number }
    discardTitle: { edition: string | number }
    discardText: { edition: string | number }
    overtaken: { edition: string | number }
    done: {
      sent: { edition: string | number }
      revised: { edition: string | number }
      scheduled: { edition: string | number }
      unscheduled: { edition: string | number }
    }
    leavesAt: { edition: string | number; time: string | number }
    overtakenScheduled: { edition: string | number }
  }
  'console/quote/fields': {
    line: { at: string | number }
    extra: { at: string | number }
  }
  'console/quote/list': {
    endSoon: { count: number }
    numberOf: { number: string | number; edition: string | number }
    total: { total: number; written: string | number }
    endsIn: { count: number }
    opened: { count: number }
    remindedAt: { time: string | number }
    row: { number: string | number; customer: string | number }
    bulkLost: {
      ask: { count: number }
      done: { count: number }
    }
    leavesAt: { time: string | number }
  }
  'console/quote/notices': {
    asked: { time: string | number }
    renewal: { time: string | number }
    accepted: { name: string | number; time: string | number }
    orderNumber: { number: string | number }
    declined: { time: string | number; reason: string | number }
    lost: { time: string | number; reason: string | number }
    won: { time: string | number }
    ended: { day: string | number }
    scheduled: { edition: string | number; time: string | number }
    scheduledBy: { name: string | number }
  }
  'console/quote/send': {
    title: { number: string | number; edition: string | number }
    paper: { language: string | number }
    body: { language: string | number }
    remind: { days: string | number }
    nudge: { days: string | number }
    before: { edition: string | number; next: string | number }
    clock: { time: string | number; country: string | number }
    morning: { country: string | number }
    clockThen: { time: string | number; country: string | number }
    free: { count: number }
  }
  'console/quote/versions': {
    draft: { edition: string | number }
    sent: { edition: string | number }
    opened: { count: number }
    paperOf: { edition: string | number }
    said: { text: string | number }
    remindsAt: { time: string | number; name: string | number }
    nudgesAt: { time: string | number }
    inDays: { count: string | number }
    compareTitle: { from: string | number; to: string | number }
    beginFrom: { edition: string | number }
    leaves: { edition: string | number; time: string | number }
  }
  'console/quote/words': {
    draftOf: { edition: string | number }
    done: {
      won: { number: string | number }
      lost: { number: string | number }
      reopened: { number: string | number }
    }
    wonDialog: {
      title: { number: string | number }
      confirmTitle: { number: string | number }
    }
    lostDialog: {
      title: { number: string | number }
    }
    inInbox: { number: string | number; state: string | number }
  }
  'console/release/back': {
    title: { time: string | number }
    asOf: { time: string | number }
    behind: { from: string | number; to: string | number }
    counts: {
      changed: { count: number }
      hidden: { count: number }
      added: { count: number }
    }
    more: { count: string | number }
    lost: { count: number }
    edits: { count: number }
    nameOf: { time: string | number }
    put: { count: number }
    done: { count: number }
  }
  'console/release/detail': {
    made: { time: string | number }
    madeBy: { name: string | number; time: string | number }
    planFor: { when: string | number }
    publishTitle: { count: number }
    publishText: { on: number; off: number }
    published: { name: string | number }
    rollBackTitle: { name: string | number }
    rollBackText: { count: number }
    removed: { name: string | number }
  }
  'console/release/list': {
    entryCount: { count: number }
    total: { total: number; written: string | number }
  }
  'console/release/past': {
    since: { time: string | number }
    asPublished: { time: string | number }
    frame: { address: string | number }
    copy: {
      serveTitle: { time: string | number }
      served: { time: string | number }
      servedText: { since: string | number; by: string | number; reason: string | number }
    }
  }
  'console/release/proposal': {
    programOf: { program: string | number; person: string | number }
    decided: { decided: string | number; count: string | number }
    total: { total: number; written: string | number }
    everyCall: { count: number }
    modelAt: { model: string | number; time: string | number }
    cost: { cost: string | number }
    hidden: { count: number }
    count: { count: number }
    taken: { count: string | number }
    of: { decided: string | number; count: string | number }
    closeText: { count: number }
    outcome: { taken: string | number; left: string | number }
    against: { version: string | number }
    takeAll: { count: string | number }
    changed: { by: string | number; time: string | number }
    why: { why: string | number }
    decisions: {
      taken: { by: string | number; time: string | number }
      left: { by: string | number; time: string | number }
    }
    takenNow: { count: number }
    leftNow: { count: number }
    desk: { person: string | number }
    from: { model: string | number; time: string | number }
  }
  'console/release/record': {
    action: { name: string | number }
    look: { name: string | number }
    onSite: { name: string | number }
    take: { name: string | number }
    taken: { name: string | number }
    put: { count: number }
    chosen: { count: number }
    full: { most: string | number }
    added: { count: number }
    approved: { approved: string | number; count: string | number }
    askAll: { count: number }
    askedAll: { count: number }
  }
  'console/release/review': {
    askedBy: { by: string | number; time: string | number }
    comments: { count: number }
    total: { count: number }
    versions: { version: string | number; shown: string | number }
    versionNew: { version: string | number }
    changes: { count: number }
    needs: { group: string | number; given: string | number; wanted: string | number }
    approvedBy: { names: string | number }
    returnedTitle: { by: string | number; time: string | number }
    approvedTitle: { version: string | number }
    voidText: { names: string | number; version: string | number }
    doneCount: { count: number }
    approve: { version: string | number }
    publish: { version: string | number }
    approved: { version: string | number }
    published: { version: string | number }
  }
  'console/release/translation': {
    from: { language: string | number }
    remembered: { count: number }
    machineIs: { name: string | number }
    glossary: { count: number }
    total: { total: number; written: string | number }
    byMachine: { name: string | number }
    askMemory: { count: number }
    askMachine: { count: number }
    machineText: { name: string | number }
    looked: { count: number }
    exportMost: { count: string | number }
    drafted: { count: number }
    left: { count: number }
    lookAt: { number: string | number }
    skipped: { count: number }
    toDo: { changed: string | number; count: string | number }
    termIn: { number: string | number; language: string | number }
    dropTerm: { number: string | number }
  }
  'console/role/bulk': {
    enabled: {
      ask: { count: number }
      done: { count: number }
    }
    disabled: {
      ask: { count: number }
      done: { count: number }
    }
    remove: {
      ask: { count: number }
      done: { count: number }
    }
  }
  'console/role/explain': {
    titleOf: { name: string | number }
    allowed: { person: string | number; key: string | number }
    refused: { person: string | number; key: string | number }
    grants: {
      button: { keys: string | number }
    }
  }
  'console/role/list': {
    membersOf: { name: string | number }
    total: { total: number; written: string | number }
    enabledOf: { name: string | number }
    nowEnabled: { name: string | number }
    nowDisabled: { name: string | number }
    disableTitle: { name: string | number }
    disableText: { count: number }
    editTitle: { name: string | number }
    saved: { name: string | number }
    added: { name: string | number }
    removed: { name: string | number }
  }
  'console/role/members': {
    title: { name: string | number }
    addDo: { count: number }
    select: { name: string | number }
    selected: { count: string | number }
    removeOne: { name: string | number }
    removeMany: { count: number }
    removeTitle: { count: number }
    removed: { count: number }
    added: { count: number }
    total: { count: number; written: string | number }
  }
  'console/role/setting': {
    title: { name: string | number }
    granted: { count: string | number; total: string | number }
    added: { count: string | number }
    removed: { count: string | number }
    saved: { name: string | number }
  }
  'console/search': {
    timesOf: { times: number }
    forgotten: { word: string | number }
    total: { total: number; written: string | number }
  }
  'console/second-step': {
    demanded: { roles: string | number }
    renameOf: { name: string | number }
    left: { count: number }
    removeOf: { name: string | number }
    removeTitle: { name: string | number }
    provider: {
      again: { provider: string | number }
      text: { provider: string | number }
      waiting: { provider: string | number }
      signInText: { provider: string | number }
    }
  }
  'console/setting': {
    hints: {
      configured: { list: string | number }
      addressConfigured: { days: number }
    }
    lines: {
      phones: { at: string | number }
      social: { at: string | number }
      headerLinks: { at: string | number }
      footerLinks: { at: string | number }
      headTags: { at: string | number }
      regions: { at: string | number }
    }
    colour: {
      ratio: { value: string | number }
    }
    mail: {
      sender: { address: string | number }
      sent: { to: string | number }
    }
    languages: {
      whole: { filled: string | number; total: string | number }
      up: { language: string | number }
      down: { language: string | number }
      emptyTitle: { language: string | number }
      emptyText: { records: number; published: number; pictures: string | number; names: string | number }
      emptyKept: { count: number }
      emptied: { count: number }
    }
    ownKinds: {
      imported: { kind: string | number }
      noKind: { file: string | number }
      there: { address: string | number }
      most: { max: string | number }
      up: { kind: string | number }
      down: { kind: string | number }
      brings: { count: number }
      editTitle: { kind: string | number }
      hints: {
        earlier: { addresses: string | number }
      }
    }
    ownFields: {
      count: { count: number }
      edit: { kind: string | number }
      title: { kind: string | number }
      line: { n: string | number }
      emptyTitle: { name: string | number }
      emptyText: { records: number; published: number }
      emptied: { count: number }
      valuesOf: { name: string | number }
      misfits: { records: number; readable: number }
      firstOnes: { count: string | number }
      convert: { count: string | number }
      converted: { count: number }
    }
    regions: {
      restore: { region: string | number }
    }
  }
  'console/sign-in-step': {
    provider: {
      with: { provider: string | number }
      going: { provider: string | number }
    }
  }
  'console/start': {
    nextTry: { seconds: string | number }
    failures: {
      refused: { code: string | number }
    }
  }
  'console/user/bulk': {
    enable: {
      ask: { count: number }
      done: { count: number }
    }
    disable: {
      ask: { count: number }
      done: { count: number }
    }
    remove: {
      ask: { count: number }
      done: { count: number }
    }
    recover: {
      ask: { count: number }
      done: { count: number }
    }
  }
  'console/user/form': {
    editTitle: { name: string | number }
    saved: { name: string | number }
    added: { name: string | number }
    roleDisabled: { title: string | number }
    resetTitle: { name: string | number }
    resetDone: { name: string | number }
    recoverTitle: { name: string | number }
    recovered: { name: string | number }
    handOver: { name: string | number }
  }
  'console/user/import': {
    run: { count: number }
  }
  'console/user/invite': {
    description: { hours: string | number }
    sent: { email: string | number }
    username: { name: string | number }
  }
  'console/user/list': {
    total: { total: number; written: string | number }
    sessionsCount: { count: number }
    unlocked: { name: string | number }
    switchOf: { name: string | number }
    enabledNow: { name: string | number }
    disabledNow: { name: string | number }
    removed: { name: string | number }
    recovered: { name: string | number }
    resetFactorsTitle: { name: string | number }
    resetFactorsDone: { name: string | number }
  }
  'console/user/sessions': {
    title: { name: string | number }
    on: { browser: string | number; system: string | number }
    endOf: { name: string | number }
  }
  'console/webhook': {
    editTitle: { name: string | number }
    saved: { name: string | number }
    deliveriesOf: { name: string | number }
    status: { status: number }
    took: { milliseconds: string | number }
    attempts: { count: number }
  }
  'server/auth': {
    tooManyPasskeys: { most: string | number }
    signInThere: { provider: string | number }
  }
  'server/dashboard': {
    wrongSpan: { most: string | number }
  }
  'server/delivery': {
    tooFar: { most: string | number }
  }
  'server/http/answers': {
    noSuchCall: { method: string | number; path: string | number }
    badField: { shown: string | number }
  }
  'server/http/fields': {
    tooShort: { number: string | number }
    tooFew: { number: string | number }
    tooSmall: { number: string | number }
    tooLong: { number: string | number }
    tooMany: { number: string | number }
    tooBig: { number: string | number }
    must: { values: string | number }
    mustBeOneOf: { values: string | number }
  }
  'server/letters/account': {
    password: {
      subject: { company: string | number }
      byLink: { name: string | number; username: string | number; address: string | number }
      byOneself: { name: string | number; username: string | number; address: string | number }
    }
    address: {
      subject: { company: string | number }
      body: { name: string | number; username: string | number; address: string | number }
    }
    newPlace: {
      subject: { company: string | number }
      body: { name: string | number; username: string | number; address: string | number; device: string | number }
    }
    recovery: {
      subject: { company: string | number }
      body: { name: string | number; username: string | number; address: string | number; left: string | number }
    }
    factors: {
      subject: { company: string | number }
      added: { name: string | number; username: string | number; address: string | number }
      removed: { name: string | number; username: string | number; address: string | number }
      renewed: { name: string | number; username: string | number; address: string | number }
      reset: { name: string | number; username: string | number }
      provider: { name: string | number; username: string | number; provider: string | number; address: string | number }
      program: { name: string | number; program: string | number; username: string | number; address: string | number }
    }
  }
  'server/letters/backup': {
    failed: {
      subject: { company: string | number }
      body: { says: string | number }
    }
    unproven: {
      subject: { company: string | number }
      body: { says: string | number }
    }
  }
  'server/letters/enquiry': {
    added: {
      subject: { name: string | number; number: string | number }
      body: { name: string | number; number: string | number }
    }
    erasure: {
      subject: { name: string | number; number: string | number }
      body: { name: string | number; number: string | number }
    }
    late: {
      subject: { number: string | number }
      body: { number: string | number; name: string | number }
    }
  }
  'server/letters/invite': {
    subject: { inviter: string | number; company: string | number }
    body: { name: string | number; inviter: string | number; company: string | number; username: string | number; hours: string | number }
    foot: { inviter: string | number }
  }
  'server/letters/message': {
    notice: {
      subject: { number: string | number; topic: string | number }
      body: { name: string | number; company: string | number; country: string | number; phone: string | number; email: string | number; kind: string | number; about: string | number; content: string | number; link: string | number }
      delivery: { day: string | number }
      about: {
        event: {
          subject: { number: string | number; topic: string | number }
        }
        vacancy: {
          subject: { number: string | number; topic: string | number }
        }
        document: {
          subject: { number: string | number; topic: string | number }
        }
        dealer: {
          subject: { number: string | number; topic: string | number }
        }
      }
    }
    thanks: {
      subject: { number: string | number }
      hello: { name: string | number }
      body: { hello: string | number; company: string | number; number: string | number }
      about: {
        event: {
          subject: { number: string | number }
          body: { hello: string | number; company: string | number; number: string | number }
        }
        vacancy: {
          subject: { number: string | number }
          body: { hello: string | number; company: string | number; number: string | number }
        }
        document: {
          subject: { number: string | number }
          body: { hello: string | number; company: string | number; number: string | number }
        }
        dealer: {
          subject: { number: string | number }
          body: { hello: string | number; company: string | number; number: string | number }
        }
      }
    }
    mailed: {
      subject: { title: string | number }
      body: { hello: string | number; company: string | number; title: string | number; days: string | number; number: string | number }
      open: { file: string | number }
    }
    replyFoot: { company: string | number; number: string | number; date: string | number; quoted: string | number }
  }
  'server/letters/order': {
    subject: { number: string | number }
    hello: { name: string | number }
    body: { hello: string | number; number: string | number; lines: string | number; total: string | number }
    order: { order: string | number }
    by: { time: string | number }
    staff: {
      name: { name: string | number }
      order: { order: string | number }
      total: { total: string | number }
      reason: { reason: string | number }
    }
  }
  'server/letters/quote': {
    sent: {
      subject: { number: string | number; company: string | number }
      hello: { name: string | number }
      body: { hello: string | number; enquiry: string | number; number: string | number; day: string | number; sender: string | number }
    }
    nudged: {
      subject: { number: string | number; day: string | number }
      body: { hello: string | number; number: string | number; day: string | number }
    }
    won: {
      subject: { number: string | number }
      body: { hello: string | number; number: string | number }
      order: { order: string | number }
    }
    foot: { company: string | number; number: string | number }
    staff: {
      asked: {
        subject: { customer: string | number; number: string | number }
        body: { customer: string | number; number: string | number }
      }
      accepted: {
        subject: { customer: string | number; number: string | number }
        body: { customer: string | number; number: string | number }
      }
      withdrawn: {
        subject: { customer: string | number; number: string | number }
        body: { customer: string | number; number: string | number }
      }
      declined: {
        subject: { customer: string | number; number: string | number }
        body: { customer: string | number; number: string | number }
      }
      renewal: {
        subject: { customer: string | number; number: string | number }
        body: { number: string | number; customer: string | number }
      }
      due: {
        subject: { number: string | number }
        body: { customer: string | number; number: string | number }
      }
      held: {
        subject: { number: string | number }
        body: { number: string | number; customer: string | number }
      }
    }
  }
  'server/letters/reset': {
    subject: { company: string | number }
    body: { name: string | number; address: string | number; username: string | number; minutes: string | number }
  }
  'server/letters/review': {
    asked: {
      subject: { title: string | number }
      body: { by: string | number; title: string | number }
    }
    approved: {
      subject: { title: string | number }
      body: { title: string | number; by: string | number }
    }
    returned: {
      subject: { title: string | number }
      body: { by: string | number; title: string | number }
    }
    mentioned: {
      subject: { by: string | number; title: string | number }
      body: { by: string | number; title: string | number }
    }
    urgent: {
      subject: { title: string | number }
      body: { by: string | number; title: string | number }
    }
  }
  'server/letters/right': {
    subject: { name: string | number; right: string | number }
    body: { name: string | number; username: string | number; right: string | number; company: string | number }
    why: { why: string | number }
  }
  'server/letters/sentinel': {
    subject: { company: string | number }
    body: { url: string | number; says: string | number }
  }
  'server/log': {
    tooFar: { most: string | number }
  }
  'server/media': {
    tooMany: { most: string | number }
    tooDeep: { most: string | number }
    alreadyThere: { name: string | number }
    unsupported: { types: string | number }
  }
  'server/menu': {
    tooDeep: { most: string | number }
    notItsPage: { page: string | number }
    keyGranted: { roles: number }
    keyHasButtons: { count: number }
    tooMany: { most: string | number }
    hasChildren: { count: number }
    beyondMenu: { keys: string | number }
    isGranted: { roles: number }
  }
  'server/message/rules': {
    tooManyCanned: { most: string | number }
    tooFar: { most: string | number }
  }
  'server/news-import': {
    problems: {
      notInList: { address: string | number }
      notFetched: { why: string | number; address: string | number }
      status: { status: string | number }
    }
    tooManyPosts: { most: string | number }
  }
  'server/parts/files': {
    tooLarge: { rows: string | number }
  }
  'server/parts/images': {
    query: {
      width: { widths: string | number }
      height: { shapes: string | number }
      fit: { fits: string | number }
      format: { formats: string | number }
    }
    tooManyBytes: { most: string | number }
    tooManyPixels: { megapixels: string | number }
    tooLong: { side: string | number }
    tooManyFrames: { frames: string | number; megapixels: string | number }
  }
  'server/parts/offers': {
    alternative: { name: string | number }
  }
  'server/parts/papers': {
    edition: { day: string | number; version: string | number }
    made: { day: string | number }
    madeAlone: { day: string | number }
    page: { page: string | number; pages: string | number }
    asOf: { day: string | number }
    compared: { models: string | number }
    sameInAll: { rows: number }
    products: { count: number }
    moreProducts: { count: string | number; total: string | number }
    moreAlone: { count: string | number; total: string | number }
  }
  'server/parts/people': {
    password: {
      length: { least: string | number; most: string | number }
    }
  }
  'server/product-type': {
    tooDeep: { most: string | number }
    tooMany: { most: string | number }
    hasChildren: { count: number }
    hasProducts: { count: number }
    keyInherited: { key: string | number }
  }
  'server/product/checks': {
    tooManyOnCard: { most: string | number }
  }
  'server/program': {
    tooMany: { count: string | number }
    tooManyOfOne: { most: string | number }
  }
  'server/publishing/fields': {
    title: { kind: string | number }
    hasKey: { key: string | number }
    unitOf: { units: string | number }
    columnsFull: { most: string | number }
    leadsElse: { kind: string | number }
    sideFull: { most: string | number }
    filtersFull: { most: string | number }
  }
  'server/publishing/kinds': {
    please: { field: string | number }
  }
  'server/publishing/lifecycle': {
    notShown: { type: string | number }
    endsBefore: { type: string | number }
    seenStill: { named: string | number }
  }
  'server/publishing/pictures': {
    notDescribed: { name: string | number; named: string | number }
  }
  'server/publishing/proposals': {
    tooLong: { most: string | number }
    tooManyOpen: { most: string | number }
    tooManyChanges: { most: string | number }
    tooManyCalls: { most: string | number }
    decided: { path: string | number }
    tooManyRecords: { most: string | number }
  }
  'server/publishing/references': {
    tooLong: { most: string | number }
    inCircle: { named: string | number }
    inCircleOfOthers: { named: string | number }
    stillUsed: { named: string | number }
  }
  'server/publishing/releases': {
    held: { name: string | number }
    tooMany: { most: string | number }
    untranslated: { language: string | number; field: string | number }
    changedSince: { named: string | number }
    tooManyBack: { most: string | number }
  }
  'server/publishing/review': {
    tooManyComments: { most: string | number }
    noPeople: { names: string | number }
  }
  'server/publishing/rich-text': {
    refused: {
      bytes: { kilobytes: string | number }
      depth: { levels: string | number }
      nodes: { most: string | number }
      table: { rows: string | number; cells: string | number }
    }
  }
  'server/publishing/sheets': {
    noQuantity: { units: string | number }
    noRange: { units: string | number }
    noSuch: { kind: string | number; typed: string | number }
    media: {
      several: { what: string | number; name: string | number }
      none: { what: string | number; name: string | number }
    }
    quoted: { word: string | number }
    only: { words: string | number }
    wrongLine: { typed: string | number }
    repeated: { row: string | number }
    noHeading: { column: string | number }
    template: { kind: string | number }
  }
  'server/publishing/translation': {
    drafted: { memory: number; machine: number }
    missed: { terms: string | number }
    breaks: { terms: string | number }
    into: { language: string | number }
    twice: { word: string | number }
    tooManyOpen: { most: string | number }
    machineRefused: { status: string | number }
    noLanguage: { languages: string | number }
  }
  'server/quote/rules': {
    tooManyVersions: { most: string | number }
    tooManyLines: { most: string | number }
    tooManyExtras: { most: string | number }
    tooMuch: { most: string | number }
    tooFar: { most: string | number }
    hourFar: { most: string | number }
  }
  'server/role': {
    tooMany: { most: string | number }
    hasMembers: { count: number }
    noMenu: { keys: string | number }
    beyondKeys: { keys: string | number }
    noSuchPeople: { count: number }
    tooManyRoles: { most: string | number; names: string | number }
    lastRole: { names: string | number }
    beyondLimits: { keys: string | number }
  }
  'server/search': {
    tooMany: { most: string | number }
    alone: { line: string | number }
    wide: { line: string | number; most: string | number }
    long: { line: string | number; most: string | number }
  }
  'server/setting': {
    kinds: {
      published: { count: number }
    }
    regions: {
      full: { most: string | number }
    }
  }
  'server/user/rules': {
    repeated: { row: string | number }
    tooManyPasswords: { most: string | number }
    tooFar: { most: string | number }
  }
  'server/view': {
    tooManyViews: { most: string | number }
  }
  'server/webhook': {
    tooManyWebhooks: { most: string | number }
  }
  'site/compare/compare': {
    title: { models: string | number }
    remove: { model: string | number }
    hidden: { rows: number }
  }
  'site/dealers/dealer': {
    byClock: { country: string | number }
    alsoServe: { country: string | number }
    routeOn: { name: string | number; map: string | number }
    askAbout: { name: string | number }
    count: { count: number }
    noneIn: { country: string | number }
  }
  'site/documents/document': {
    count: { count: number; shown: string | number }
    edition: { edition: string | number }
    older: { count: number }
    validUntil: { day: string | number }
    expired: { day: string | number }
    newerText: { was: string | number; edition: string | number }
    openOld: { was: string | number }
    alsoFor: { models: string | number }
    alsoForMore: { models: string | number; count: string | number }
  }
  'site/enquiry/form': {
    removeProduct: { name: string | number }
    fileReceived: { size: string | number }
    fileComing: { sent: string | number; size: string | number }
    fileStop: { name: string | number }
    fileTakeOut: { name: string | number }
    problems: {
      tooLong: { max: string | number }
    }
  }
  'site/enquiry/own': {
    title: { number: string | number }
    files: { room: number }
    consent: { text: string | number }
    stored: { pages: number }
    yourTime: { time: string | number }
    inPlace: { time: string | number; place: string | number }
    fileCount: { count: number }
    quote: {
      title: { number: string | number }
      validUntil: { day: string | number }
      ended: { day: string | number }
    }
  }
  'site/events/event': {
    from: { from: string | number; to: string | number }
    count: { count: number; shown: string | number }
  }
  'site/found/suggestions': {
    all: { keyword: string | number }
    count: { count: number }
  }
  'site/frame': {
    page: { number: string | number }
    productCount: { count: number; shown: string | number }
  }
  'site/goods/product-type': {
    filterCount: { groups: string | number }
    showCount: { count: number; shown: string | number }
    moreValues: { count: string | number }
    moreFilters: { count: number }
  }
  'site/home/page': {
    slide: { number: string | number; count: string | number }
  }
  'site/listing': {
    remove: { choice: string | number }
  }
  'site/own/own': {
    count: { count: number; shown: string | number }
  }
  'site/parts': {
    previewBanner: {
      until: { time: string | number }
    }
    tray: {
      put: { model: string | number }
      remove: { model: string | number }
    }
  }
  'site/product/facts': {
    replaces: { model: string | number; until: string | number }
    tableOf: { title: string | number }
  }
  'site/product/product': {
    show: { number: string | number; count: string | number }
    copy: { model: string | number }
    askTitle: { model: string | number }
    asOf: { day: string | number }
  }
  'site/quote/page': {
    called: { number: string | number }
    inquiry: { number: string | number }
    from: { name: string | number; day: string | number }
    sent: { day: string | number }
    version: { edition: string | number; number: string | number }
    amount: { currency: string | number }
    option: { name: string | number; amount: string | number }
    alternative: { name: string | number; amount: string | number }
    lineDelivery: { delivery: string | number }
    totalIn: { currency: string | number }
    validUntil: { day: string | number }
    daysLeft: { days: number }
    earlierOne: { edition: string | number; day: string | number }
    accept: {
      agree: { customer: string | number }
    }
    accepted: {
      text: { time: string | number }
      numbered: { orderNumber: string | number; time: string | number }
      sure: { day: string | number }
    }
    won: {
      numbered: { orderNumber: string | number }
    }
    declined: {
      reason: { reason: string | number }
    }
    ended: {
      title: { day: string | number }
    }
    wrong: {
      replaced: { edition: string | number }
    }
    renewal: { number: string | number; day: string | number }
  }
  'site/search/page': {
    resultsFor: { keyword: string | number }
    count: { count: number; shown: string | number }
    emptyTitle: { keyword: string | number }
    looselyWithout: { missing: string | number }
    firstLack: { missing: string | number }
    mended: { typed: string | number; keyword: string | number }
    askText: { keyword: string | number }
    question: { keyword: string | number }
    called: { name: string | number }
    replaces: { model: string | number }
  }
  'site/sizing/sizing': {
    ofProducts: { count: number }
    notFor: { medium: string | number }
    unsaid: { what: string | number }
    endsAt: { value: string | number }
    beginsAt: { value: string | number }
    price: { price: string | number }
    alsoAsk: { what: string | number }
    nearEnd: { what: string | number }
    tooHigh: { what: string | number }
    tooLow: { what: string | number }
    ofFamily: { count: number }
    spare: { most: string | number; at: string | number; apart: string | number }
    short: { most: string | number; at: string | number; apart: string | number }
    wellAt: { low: string | number; most: string | number; at: string | number }
    nearAt: { low: string | number; most: string | number; at: string | number }
    leastAt: { low: string | number; at: string | number }
    mostAt: { most: string | number; at: string | number }
    chart: { at: string | number; best: string | number }
    chartNone: { at: string | number }
    calm: { from: string | number; to: string | number }
  }
  'site/stories/news': {
    minutes: { minutes: string | number }
    count: { count: number; shown: string | number }
  }
  'site/stories/success-case': {
    count: { count: number; shown: string | number }
  }
  'site/ui': {
    picturePreview: {
      show: { number: string | number; count: string | number }
    }
    videoFacade: {
      description: { from: string | number }
      page: { from: string | number }
    }
  }
  'site/vacancies/vacancy': {
    count: { count: number; shown: string | number }
    closedText: { day: string | number }
  }
}
