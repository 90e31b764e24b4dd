// What the site keeps of its visitors: what the program really does, in three languages.
import type { Language } from '#contract/language-codes.ts'

type Texts = { title: string; lede: string; points: { title: string; text: string }[]; ask: string }

export const privacyTexts: Record<Language, Texts> = {
  zh: {
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
  },
  en: {
    title: 'Privacy',
    lede: 'We keep what the site needs to run, and what we need to answer you.',
    points: [
      {
        title: 'When you read',
        text: 'No statistics, advertising or social plug-ins: words, pictures and fonts all come from our own server. For safety the server notes the addresses it answers, for a short time.',
      },
      {
        title: 'Cookies',
        text: 'One, for the language you chose. Members of staff who sign in to the console get a second one that ends when they sign out.',
      },
      {
        title: 'When you write',
        text: 'What you send is used to answer you and seen by the colleagues in charge alone. Ask at any time to see it, to have it corrected or deleted.',
      },
      {
        title: 'Videos and maps',
        text: 'Those of other sites open only after your click; from then on the rules of that site apply.',
      },
    ],
    ask: 'Questions? Write to us',
  },
  es: {
    title: 'Privacidad',
    lede: 'Guardamos lo que el sitio necesita para funcionar y lo que necesitamos para responderle.',
    points: [
      {
        title: 'Cuando lee',
        text: 'Sin estadísticas, publicidad ni complementos sociales: textos, imágenes y letras vienen de nuestro propio servidor. Por seguridad, el servidor anota durante poco tiempo las direcciones a las que responde.',
      },
      {
        title: 'Cookies',
        text: 'Una, con el idioma que eligió. El personal que entra en la consola recibe otra, que termina al salir.',
      },
      {
        title: 'Cuando nos escribe',
        text: 'Lo que envía sirve para responderle y solo lo ven los colegas encargados. Puede pedir en cualquier momento verlo, corregirlo o borrarlo.',
      },
      {
        title: 'Vídeos y mapas',
        text: 'Los de otros sitios se abren solo cuando usted pulsa; desde entonces valen las reglas de ese sitio.',
      },
    ],
    ask: '¿Preguntas? Escríbanos',
  },
}
