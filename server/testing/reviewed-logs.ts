// Calls that leave no entry in the operation log, as they were reviewed.

/** Calls that every kind of content has. */
const OF_EACH_KIND: Record<string, string> = {
  revisions: 'reads',
  revision: 'reads',
  preview: 'shows what the asker may read anyway',
  presence: 'advice of the moment',
}
/** Calls that kinds with many records have as well. */
const OF_MANY: Record<string, string> = { ...OF_EACH_KIND, trash: 'reads', references: 'reads' }
const of = (base: string, calls: Record<string, string>) =>
  Object.fromEntries(Object.entries(calls).map(([call, why]) => [`/api/web/${base}/${call}`, why]))

/** Path to why it leaves none. A change here is a decision: review it as one. Public reads are not listed. */
export const UNLOGGED: Record<string, string> = {
  '/api/web/content/completeness': 'reads',
  '/api/auth/getCodes': 'draws a picture',
  '/api/auth/login': 'stands in the login log',
  '/api/auth/logout': 'stands in the login log',
  '/api/user/getUserInfo': 'reads',
  '/api/user/my/sessions': 'reads',
  '/api/user/list': 'reads',
  '/api/user/read': 'reads',
  '/api/user/sessions': 'reads',
  '/api/user/importTemplate': 'an empty form, which holds nothing of anybody',
  '/api/user/importCheck': 'changes nothing',
  '/api/user/listTreeUser': 'reads',
  '/api/role/list': 'reads',
  '/api/role/listAll': 'reads',
  '/api/role/read': 'reads',
  '/api/role/members': 'reads',
  '/api/role/explain': 'reads',
  '/api/menu/tree': 'reads',
  '/api/log/login/list': 'reads',
  '/api/log/operation/list': 'reads',
  '/api/log/operation/read': 'reads',
  '/api/view/list': 'reads',
  '/api/view/add': 'a comfort of one person, which concerns nobody else',
  '/api/view/delete': 'a comfort of one person, which concerns nobody else',
  '/api/monitor/server': 'reads',
  '/api/web/product/type/list': 'reads',
  '/api/web/product/type/tree': 'reads',
  '/api/web/product/type/read': 'reads',
  '/api/web/product/list': 'reads',
  '/api/web/product/read': 'reads',
  '/api/web/release/list': 'reads',
  '/api/web/release/read': 'reads',
  '/api/web/release/candidates': 'reads',
  '/api/web/release/preview': 'shows what the asker may read anyway',
  '/api/web/media/downloads': 'reads',
  '/api/web/news/list': 'reads',
  '/api/web/news/importCheck': 'changes nothing',
  '/api/web/news/read': 'reads',
  '/api/web/successCase/list': 'reads',
  '/api/web/successCase/terms': 'reads',
  '/api/web/successCase/products': 'reads',
  '/api/web/successCase/read': 'reads',
  ...of('media', {
    read: 'reads',
    list: 'reads',
    folders: 'reads',
    tags: 'reads',
    files: 'reads',
    uses: 'reads',
    trash: 'reads',
  }),
  ...of('homepage', { ...OF_EACH_KIND, read: 'reads', choices: 'reads' }),
  ...of('aboutus', { ...OF_EACH_KIND, read: 'reads' }),
  ...of('product/type', OF_MANY),
  ...of('product', OF_MANY),
  ...of('successCase', OF_MANY),
  ...of('news', OF_MANY),
}
