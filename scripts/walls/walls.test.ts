// The walls of docs/architecture.md stand: an import through any of them is an error of the linter.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

type Lines = Record<string, string[]>

/** Files, and lines of which each must be refused there. */
const REFUSED: Lines = {
  'contract/x.ts': [
    "import '#server/failure.ts'",
    "import '#web/client/send.ts'",
    "import 'fastify'",
    "import 'node:fs'",
  ],
  'rich-text/x.ts': [
    "import 'zod'",
    "import '#contract/products/product.ts'",
    "import '#server/failure.ts'",
    "import '../contract/inputs/checks.ts'",
  ],
  'server/main.ts': [
    "import '#web/client/send.ts'",
    "import '#server/features/news/routes.ts'",
    "import './features/news/routes.ts'",
    "import '#server/testing/app.ts'",
  ],
  'server/app.ts': [
    "import '#server/main.ts'",
    "import '#web/client/send.ts'",
    "import '#server/testing/app.ts'",
  ],
  'server/config.ts': ["import '#server/features/news/routes.ts'"],
  'server/features/news/routes.ts': [
    "import '#server/features/product/store.ts'",
    "import '../product/store.ts'",
    "import '#server/app.ts'",
    "import '#web/client/send.ts'",
  ],
  'server/features/news/routes.test.ts': ["import '#server/features/product/store.ts'"],
  'server/features/news/rules.ts': [
    "import 'fastify'",
    "import '@fastify/cookie'",
    "import 'kysely'",
    "import 'pg'",
    "import '#server/http/serve.ts'",
    "import '#server/storage/tables/tables.ts'",
  ],
  'server/features/news/store.ts': ["import '#server/http/serve.ts'", "import 'fastify'"],
  'server/http/x.ts': [
    "import '#server/features/news/routes.ts'",
    "import '#server/publishing/lifecycle/publishing.ts'",
  ],
  'server/publishing/x.ts': ["import '#server/http/serve.ts'", "import 'fastify'"],
  'server/publishing/cards/x.ts': ["import '#server/features/news/store.ts'"],
  'server/parts/x.ts': [
    "import '#server/publishing/lifecycle/publishing.ts'",
    "import '#server/http/serve.ts'",
  ],
  'server/parts/sheets/x.ts': [
    "import type { X } from '#server/http/serve.ts'",
    "export { x } from '#server/app.ts'",
    "const x = await import('#server/features/news/routes.ts')",
    "type X = import('#server/publishing/lifecycle/publishing.ts').X",
  ],
  'server/parts/x.test.ts': ["import '#web/client/send.ts'"],
  'server/features/role/right/right-store.ts': ["import '#server/parts/bus.ts'"],
  'server/features/news/import-rules.ts': ["import 'node:sqlite'", "import 'kysely/helpers/sqlite'"],
  'server/storage/x.ts': ["import '#server/parts/bus.ts'", "import '#server/config.ts'"],
  'server/storage/seed/x.ts': ["import '#server/publishing/lifecycle/publishing.ts'"],
  'web/main.tsx': [
    "import '#server/failure.ts'",
    "import '#web/features/news/api.ts'",
    "import '#web/admin/frame/sidebar/sidebar.tsx'",
  ],
  'web/render.tsx': ["import '#web/admin/frame/sidebar/sidebar.tsx'"],
  'web/app/routes.tsx': ["import '#server/failure.ts'", "import 'antd'", "import '#contract/calls.ts'"],
  'web/features/news/news-page.tsx': [
    "import '#web/features/product/api.ts'",
    "import '../product/api.ts'",
    "import '#server/failure.ts'",
    "import '#web/app/routes.tsx'",
    "import '#web/admin/frame/sidebar/sidebar.tsx'",
    "import 'antd'",
    "import '@ant-design/icons'",
    "import 'zod'",
    "import '#contract/news-and-cases/news.ts'",
    "import { type News } from '#contract/news-and-cases/news.ts'",
    "const x = await import('#contract/news-and-cases/news.ts')",
    "import { Link } from 'react-router'",
    "import { NavLink as Way, useHref } from 'react-router/dom'",
    "import { useHref, Form } from 'react-router'",
    "import { send } from '#web/client/send.ts'",
    "fetch('/api/web/news/listAll')",
  ],
  'web/features/news/rows/news-rows.tsx': [
    "import '../../product/api.ts'",
    "import './../../product/api.ts'",
    "import '#web/features/product/api.ts'",
    "import '#rich-text/clean-doc.ts'",
  ],
  'web/features/news/rows/admin-news-rows.tsx': ["import '#web/site/shell/site-header.tsx'"],
  'web/features/news/admin-news-page.tsx': [
    "import '#web/site/shell/site-header.tsx'",
    "import '#web/features/product/admin-api.ts'",
    "import { ask } from '#web/client/send.ts'",
  ],
  'web/features/news/news-page.test.tsx': [
    "import '#server/failure.ts'",
    "import '#web/features/product/api.ts'",
  ],
  'web/features/news/api.ts': ['new XMLHttpRequest()'],
  'web/site/x.tsx': [
    "import '#web/features/news/api.ts'",
    "import '#web/app/routes.tsx'",
    "import '#web/admin/frame/sidebar/sidebar.tsx'",
    "import 'antd'",
    "import 'zod'",
    "export { News } from '#contract/news-and-cases/news.ts'",
  ],
  'web/admin/x.tsx': [
    "import { Link } from 'react-router'",
    "import '#web/features/news/api.ts'",
    "import '#web/site/shell/site-header.tsx'",
    "import '#web/app/routes.tsx'",
  ],
  'web/session/x.ts': [
    "import '#web/admin/frame/sidebar/sidebar.tsx'",
    "import '#web/site/shell/site-header.tsx'",
    "import 'antd'",
  ],
  'web/client/x.ts': [
    "import '#web/session/session.ts'",
    "import '#web/ui/pictures/picture.tsx'",
    "import '#contract/calls.ts'",
    "import '#rich-text/rich-doc.ts'",
  ],
  'web/site/x.test.tsx': ["import '#server/failure.ts'"],
  'web/ui/rich-text/x.tsx': ["import '#web/site/shell/site-header.tsx'"],
  'web/ui/x.tsx': ["import '#web/site/shell/site-header.tsx'", "import '#web/client/send.ts'"],
  'web/i18n/x.ts': ["import '#web/ui/pictures/picture.tsx'", "import '#rich-text/rich-doc.ts'"],
  'contract/languages/language-codes.ts': ["import '#contract/languages/language.ts'"],
  'contract/wire/answer.ts': ["import 'zod'"],
  'e2e/x.e2e.ts': ["import '#server/app.ts'", "import '#web/client/send.ts'"],
  'bench/x.ts': ["import '#web/client/send.ts'"],
  'scripts/x.ts': ["import '#server/app.ts'", "import '#contract/calls.ts'"],
}

