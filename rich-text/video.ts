// Videos that may stand in a text: whose they are, how their addresses read, and where their players come from.
import { VIDEO_PROVIDERS } from './rich-doc.ts'

type Provider = (typeof VIDEO_PROVIDERS)[number]
export type Video = { provider: Provider; id: string }

type Way = {
  name: string
  /** Where the player comes from: the only foreign frames that the site's policy lets in. */
  origin: string
  player: (id: string) => string
  page: (id: string) => string
  /** The id in an address of a page or of a player. */
  find: (address: URL) => string | undefined
}

const last = (address: URL, shape: RegExp) => shape.exec(address.pathname)?.[1]
const host = (address: URL, name: string) =>
  address.hostname === name || address.hostname.endsWith(`.${name}`)

export const VIDEO_WAYS: Record<Provider, Way> = {
  bilibili: {
    name: 'Bilibili',
    origin: 'https://player.bilibili.com',
    player: (id) => `https://player.bilibili.com/player.html?bvid=${id}&autoplay=1`,
    page: (id) => `https://www.bilibili.com/video/${id}`,
    find: (address) =>
      host(address, 'bilibili.com')
        ? (last(address, /\/video\/(BV\w{10})/) ?? address.searchParams.get('bvid') ?? undefined)
        : undefined,
  },
  youku: {
    name: 'Youku',
    origin: 'https://player.youku.com',
    player: (id) => `https://player.youku.com/embed/${id}?autoplay=true`,
    page: (id) => `https://v.youku.com/v_show/id_${id}.html`,
    find: (address) =>
      host(address, 'youku.com') ? last(address, /\/(?:v_show\/id_|embed\/)([\w-]+)/) : undefined,
  },
  tencent: {
    name: '腾讯视频',
    origin: 'https://v.qq.com',
    player: (id) => `https://v.qq.com/txp/iframe/player.html?vid=${id}&autoplay=true`,
    page: (id) => `https://v.qq.com/x/page/${id}.html`,
    find: (address) =>
      host(address, 'v.qq.com')
        ? (last(address, /\/x\/(?:page|cover\/\w+)\/(\w+)\.html/) ??
          address.searchParams.get('vid') ??
          undefined)
        : undefined,
  },
  youtube: {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    find: (address) => {
      if (host(address, 'youtu.be')) return last(address, /^\/([\w-]{11})$/)
      if (!host(address, 'youtube.com') && !host(address, 'youtube-nocookie.com')) return undefined
      return address.searchParams.get('v') ?? last(address, /\/(?:embed|shorts|live)\/([\w-]{11})/)
    },
  },
  vimeo: {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
    find: (address) =>
      host(address, 'vimeo.com') ? last(address, /^\/(?:video\/)?(\d{5,12})\b/) : undefined,
  },
}

export const VIDEO_ORIGINS: string[] = VIDEO_PROVIDERS.map((provider) => VIDEO_WAYS[provider].origin)

/** The video that an address shows, or null when it is none of a known provider. */
export function videoAt(text: string): Video | null {
  if (!/^https?:\/\/\S{5,500}$/i.test(text.trim()) || !URL.canParse(text.trim())) return null
  const address = new URL(text.trim())
  for (const provider of VIDEO_PROVIDERS) {
    const id = VIDEO_WAYS[provider].find(address)
    if (id && /^[\w-]{3,60}$/.test(id)) return { provider, id }
  }
  return null
}
