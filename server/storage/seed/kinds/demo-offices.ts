// The company's own offices; they stand in the middle of their cities: nobody real lives there.
import type { dealerKind } from '#contract/kinds/dealer.ts'
import type { DemoRecord } from '#server/storage/seed/demo-shape.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import { CHINESE_ENGLISH, countries, GERMAN_ENGLISH, SPANISH_ENGLISH, weekdays } from './demo-dealer-parts.ts'

export const demoOffices: DemoRecord<typeof dealerKind>[] = [
  {
    slug: 'office-china',
    content: {
      name: text('中国与亚洲', 'China and Asia', 'China y Asia'),
      type: 'office',
      summary: text(
        '总部：工厂、标定实验室与备件库。',
        'Head office: factory, calibration laboratory and spare parts.',
        'Oficina central: fábrica, laboratorio de calibración y repuestos.',
      ),
      country: 'CN',
      place: text('苏州', 'Suzhou', 'Suzhou'),
      street: text(
        '江苏省苏州市创新路 18 号',
        '18 Chuangxin Road, Suzhou, Jiangsu',
        'Chuangxin Road 18, Suzhou, Jiangsu',
      ),
      phone: '+86 512 0000 0110',
      email: 'china@lanbo.example',
      hours: weekdays('08:30', '17:30'),
      zone: 'Asia/Shanghai',
      spoken: CHINESE_ENGLISH,
      map: { latitude: 31.299, longitude: 120.5853 },
      serves: countries('JP', 'KR', 'SG', 'VN', 'TH', 'MY', 'ID', 'IN'),
    },
  },
  {
    slug: 'office-europe',
    content: {
      name: text('欧洲', 'Europe', 'Europa'),
      type: 'office',
      summary: text(
        '欧洲、中东与非洲的技术支持和项目。',
        'Technical support and projects for Europe, the Middle East and Africa.',
        'Soporte técnico y proyectos para Europa, Medio Oriente y África.',
      ),
      country: 'DE',
      place: text('柏林', 'Berlin', 'Berlín'),
      street: text('德国柏林 Messweg 4', 'Messweg 4, Berlin, Germany', 'Messweg 4, Berlín, Alemania'),
      phone: '+49 30 0000 0110',
      email: 'europe@lanbo.example',
      hours: weekdays('08:00', '17:00'),
      zone: 'Europe/Berlin',
      spoken: GERMAN_ENGLISH,
      map: { latitude: 52.52, longitude: 13.405 },
      serves: countries('AT', 'CH', 'FR', 'IT', 'NL', 'BE', 'PL', 'CZ', 'SE', 'DK', 'PT', 'ZA'),
    },
  },
  {
    slug: 'office-latam',
    content: {
      name: text('拉丁美洲', 'Latin America', 'América Latina'),
      type: 'office',
      summary: text(
        '以西班牙语提供选型、报价与调试支持。',
        'Selection, quotes and commissioning in Spanish.',
        'Selección, cotización y puesta en marcha en español.',
      ),
      country: 'MX',
      place: text('墨西哥城', 'Mexico City', 'Ciudad de México'),
      street: text(
        '墨西哥墨西哥城 Avenida del Caudal 210',
        'Avenida del Caudal 210, Mexico City, Mexico',
        'Avenida del Caudal 210, Ciudad de México, México',
      ),
      phone: '+52 55 0000 0110',
      email: 'latam@lanbo.example',
      hours: weekdays('08:00', '18:00'),
      zone: 'America/Mexico_City',
      spoken: SPANISH_ENGLISH,
      map: { latitude: 19.4326, longitude: -99.1332 },
      serves: countries('GT', 'CR', 'PA', 'CO', 'EC', 'PE', 'BO', 'CL', 'AR', 'UY', 'PY', 'DO', 'US'),
    },
  },
]