/** What must be possible, so that the walls have their doors. */
const ACCEPTED: Lines = {
  'contract/x.ts': ["import 'zod'", "import '#contract/wire/answer.ts'", "import '#rich-text/rich-doc.ts'"],
  'rich-text/x.ts': ["import '#contract/inputs/external.ts'", "import './rich-doc.ts'"],
  'server/main.ts': ["import '#server/app.ts'"],
  'server/app.ts': ["import '#server/features/news/routes.ts'"],
  'server/features/news/routes.ts': ["import '#server/http/serve.ts'", "import './rules.ts'"],
  'server/features/news/rules.ts': ["import '#server/failure.ts'"],
  'server/features/news/store.ts': ["import '#server/storage/tables/tables.ts'"],
  'server/publishing/x.ts': ["import '#server/parts/bus.ts'"],
  'server/parts/x.ts': ["import '#server/storage/open.ts'"],
  'server/http/x.test.ts': ["import '#server/testing/app.ts'"],
  'web/app/routes.tsx': ["import '#web/features/news/news-page.tsx'"],
  'web/features/news/api.ts': ["import { read } from '#web/client/send.ts'"],
  'web/features/news/news-page.tsx': [
    "import { Refused } from '#web/client/send.ts'",
    "import type { News } from '#contract/news-and-cases/news.ts'",
    "import '#contract/languages/language-codes.ts'",
    "import '#web/site/links/site-link.tsx'",
    "import { doorOf } from '#web/client/door.ts'",
    "import { type LinkProps, useLinkClickHandler, useFormAction } from 'react-router'",
    "import type { Link } from 'react-router'",
  ],
  'web/features/news/rows/news-rows.tsx': [
    "import '../api.ts'",
    "import '../admin/words.ts'",
    "import './row.tsx'",
  ],
  'web/features/news/news-list.tsx': ["import './rows/news-rows.tsx'", "import '#rich-text/rich-doc.ts'"],
  'web/features/news/rows/admin-news-rows.tsx': ["import 'antd'"],
  'web/features/news/admin-news-page.tsx': ["import 'antd'", "import '#contract/news-and-cases/news.ts'"],
  'web/ui/x.test.ts': ["import '#web/testing/page.tsx'"],
  'web/features/news/news-page.test.tsx': ["import '#web/testing/page.tsx'"],
  'web/admin/x.tsx': ["import '@ant-design/icons'", "import { Form } from 'antd'"],
  'web/client/x.ts': ["fetch('/')"],
  'web/admin/rich-text/x.tsx': ["import '#web/ui/rich-text/rich-text.tsx'", "import 'react'"],
  'web/site/y.tsx': ["const shown = '#aboutus/qiye'"],
  'contract/x.test.ts': ["import 'vitest'"],
  'server/testing/x.ts': ["import '#server/app.ts'"],
  'server/features/news/import.ts': ["import 'kysely'"],
  'bench/x.ts': [
    "import '#scripts/browser/chromium.mjs'",
    "import '#server/testing/app.ts'",
    "import '#bench/figures/figures.ts'",
  ],
  'e2e/x.e2e.ts': ["import '#contract/products/product.ts'"],
}

