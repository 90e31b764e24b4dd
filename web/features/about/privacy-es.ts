// What the site keeps of its visitors, in Spanish: what the program really does.
import type { PrivacyTexts } from './privacy.tsx'

export const privacyTexts: PrivacyTexts = {
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
}
