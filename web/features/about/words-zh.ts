// The words of the about-us page that are not content, in Chinese; what it says of privacy is what the program really does.

export const words = {
  about: '关于我们',
  phone: '电话',
  email: '邮箱',
  hours: '工作时间',
  openMap: '{map}：查看{office}的位置（新窗口）',
  directions: '路线',
  wayTo: '路线：前往{office}（新窗口）',
  copy: '复制地址',
  copied: '地址已复制',
  parts: '本页内容',
  profile: '公司简介',
  history: '发展历程',
  honours: '证书与荣誉',
  askTitle: '告诉我们您要测什么。',
  askLede: '请注明介质、口径和工况，工程师一个工作日内答复。',
  culture: '我们怎么做事',
  contact: '联系我们',
  privacy: {
    title: '隐私说明',
    lede: '只保留网站运行和回复您所需要的内容。',
    points: [
      {
        title: '浏览网站',
        text: '页面没有广告、社交插件和任何第三方内容，文字、图片和字体都来自本站服务器。本站不使用 Cookie 统计访问：只计页面与语言、搜索词、来源网站、设备类型，以及网络服务提供时的国家。同一天内的多次浏览由地址与浏览器生成的代码识别，代码每天作废；统计中不保存地址。服务器按安全需要短期记录访问地址。',
      },
      {
        title: 'Cookie',
        text: '只保存您选择的语言。员工登录管理后台时，另有一个登录凭证，退出即失效。',
      },
      {
        title: '在线咨询',
        text: '您填写的内容用于答复您的咨询，只有负责的同事可以看到；您可以随时要求查阅、更正或删除。',
      },
      {
        title: '您浏览过的页面',
        text: '您在本站最近打开的 20 个页面只记录在当前浏览器标签页中；提交咨询时一并发送，并与咨询一同保存和删除。',
      },
      {
        title: '视频与地图',
        text: '只有在您点击之后才会打开其他网站的视频或地图，届时适用该网站自己的规则。',
      },
    ],
    ask: '有疑问？联系我们',
  },
}
