// The search for pages, on menus like the real ones.
import { expect, test } from 'vitest'
import type { Language } from '#contract/languages/language-codes.ts'
import { inEach } from '#contract/testing/in-each.ts'
import type { SidebarItem } from '#web/admin/frame/sidebar/sidebar-items.ts'
import { createRouteSearch } from './route-search.ts'

type Titles = [zh: string, en: string, es: string]
const leaf = (key: string, to: string, [zh, en, es]: Titles): SidebarItem => ({
  key,
  title: inEach({ zh, en, es }),
  icon: '',
  to,
  children: [],
})
const group = (key: string, [zh, en, es]: Titles, children: SidebarItem[]): SidebarItem => ({
  key,
  title: inEach({ zh, en, es }),
  icon: '',
  children,
})
const site = (key: string, titles: Titles) => leaf(key, `/webSystemManage/${key}`, titles)

const items: SidebarItem[] = [
  leaf('dashboard', '/dashboard', ['工作台', 'Dashboard', 'Panel']),
  group(
    'sysUserManage',
    ['系统管理', 'System', 'Sistema'],
    [
      leaf('userList', '/sysUserManage/userList', ['用户管理', 'Users', 'Usuarios']),
      leaf('roleList', '/sysUserManage/roleList', ['角色管理', 'Roles', 'Roles']),
      leaf('sysmenuList', '/sysUserManage/sysmenuList', ['菜单管理', 'Menus', 'Menús']),
    ],
  ),
  group(
    'logManagement',
    ['日志管理', 'Logs', 'Bitácoras'],
    [
      leaf('loginLog', '/logManagement/loginLog', ['登录日志', 'Sign-in log', 'Inicios de sesión']),
      leaf('operationLog', '/logManagement/operationLog', [
        '操作日志',
        'Operation log',
        'Bitácora de operaciones',
      ]),
    ],
  ),
  group(
    'webSystemManage',
    ['网站管理', 'Website', 'Sitio web'],
    [
      site('web_homepage', ['首页', 'Home page', 'Página de inicio']),
      site('web_news', ['新闻', 'News', 'Noticias']),
      site('web_product_type', ['产品类型', 'Product types', 'Tipos de producto']),
      site('web_product', ['产品', 'Products', 'Productos']),
      site('web_success_case', ['客户案例', 'Case studies', 'Casos de éxito']),
      site('web_message', ['询盘管理', 'Inquiries', 'Consultas']),
      {
        key: 'docs',
        title: inEach({ zh: '使用手册', en: 'Manual', es: 'Manual' }),
        icon: '',
        outside: 'https://docs.example.com/guide',
        children: [],
      },
      leaf('untitled', '/webSystemManage/untitled', ['', '', '']),
    ],
  ),
]

async function found(language: Language, typed: string): Promise<string[]> {
  return (await createRouteSearch(items, language))(typed).map((hit) => hit.key)
}

test('nothing typed finds nothing', async () => {
  for (const typed of ['', '   ', '\t\n', '\u3000']) expect(await found('zh', typed)).toEqual([])
})

test('a title is found by its beginning, its whole, one wrong letter and any case', async () => {
  for (const typed of ['Dash', 'dashboard', 'DASHBOARD', 'dashbord', 'ｄａｓｈ', ' dashboard ']) {
    expect((await found('en', typed))[0], typed).toBe('dashboard')
  }
})

test('a hit carries the chain of titles in the language shown and the way there', async () => {
  const [hit] = (await createRouteSearch(items, 'es'))('usuarios')
  expect(hit).toEqual({ key: 'userList', to: '/sysUserManage/userList', titles: ['Sistema', 'Usuarios'] })
  const [outside] = (await createRouteSearch(items, 'en'))('manual')
  expect(outside).toEqual({
    key: 'docs',
    outside: 'https://docs.example.com/guide',
    titles: ['Website', 'Manual'],
  })
})

test('the whole title comes before a longer one, the title before the path', async () => {
  expect((await found('zh', '产品')).slice(0, 2)).toEqual(['web_product', 'web_product_type'])
  expect((await found('en', 'product')).slice(0, 2)).toEqual(['web_product', 'web_product_type'])
  expect(await found('zh', 'product')).toEqual(['web_product', 'web_product_type'])
  const byLog = await found('en', 'log')
  expect(byLog.slice(0, 2).toSorted()).toEqual(['loginLog', 'operationLog'])
  expect((await found('en', 'news'))[0]).toBe('web_news')
})

