// Demo documents: data sheets made from the tables of the products, manuals, certificates and a drawing, with their editions.
import type { documentKind } from '#contract/kinds/document.ts'
import type { DemoRecord } from '#server/storage/seed/demo-shape.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import { demoBooklets, lemManual } from './demo-booklets.ts'
import { demoCertificates } from './demo-certificates.ts'
import { gatewayRegisters, isoCertificate, oldLemManual } from './demo-manuals.ts'
import { edition, file, manualOf, sheetRecord } from './demo-papers.ts'

export const demoDocuments: DemoRecord<typeof documentKind>[] = [
  sheetRecord('lem-300', 'LEM-300', '2026-09-14'),
  {
    slug: 'lem-300-manual',
    content: {
      title: manualOf('LEM-300'),
      summary: text(
        '安装、接地、接线、投运与故障代码。',
        'Mounting, grounding, wiring, commissioning and fault codes.',
        'Montaje, puesta a tierra, conexión, puesta en marcha y códigos de falla.',
      ),
      type: 'manual',
      number: 'OM-LEM300',
      products: ['lem-300', 'lem-500'],
      editions: [
        ...(lemManual.content.editions ?? []),
        edition(
          '2024-11-18',
          file('LEM-300-manual-2024-11-en.pdf', 'en', {
            as: 'paper',
            product: 'lem-300',
            language: 'en',
            date: '2024-11-18',
            title: manualOf('LEM-300').en,
            // Faults had no codes then.
            parts: oldLemManual,
          }),
        ),
      ],
    },
  },
  {
    slug: 'lem-300-drawing',
    content: {
      title: text(
        'LEM-300 外形尺寸图，DN 100',
        'LEM-300 dimensional drawing, DN 100',
        'Plano de dimensiones LEM-300, DN 100',
      ),
      summary: text(
        '法兰距与安装高度。',
        'Face-to-face length and height over all.',
        'Distancia entre caras y altura total.',
      ),
      type: 'drawing',
      number: 'LB-DWG-0300-100',
      products: ['lem-300'],
      editions: [
        {
          edition: 'Rev. B',
          date: '2025-06-02',
          files: [
            file('LEM-300-DN100-Rev-B.pdf', 'any', {
              as: 'paper',
              product: 'lem-300',
              language: 'en',
              date: '2025-06-02',
              title: 'LB-DWG-0300-100 Rev. B',
              parts: [],
              drawing: { length: 250, height: 318, bore: 100 },
            }),
          ],
        },
      ],
    },
  },
  ...demoBooklets,
  ...demoCertificates,
  sheetRecord('ltb-50', 'LTB-50', '2026-09-14'),
  sheetRecord('lbv-50', 'LBV-50', '2026-03-02'),
  sheetRecord('lg-100', 'LG-100', '2026-10-05'),
  {
    slug: 'lg-100-registers',
    content: {
      title: text(
        'LG-100 Modbus 寄存器表',
        'LG-100 Modbus register list',
        'Lista de registros Modbus LG-100',
      ),
      summary: text(
        '地址、数据类型与单位。',
        'Addresses, data types and units.',
        'Direcciones, tipos de datos y unidades.',
      ),
      type: 'software',
      products: ['lg-100', 'lg-200'],
      editions: [
        {
          edition: '2.4',
          date: '2026-10-12',
          files: [file('LG-100-registers-2.4.xlsx', 'any', gatewayRegisters)],
        },
      ],
    },
  },
  {
    slug: 'iso-9001',
    content: {
      title: text('ISO 9001 质量管理体系证书', 'ISO 9001 certificate', 'Certificado ISO 9001'),
      summary: text(
        '演示证书，不具任何效力。',
        'A certificate of the demonstration; it certifies nothing.',
        'Certificado de demostración; no certifica nada.',
      ),
      type: 'certificate',
      number: 'DEMO-QMS-2025',
      validUntil: '2028-06-30',
      editions: [
        {
          edition: '2025',
          date: '2025-07-01',
          files: [
            file('DEMO-QMS-2025.pdf', 'en', {
              as: 'paper',
              model: 'DEMO-QMS-2025',
              language: 'en',
              date: '2025-07-01',
              title: 'ISO 9001 certificate',
              parts: isoCertificate,
            }),
          ],
        },
      ],
    },
  },
]
