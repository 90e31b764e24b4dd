// A company as papers name it.
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { SiteSettings } from '#contract/site/site.ts'

const words = (text: string) => eachLanguage(() => text)
export const SITE = SiteSettings.parse({
  ...{ companyName: words('Lanbo Fluid Technology'), logoLine: words(''), slogan: words('') },
  ...{
    address: words('18 Chuangxin Road, Suzhou'),
    phone: '+86 512 0000 0110',
    email: 'hello@lanbo.example',
  },
  ...{ phones: [], regions: [], registration: '', footNote: words(''), language: 'zh' },
})