const root = resolve(import.meta.dirname, '../..')
const WALLS = ['lint/style/noRestrictedImports', 'lint/style/noRestrictedGlobals', 'plugin']

/** Lints the files under the configuration of this house and answers `file: line` for each line that hits a wall. */
function hits(files: Lines): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'))
  // Whoever keeps the house in a folder that is called like one of its rooms has the same walls.
  const place = join(folder, 'server', 'web', 'site')
  try {
    for (const part of ['biome.json', 'package.json', 'scripts/walls']) {
      cpSync(join(root, part), join(place, part), { recursive: true })
    }
    for (const [file, lines] of Object.entries(files)) {
      mkdirSync(dirname(join(place, file)), { recursive: true })
      writeFileSync(join(place, file), lines.join('\n'))
    }
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const run = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none'], {
      cwd: place,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(run.stdout) as {
      diagnostics: { category: string; location: { path: string; start: { line: number } } }[]
    }
    const found = diagnostics.filter(({ category }) => WALLS.includes(category))
    return new Set(found.map(({ location: { path, start } }) => `${path}: ${files[path]?.[start.line - 1]}`))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const named = (files: Lines) =>
  Object.entries(files).flatMap(([file, lines]) => lines.map((line) => `${file}: ${line}`))

test('each import through a wall is refused', () => {
  const found = hits(REFUSED)
  expect(named(REFUSED).filter((line) => !found.has(line))).toEqual([])
})

test('what the architecture allows is accepted', () => {
  expect([...hits(ACCEPTED)]).toEqual([])
})
