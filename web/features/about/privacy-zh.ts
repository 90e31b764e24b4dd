// What the site keeps of its visitors, in Chinese: what the program really does.
import type { PrivacyTexts } from './privacy.tsx'

export const privacyTexts: PrivacyTexts = {
  title: '隐私说明',
  lede: '只保留网站运行和回复您所需要的内容。',
  points: [
    {
      title: '浏览网站',
      text: '页面不使用统计、广告或社交插件，文字、图片和字体都来自本站服务器。服务器按安全需要短期记录访问地址。',
    },
    {
      title: 'Cookie',
      text: '只保存您选择的语言。员工登录管理后台时，另有一个登录凭证，退出即失效。',
    },
    {
      title: '给我们留言',
      text: '您填写的内容用于回复您的询问，只有负责的同事可以看到；您可以随时要求查阅、更正或删除。',
    },
    {
      title: '视频与地图',
      text: '只有在您点击之后才会打开其他网站的视频或地图，届时适用该网站自己的规则。',
    },
  ],
  ask: '有疑问请写信给我们',
}
