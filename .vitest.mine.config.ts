import { defineConfig } from 'vitest/config'
export default defineConfig({ root: '/work/main', test: { environment: 'node', include: ['server/**/*.test.ts','contract/**/*.test.ts'], testTimeout: 20000 } })
