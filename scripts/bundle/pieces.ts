// The pieces that the scripts of the browser come in: what pages share together, what few need apart. Weights are held by journeys.
import { HOUSE_LANGUAGES } from '../../contract/languages/house-languages.ts'
import { WRITTEN_LANGUAGES } from '../../contract/languages/language-facts.ts'

/** Parts of pages that list something; detail pages do without them. */
const LISTS =
  /\/web\/site\/listing\/(pager|paging|tabs|chips|use-list-head|product-listing|product-order|filter-form|filters\/(list-filters|filter-address|clear-filters))\.tsx?$/
/** Parts that the console uses, that come with a click, or that only pages with running text need. */
const LATER =
  /\/web\/(site\/(motion\/enlarge|enquiry-form\/(?!enquiry\.|enquiry-place|contact-lines)[\w/-]+|cards\/document-files|running-text)|ui\/(pictures\/(picture-preview|enlargement|zooming|enlarging|gallery-step|video-facade)|rich-text\/(rich-text|rich-headings)|oklch|highlight|relative-time|number-format|file-size|router-link|map-link))\.(tsx?|css)$/
/** What the first script asks before it knows whose page it is, and what every program needs. */
const FIRST =
  /\/(web\/(start|session\/(token|notice-waits)|client\/(cookie|preview)|app\/programs\/program-at)|contract\/(wire\/token|languages\/(language-codes|house-languages|site-in-page)))\.ts$|vite\/preload-helper/
/** What a page does before React, but what comes with a focus or on one page. */
const BEHAVIOUR =
  /\/web\/(site\/behaviour\/(?!search\/suggestions|slides\/(?!carousel-door)|choosing\/(sizing|tray|region)\.|near\/(near-pages|address-words)|pictures\/magnify|api|elements)|client\/(visit|page-document)\.|ui\/pictures\/(gallery-step|enlarging)\.|app\/programs\/site-program)/
/** Menus, words that appear, dialogs, messages, and what finds their place. */
const OVERLAYS =
  /\/node_modules\/(antd\/es\/(menu|dropdown|tooltip|popover|modal(?!\/locale)|message|notification)|@rc-component\/(menu|trigger|dropdown|tooltip|dialog|notification|overflow))\//
/** What the programs of visitors and of staff have in common. */
const BASE =
  /\/web\/(client\/once-key\.|site\/links\/addresses|i18n\/|session\/(redirect|notice)\.|app\/programs\/chosen-language|ui\/(icon|logo-mark|day|local-text|words\/(whole|head-words|chinese-words)|pictures\/image-address))|\/contract\/(visitor-outlines|languages\/(locales|whole)|wire\/answer|inputs\/external|media\/media-sizes)\.|\/rich-text\/link-target\./
/** What sign-in and console have in common. */
const STAFF = /\/web\/(client\/(plain-words|download-file)|session\/use-captcha)\.ts$/
/** Products in lists, and what comes with them. */
const GOODS =
  /\/web\/site\/(cards\/(product-card|key-specs|value|regional)|tray\/(pick|compare-chosen)|recent\/recent\.tsx)/
/** What lists are narrowed with; most are narrowed by nothing. */
const FILTERS = /\/web\/site\/listing\/filters\//
/** How parts of a page come after it. */
const LATER_PARTS = /\/web\/site\/later\/later\.tsx$/
/** News in lists, the case that leads, and the figures of cases. */
const STORIES = /\/web\/(site\/cards\/(stories\/(news-items|featured-case)|figures)|ui\/news-categories)/
/** What about us, dealers and a sent form show of an office. */
const OFFICES = /\/web\/site\/dealers\/(?!hours)/
/** Sheets of pages that are read. */
const READING = /\/web\/(site\/(prose|cards\/document-files)|ui\/pictures\/picture-preview)\.css$/
/** What pages of single records say as facts. */
const FACTS = /\/web\/site\/cards\/(own-facts|own-fact-list|fact-value|side-facts)/
/** It works without React, or comes with a piece of it. */
const APART = /\/web\/(site\/behaviour\/|ui\/words\/pieces-at\.)/
const isShared = (id: string) =>
  // A sheet comes with the pages that need it; together they would come with all.
  !id.endsWith('.css') &&
  /\/web\/(site\/(?!sizing\/|share\/|links\/own-kinds|recent\/(?:recent|kept)-|cards\/range)|ui\/|i18n\/)/.test(
    id,
  ) &&
  ![FIRST, APART, LISTS, LATER, LATER_PARTS, GOODS, STORIES, OFFICES, FACTS, FILTERS].some((others) =>
    others.test(id),
  )

