// Which tests run where: unit tests alone, server tests once on SQLite and once on a real PostgreSQL.
import { defineConfig } from 'vitest/config'
import { antdLocales } from './scripts/texts/antd-locales.ts'
import { texts } from './scripts/texts/vite-texts.ts'

const rules = 'server/**/rules.test.ts'
const unit = [
  rules,
  'contract/**/*.test.ts',
  'rich-text/**/*.test.ts',
  'server/parts/**/*.test.ts',
  'server/storage/{seed,sqlite,releases}/**/*.test.ts',
  'web/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'bench/figures/*.test.ts',
]
const stored = [
  'server/http/**/*.test.ts',
  'server/publishing/**/*.test.ts',
  'server/features/**/*.test.ts',
  'server/storage/{*,{words,reads}/*}.test.ts',
  'server/*.test.ts',
  'server/tests/**/*.test.ts',
  'bench/chaos/{*,loopback/*}.test.ts',
]

/** The same files, on the database that TEST_DATABASE names. */
const on = (database: 'sqlite' | 'postgres') => ({
  name: database,
  include: stored,
  exclude: [rules],
  env: { TEST_DATABASE: database },
})

/**
 * Generous, since a busy machine is no failure: some tests start whole servers. Once more, as journeys are: a machine that
 * stands still for seconds is none either. Whoever needed it is told.
 */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, retry: 1, expect: { poll: { timeout: 20_000 } } }
/** No module keeps state but the decimal sign, which each store says when it is opened, and no test changes the environment, so files of one worker share what is loaded: half the time. */
const shared = { isolate: false, ...patience }

export default defineConfig({
  test: {
    projects: [
      // The sheet of the tokens is judged as it stands; others are not needed.
      {
        plugins: [texts(import.meta.dirname), antdLocales()],
        test: {
          name: 'unit',
          include: unit,
          css: { include: /tokens\.css/ },
          globalSetup: 'scripts/playing-server.ts',
          ...shared,
        },
      },
      { test: { ...on('sqlite'), ...shared, globalSetup: 'server/testing/stores/sqlite.ts' } },
      { test: { ...on('postgres'), ...shared, globalSetup: 'server/testing/stores/postgres.ts' } },
    ],
  },
})
