// The icon of a menu by the name that the server gives it.
import {
  AppstoreOutlined,
  BarsOutlined,
  DashboardOutlined,
  FileTextOutlined,
  GlobalOutlined,
  HomeOutlined,
  MessageOutlined,
  PartitionOutlined,
  PictureOutlined,
  SettingOutlined,
  ShoppingOutlined,
  TeamOutlined,
  TrophyOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

const ICONS: Record<string, ComponentType> = {
  dashboard: DashboardOutlined,
  home: HomeOutlined,
  website: GlobalOutlined,
  global: GlobalOutlined,
  product: ShoppingOutlined,
  products: ShoppingOutlined,
  shopping: ShoppingOutlined,
  tree: PartitionOutlined,
  category: PartitionOutlined,
  partition: PartitionOutlined,
  apartment: PartitionOutlined,
  appstore: AppstoreOutlined,
  news: FileTextOutlined,
  file: FileTextOutlined,
  case: TrophyOutlined,
  message: MessageOutlined,
  picture: PictureOutlined,
  system: SettingOutlined,
  setting: SettingOutlined,
  user: UserOutlined,
  team: TeamOutlined,
}

export function MenuIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(ICONS, name) && ICONS[name]) || BarsOutlined
  return <Icon />
}