/** Words of languages that few sites have come by themselves: what waits for them may not hold them. */
const OF_OTHERS = new RegExp(
  `[/:]texts/(?:\\w+/)?(?:${Object.keys(WRITTEN_LANGUAGES)
    .filter((code) => !HOUSE_LANGUAGES.some((one) => one === code))
    .join('|')}|others)(?:/|$)`,
)
const isOfKinds = (id: string) =>
  /\/(contract\/kinds|kinds\/(kind-)?names|names)[/.]/.test(id) && !OF_OTHERS.test(id)

export const PIECES = [
  { name: 'first', test: FIRST, priority: 6 },
  { name: 'behaviour', test: BEHAVIOUR, priority: 5 },
  // What some behaviours ask the server for, and draw by hand.
  {
    name: 'by-hand',
    test: /\/web\/(site\/behaviour\/(api|elements)|client\/read-items|ui\/pictures\/image-address)\.ts$/,
    priority: 4.7,
  },
  // How the server is asked and what words are fetched with: some behaviours need both, and no React.
  { name: 'asking', test: /\/web\/client\/(send|read-answer|outlines)\.ts$/, priority: 4.6 },
  { name: 'words', test: /\/web\/i18n\/speak\.ts$|virtual:texts\/entry$/, priority: 4.5 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'router', test: /node_modules\/react-router\/|\/web\/client\/door\.ts$/, priority: 3 },
  { name: 'base', test: BASE, priority: 2.5 },
  { name: 'staff', test: STAFF, priority: 2.4 },
  {
    name: 'entrance',
    test: /\/web\/(app\/programs\/entrance-program\.tsx|session\/(session|elsewhere)\.ts)$/,
    priority: 1.6,
  },
  // What stands around every page of the console comes in one piece.
  { name: 'frame', test: /\/web\/app\/admin-console\.tsx$/, priority: 1.5 },
  // Dialogs show it too; the dashboard has no dialogs.
  { name: 'skeleton', test: /node_modules\/antd\/es\/skeleton\//, priority: 1.3 },
  // What opens above a page comes in one piece, with the first press or the first list.
  { name: 'overlays', test: OVERLAYS, priority: 1.2 },
  // The console reads them too; what it is made of would come along.
  { name: 'checks', test: /\/contract\/inputs\/checks\.ts$/, priority: 2.2 },
  { name: 'filters', test: /\/contract\/products\/attribute-filter\.ts$/, priority: 2.2 },
  // What public pages share comes in two pieces instead of in thirty crumbs.
  { name: 'site', test: isShared, minShareCount: 2, priority: 2 },
  // Cards of products and of stories, and offices: many pages have none. What they show with is in the pieces above.
  // What pages that are read have: running text, documents, a picture that opens.
  { name: 'reading', test: READING, priority: 1.9 },
  // Products and lists that are narrowed have parts that come later.
  { name: 'later', test: LATER_PARTS, priority: 2.1 },
  { name: 'goods', test: GOODS, priority: 1.9 },
  { name: 'stories', test: STORIES, priority: 1.9 },
  { name: 'offices', test: OFFICES, priority: 1.9 },
  // A product's page writes quantities, and reads nothing of the kinds that have them.
  { name: 'measures', test: /\/contract\/quantities\/(measure|span|units)\.ts$/, priority: 2 },
  // News reads its texts, and nothing of the kinds that hold them.
  { name: 'rich-doc', test: /(?<!ui)\/rich-text\/rich-doc\.ts$/, priority: 2 },
  { name: 'lists', test: LISTS, minShareCount: 2, priority: 2 },
  // What nearly every page of the console needs comes in two pieces, not in thirty.
  { name: 'console', test: /\/web\/admin\//, minShareCount: 26, priority: 0 },
  // What the pages that let people in ask for, in one piece.
  {
    name: 'letting-in',
    test: /\/(provider-return|use-passkey-button|use-entrance-form|password-field|login\/entrance(-form|-languages)?)\.tsx?$/,
    priority: 0.5,
  },
  // What the first page says of records, in one piece.
  {
    name: 'told',
    test: /\/web\/admin\/(records\/(record-places|proposal-address|review-address)|shown-values\/(record-state|time-passed)|kinds\/kind-addresses|quotes\/(money|amounts))\.tsx?$/,
    priority: 0.5,
  },
  // What kinds of content are, and what they are called.
  { name: 'kinds', test: isOfKinds, priority: 1 },
  { name: 'icons', test: /\/@ant-design\/icons/, minShareCount: 21, priority: 0 },
]
