// Sample certificates of the demo: one for each approval that the facts of products name, in all languages on one sheet.
import type { documentKind } from '#contract/kinds/document.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, LANGUAGES } from '#contract/languages/language-codes.ts'
import type { DemoRecord } from '#server/storage/seed/demo-shape.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import { allFacts, type ProductFacts, said } from '#server/storage/seed/products/demo-facts.ts'
import { edition, file } from './demo-papers.ts'

const DATE = '2026-03-02'
/** Those that are renewed; the others hold as long as the product is what it is. */
const UNTIL: Readonly<Record<string, string>> = {
  'ATEX · IECEx': '2031-03-01',
  'MID 2014/32/EU': '2036-03-01',
  'IEC 61508': '2031-03-01',
}
/** What comes with each delivery or says how something is built is no document to download; radio stands in the declaration. */
const LEFT_OUT: readonly string[] = [
  ...['EN 733', 'EN 10204 3.1', 'EN 12266-1', 'ISO 9906 2B', 'ISO 20816'],
  ...['RED 2014/53/EU', 'EN 302 729', 'EN 302 372'],
]
/** Models that a title names; of more the number of the certificate tells. */
const NAMED = 3

const SAMPLE = text('DEMO – 样本证书', 'DEMO – sample certificate', 'DEMO – certificado de muestra')
const CERTIFIES_NOTHING = text(
  '演示网站的样本，不具任何效力；公司与发证机构均为虚构。',
  'A sample of a demonstration site. It certifies nothing; neither the company nor the body exists.',
  'Una muestra de un sitio de demostración. No certifica nada; ni la empresa ni el organismo existen.',
)
const CERTIFICATE = text('证书', 'Certificate', 'Certificado')
const [PRODUCTS, APPROVAL, SCOPE, NUMBER] = [
  text('产品', 'Products', 'Productos'),
  text('认证', 'Approval', 'Aprobación'),
  text('范围', 'Scope', 'Alcance'),
  text('证书编号', 'Certificate no.', 'Certificado n.º'),
]

type Approved = ProductFacts['approvals'][number] & { products: ProductFacts[] }

/** The approvals by the numbers of their certificates, each with all products that it is of. */
function approvals(): Approved[] {
  const found = new Map<string, Approved>()
  for (const facts of allFacts)
    for (const approval of facts.approvals) {
      if (LEFT_OUT.includes(approval.name)) continue
      const known = found.get(approval.certificate)
      if (known) known.products.push(facts)
      else found.set(approval.certificate, { ...approval, products: [facts] })
    }
  return [...found.values()]
}

function titleOf({ name, products }: Approved): Text {
  if (name === 'CE')
    return text('CE 符合性声明', 'EU declaration of conformity (CE)', 'Declaración UE de conformidad (CE)')
  const models = products.length > NAMED ? '' : products.map(({ model }) => model).join(', ')
  return text(
    `${models} ${name} 证书`.trim(),
    `${models} ${name} certificate`.trim(),
    `Certificado ${name} ${models}`.trim(),
  )
}

function certificate(approved: Approved): DemoRecord<typeof documentKind> {
  const { name, scope, certificate: number, products } = approved
  const models = products.map(({ model }) => model).join(', ')
  const key = number.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return {
    slug: `certificate-${key}`,
    content: {
      title: titleOf(approved),
      summary: eachLanguage((language) => `${said(scope)[language]}. ${CERTIFIES_NOTHING[language]}`),
      type: 'certificate',
      number,
      ...(UNTIL[name] && { validUntil: UNTIL[name] }),
      products: products.map(({ slug }) => slug),
      editions: [
        edition(
          DATE,
          file(`${number.replaceAll(' ', '-')}.pdf`, 'any', {
            ...{ as: 'booklet', language: 'en', date: DATE, mark: SAMPLE.en },
            head: `${CERTIFICATE.en} ${number}`,
            sections: LANGUAGES.map((language) => ({
              title: `${CERTIFICATE[language]} ${name}`,
              steps: [CERTIFIES_NOTHING[language]],
              rows: [
                [PRODUCTS[language], models],
                [APPROVAL[language], name],
                [SCOPE[language], said(scope)[language]],
                [NUMBER[language], number],
              ],
            })),
          }),
        ),
      ],
    },
  }
}

export const demoCertificates = approvals().map(certificate)
