// The demo company as every page shows it: name, addresses, telephone numbers.
import type { SiteSettings } from '#contract/site/site.ts'
import { text } from './demo-text.ts'

export const site: SiteSettings = {
  language: 'zh',
  decimalSign: 'point',
  companyName: text('蓝泊流体科技', 'Lanbo Fluid Technology', 'Lanbo Tecnología de Fluidos'),
  logoLine: text('蓝泊流体科技', 'Fluid Technology', 'Tecnología de Fluidos'),
  slogan: text(
    '自 2004 年起，专注流量、压力与液位',
    'Flow, pressure and level since 2004',
    'Caudal, presión y nivel desde 2004',
  ),
  address: text(
    '江苏省苏州市创新路 18 号',
    '18 Chuangxin Road, Suzhou, Jiangsu, China',
    'Chuangxin Road 18, Suzhou, Jiangsu, China',
  ),
  phone: '+86 512 0000 0110',
  email: 'hello@lanbo.example',
  phones: [
    { region: text('中国', 'China', 'China'), phone: '+86 512 0000 0110' },
    { region: text('欧洲', 'Europe', 'Europa'), phone: '+49 30 0000 0110' },
    { region: text('拉丁美洲', 'Latin America', 'América Latina'), phone: '+52 55 0000 0110' },
  ],
  registration: '苏ICP备00000000号',
  publicSecurity: '苏公网安备 00000000000000号',
  themeColor: '#409EFF',
  logo: null,
  social: [],
  headerLinks: [],
  footerLinks: [],
  regions: [],
  footNote: text(
    '演示网站：蓝泊为虚构公司，产品、案例与数据均为虚构。',
    'Demonstration site: Lanbo is a fictional company; its products, cases and figures are invented.',
    'Sitio de demostración: Lanbo es una empresa ficticia; sus productos, casos y cifras son inventados.',
  ),
}
