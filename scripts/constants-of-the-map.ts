// Constants that rows of docs/spec-map.md name: where each stands, and what it is changed to (scripts/change-constants.ts).
type Constant = {
  /** The first cell of the row. */
  row: string
  file: string
  from: string
  to: string
}

export const CONSTANTS: readonly Constant[] = [
  {
    row: '9 Request time-out 50 s',
    file: 'web/client/send.ts',
    from: 'TIMEOUT_MS = 50_000',
    to: 'TIMEOUT_MS = 30_000',
  },
  {
    row: '9 Fuzzy threshold 0.4',
    file: 'web/admin/route-search.ts',
    from: 'THRESHOLD = 0.4',
    to: 'THRESHOLD = 0.05',
  },
  {
    row: '2 Header search: title 0.7 before path 0.3',
    file: 'web/admin/route-search.ts',
    from: 'TITLE_WEIGHT = 0.7',
    to: 'TITLE_WEIGHT = 0.1',
  },
  {
    row: '9 Relative time: just now under 30 s',
    file: 'web/ui/relative-time.ts',
    from: 'JUST_NOW = 30',
    to: 'JUST_NOW = 20',
  },
  {
    row: '5 Prompt: at most 500 characters',
    file: 'web/admin/prompt-input.ts',
    from: 'PROMPT_LIMIT = 500',
    to: 'PROMPT_LIMIT = 400',
  },
  {
    row: '5 Helper checks: mainland phone',
    file: 'contract/checks.ts',
    from: '1[34578]',
    to: '1[3-9]',
  },
  {
    row: '9 Size default is medium',
    file: 'web/admin/appearance-store.ts',
    from: "DEFAULT_SIZE: Size = 'medium'",
    to: "DEFAULT_SIZE: Size = 'small'",
  },
  {
    row: '5 A password given to somebody: 6 to 15 characters, typed twice',
    file: 'contract/auth.ts',
    from: 'PASSWORD_LENGTH = [6, 15]',
    to: 'PASSWORD_LENGTH = [5, 16]',
  },
]
