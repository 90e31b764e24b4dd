// The words of the about-us page that are not content, in Spanish; what it says of privacy is what the program really does.
import type { AboutWords } from './words.ts'

export const words: AboutWords = {
  about: 'Quiénes somos',
  phone: 'Teléfono',
  email: 'Correo',
  hours: 'Horario',
  openMap: '{map}: ver {office} (ventana nueva)',
  directions: 'Cómo llegar',
  wayTo: 'Cómo llegar a {office} (ventana nueva)',
  copy: 'Copiar la dirección',
  copied: 'Dirección copiada',
  parts: 'Partes de esta página',
  profile: 'Perfil',
  history: 'Historia',
  honours: 'Certificados',
  askTitle: 'Díganos qué mide.',
  askLede: 'Indique el fluido, la tubería y las condiciones. Un ingeniero le responde en un día hábil.',
  culture: 'Cómo trabajamos',
  contact: 'Dónde encontrarnos',
  privacy: {
    title: 'Privacidad',
    lede: 'Guardamos lo que el sitio necesita para funcionar y lo que necesitamos para responderle.',
    points: [
      {
        title: 'Cuando lee',
        text: 'Sin publicidad, sin complementos sociales y nada de terceros: textos, imágenes y letras vienen de nuestro propio servidor. Cuenta las visitas sin cookies: la página y su idioma, las palabras buscadas, el sitio de procedencia, el tipo de dispositivo y, si nuestra red lo indica, el país. Para saber que alguien abrió varias páginas usa un código de la dirección y el navegador que se desecha al acabar cada día; el recuento no guarda ninguna dirección. Por seguridad, el servidor anota durante poco tiempo las direcciones a las que responde.',
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
        title: 'Páginas que abrió',
        text: 'Las últimas 20 páginas que abrió en este sitio se anotan solo en esta pestaña. Una consulta lleva esa lista; se guarda y se borra con ella.',
      },
      {
        title: 'Vídeos y mapas',
        text: 'Los de otros sitios se abren solo cuando usted pulsa; desde entonces valen las reglas de ese sitio.',
      },
    ],
    ask: '¿Preguntas? Escríbanos',
  },
}