/** The word with so many of its letters exchanged, spread over it. */
const misspelt = (word: string, mistakes: number) =>
  [...word].map((letter, at) => (at % 2 === 1 && at < 2 * mistakes ? 'x' : letter)).join('')
const LONG = 'abcdefghijklmnopqrst'
/** Which pages are found by the word: one that has it misspelt in its title, one in its path. */
async function misspeltIn({ title, path }: { title: number; path?: number }) {
  const none: Titles = ['', 'Other', '']
  const pages = [leaf('title', '/0', ['', misspelt(LONG, title), ''])]
  if (path !== undefined) pages.push(leaf('path', `/${misspelt(LONG, path)}`, none))
  return (await createRouteSearch(pages, 'en'))(LONG).map((hit) => hit.key)
}

test('a title weighs 0.7 and a path 0.3: a worse title wins up to that, and no further', async () => {
  // The score of a word is the share of its wrong letters, taken to the power of the weight.
  expect(await misspeltIn({ title: 5, path: 1 })).toEqual(['title', 'path'])
  expect(await misspeltIn({ title: 6, path: 1 })).toEqual(['path', 'title'])
})

test('a word is found with up to 0.4 of its letters wrong', async () => {
  expect(await misspeltIn({ title: 7 })).toEqual(['title'])
  expect(await misspeltIn({ title: 9 })).toEqual([])
})

test('a page is found by its path in every language', async () => {
  for (const language of ['zh', 'en', 'es'] as const) {
    expect((await found(language, 'sysmenuList'))[0]).toBe('sysmenuList')
    expect((await found(language, 'web_success_case'))[0]).toBe('web_success_case')
    expect((await found(language, '/logManagement/operationLog'))[0]).toBe('operationLog')
  }
})

test('the title of a menu finds the pages under it, after those of that title', async () => {
  const pages = await found('en', 'website')
  expect(pages).toEqual(expect.arrayContaining(['web_homepage', 'web_news', 'web_product', 'docs']))
  expect(pages).not.toContain('webSystemManage')
  expect(await found('zh', '日志')).toEqual(expect.arrayContaining(['loginLog', 'operationLog']))
})

test('several words must all fit, in any order', async () => {
  expect((await found('en', 'website products'))[0]).toBe('web_product')
  expect(await found('en', 'cases success')).toEqual(['web_success_case'])
  expect(await found('en', 'dashboard products')).toEqual([])
})

test('accents need not be typed', async () => {
  expect((await found('es', 'pagina'))[0]).toBe('web_homepage')
  expect((await found('es', 'menus'))[0]).toBe('sysmenuList')
  expect((await found('es', 'éxito'))[0]).toBe('web_success_case')
})

test('pinyin finds Chinese titles, in full, shortened and by initials', async () => {
  for (const typed of ['chanpinleixing', 'chan pin lei xing', 'cplx', 'CPLX', 'chanplx', 'leixing', 'lx']) {
    expect((await found('zh', typed))[0], typed).toBe('web_product_type')
  }
  expect((await found('zh', 'chanpin')).slice(0, 2).toSorted()).toEqual(['web_product', 'web_product_type'])
  expect((await found('zh', 'yhgl'))[0]).toBe('userList')
  expect((await found('zh', 'xinwen'))[0]).toBe('web_news')
})

test('pinyin of a menu finds the pages under it', async () => {
  expect(await found('zh', 'rizhiguanli')).toEqual(['loginLog', 'operationLog'])
})

test('pinyin finds nothing where the titles shown are not Chinese', async () => {
  expect(await found('en', 'chanpinleixing')).toEqual([])
})

test('what fits nothing finds nothing, and signs are only signs', async () => {
  for (const typed of ['zzzzzz', '!!!', '.*', '$^', '🙂🙂', '不存在的页面'])
    expect(await found('zh', typed), typed).toEqual([])
})

test('a pasted page is cut and answered at once', async () => {
  const search = await createRouteSearch(items, 'zh')
  const begun = performance.now()
  search('dashboard '.repeat(100_000))
  search('x'.repeat(1_000_000))
  expect(performance.now() - begun).toBeLessThan(10_000)
})

test('untitled items are no pages, and no items make no search', async () => {
  expect(await found('en', 'untitled')).toEqual([])
  expect((await createRouteSearch([], 'zh'))('产品')).toEqual([])
})
