// The icon of a menu by its name, and the names that there are to choose from.
import {
  ApartmentOutlined,
  ApiOutlined,
  AppstoreOutlined,
  BankOutlined,
  BarsOutlined,
  CalendarOutlined,
  DashboardOutlined,
  FileTextOutlined,
  GlobalOutlined,
  HistoryOutlined,
  HomeOutlined,
  IdcardOutlined,
  LoginOutlined,
  MailOutlined,
  MenuOutlined,
  MessageOutlined,
  PictureOutlined,
  QuestionCircleOutlined,
  SafetyOutlined,
  SettingOutlined,
  TeamOutlined,
  ToolOutlined,
  TrophyOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { type ComponentType, lazy, Suspense } from 'react'
import { MORE_ICONS } from './more-icon-names.ts'

/** What the menus of a new site have. */
const USUAL: Record<string, ComponentType> = {
  dashboard: DashboardOutlined,
  home: HomeOutlined,
  global: GlobalOutlined,
  apartment: ApartmentOutlined,
  appstore: AppstoreOutlined,
  setting: SettingOutlined,
  user: UserOutlined,
  team: TeamOutlined,
  idcard: IdcardOutlined,
  safety: SafetyOutlined,
  menu: MenuOutlined,
  login: LoginOutlined,
  history: HistoryOutlined,
  'file-text': FileTextOutlined,
  trophy: TrophyOutlined,
  picture: PictureOutlined,
  message: MessageOutlined,
  mail: MailOutlined,
  calendar: CalendarOutlined,
  bank: BankOutlined,
  api: ApiOutlined,
  tool: ToolOutlined,
  question: QuestionCircleOutlined,
}
/** Other names for the same, so that a menu that was written elsewhere has its icon too. */
const ALIASES: Record<string, string> = {
  website: 'global',
  product: 'shopping',
  products: 'shopping',
  tree: 'apartment',
  category: 'apartment',
  partition: 'apartment',
  news: 'file-text',
  file: 'file-text',
  case: 'trophy',
  system: 'setting',
}

export const ICON_NAMES: readonly string[] = [...Object.keys(USUAL), ...MORE_ICONS]

const Later = lazy(async () => ({ default: (await import('./more-icons.tsx')).MoreMenuIcon }))
/** As wide as the icon that is on its way. */
const ROOM = { display: 'inline-block', width: '1em', height: '1em' }

/** Decoration: the name beside it says what it is. */
export function MenuIcon({ name }: { name: string }) {
  const known = Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name
  const later = MORE_ICONS.find((one) => one === known)
  if (later) {
    return (
      <Suspense fallback={<span className="anticon" style={ROOM} />}>
        <Later name={later} />
      </Suspense>
    )
  }
  const Icon = (Object.hasOwn(USUAL, known) && USUAL[known]) || BarsOutlined
  return <Icon aria-hidden="true" />
}
