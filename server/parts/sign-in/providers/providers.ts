// The providers of the owner's file, opened with the first who wants one: their libraries cost memory.
import type { Provider } from './provider.ts'
import type { PROVIDER_TYPES, ProviderSettings } from './settings.ts'

type Type = (typeof PROVIDER_TYPES)[number]
const OPENERS: Record<Type, () => Promise<(settings: ProviderSettings) => Provider>> = {
  oidc: async () => (await import('./oidc.ts')).openidProvider,
  wecom: async () => (await import('./wecom.ts')).wecomProvider,
  dingtalk: async () => (await import('./dingtalk.ts')).dingtalkProvider,
  feishu: async () => (await import('./feishu.ts')).feishuProvider,
}

export type Providers = ReturnType<typeof createProviders>

/** The providers of `all`; each is opened once. */
export function createProviders(all: readonly ProviderSettings[]) {
  const opened = new Map<string, Promise<Provider>>()
  /** Whose provider alone lets in whoever has this address; null where passwords do. */
  const soleOf = (person: { username: string; email: string }): ProviderSettings | null => {
    const domain = domainOf(person.email)
    const found = all.find(({ only, domains }) => only && domains.includes(domain))
    return found && !isExcepted(found, person.username) ? found : null
  }
  return {
    /** As the sign-in page offers them. */
    offered: all.map(({ name, title }) => ({ name, title })),

    /** The one of this name; null when there is none. */
    async find(name: string): Promise<Provider | null> {
      const settings = all.find((one) => one.name === name)
      if (!settings) return null
      const open = opened.get(name) ?? OPENERS[settings.type]().then((make) => make(settings))
      opened.set(name, open)
      return open
    },

    titleOf: (name: string): string => all.find((one) => one.name === name)?.title ?? '',

    soleOf,

    /** Whether whoever came by this provider has shown a second step there. */
    askedSecond: (name: string): boolean =>
      all.some((one) => one.name === name && one.secondStep === 'theirs'),
  }
}

/** Whether this account is kept apart from the provider, for the day when that is away. */
export const isExcepted = ({ except }: ProviderSettings, username: string): boolean =>
  except.some((one) => one.toLowerCase() === username.toLowerCase())

/** What stands behind the `@`, in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
