// The icons that only a menu of one's own may have.
import {
  AuditOutlined,
  BarChartOutlined,
  BellOutlined,
  BookOutlined,
  CloudOutlined,
  CodeOutlined,
  CustomerServiceOutlined,
  DatabaseOutlined,
  EnvironmentOutlined,
  FolderOutlined,
  GiftOutlined,
  LinkOutlined,
  PhoneOutlined,
  ProfileOutlined,
  ReadOutlined,
  ShopOutlined,
  ShoppingOutlined,
  SolutionOutlined,
  StarOutlined,
  TagsOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import type { MoreIcon } from './more-icon-names.ts'

const ICONS: Record<MoreIcon, ComponentType> = {
  shopping: ShoppingOutlined,
  shop: ShopOutlined,
  tags: TagsOutlined,
  gift: GiftOutlined,
  solution: SolutionOutlined,
  audit: AuditOutlined,
  folder: FolderOutlined,
  profile: ProfileOutlined,
  read: ReadOutlined,
  book: BookOutlined,
  star: StarOutlined,
  video: VideoCameraOutlined,
  phone: PhoneOutlined,
  service: CustomerServiceOutlined,
  bell: BellOutlined,
  map: EnvironmentOutlined,
  chart: BarChartOutlined,
  database: DatabaseOutlined,
  cloud: CloudOutlined,
  code: CodeOutlined,
  link: LinkOutlined,
}

export function MoreMenuIcon({ name }: { name: MoreIcon }) {
  const Icon = ICONS[name]
  return <Icon aria-hidden="true" />
}
