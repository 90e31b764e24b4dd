// The words of the about-us page that are not content, in Spanish; what it says of privacy is what the program really does.

export const words = {
  about: 'Quiénes somos',
  phone: 'Teléfono',
  email: 'Correo electrónico',
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
  askTitle: '¿Qué necesita medir?',
  askLede:
    'Fluido, diámetro y condiciones: con eso basta para empezar. Un ingeniero le responde en un día hábil.',
  culture: 'Cómo trabajamos',
  contact: 'Contacto y oficinas',
  privacy: {
    title: 'Privacidad',
    lede: 'Guardamos lo que el sitio necesita para funcionar y lo que necesitamos para responderle.',
    points: [
      {
        title: 'Al navegar',
        text: 'Sin publicidad, botones de redes sociales ni contenido de terceros: textos, imágenes y tipografías vienen de nuestro propio servidor. El sitio cuenta las visitas sin cookies: la página y su idioma, las palabras buscadas, el sitio de procedencia, el tipo de dispositivo y, si nuestra red lo indica, el país. Para reconocer varias páginas de una misma visita usamos un código de un solo día, calculado con la IP y el navegador, que se borra cada noche; el recuento no guarda ninguna dirección IP. El servidor registra las direcciones IP por poco tiempo, por seguridad.',
      },
      {
        title: 'Cookies',
        text: 'Una, con el idioma que eligió. El personal que inicia sesión en la consola recibe otra, que termina al cerrarla.',
      },
      {
        title: 'Al contactarnos',
        text: 'Lo que envía sirve para responderle y solo lo ven los colegas encargados. Puede pedir en cualquier momento verlo, corregirlo o borrarlo.',
      },
      {
        title: 'Páginas que abrió',
        text: 'Las últimas 20 páginas que abrió en este sitio se anotan solo en esta pestaña. Una consulta lleva esa lista; se guarda y se borra con ella.',
      },
      {
        title: 'Videos y mapas',
        text: 'Los de otros sitios se abren solo cuando usted hace clic; a partir de ahí rige la política de ese sitio.',
      },
    ],
    ask: '¿Preguntas? Contáctenos',
  },
}
