import type { PageCopy } from '../../sections/copy';

export const aboutUs: PageCopy = {
  path: '/quienes-somos',
  meta: {
    title: 'Quiénes somos y cómo trabajamos',
    description:
      'Conductores, mecánicos y planificadores que cuidan vehículos ajenos. Los principios con los que trabajamos, contados con lo que hacemos cada día.',
  },
  hero: {
    title: 'Nos dejas unas llaves. Nos lo tomamos en serio',
    lead: 'Somos conductores, mecánicos, operarios de campa y planificadores. Trabajamos con vehículos que no son nuestros y que hacen falta mañana, y eso marca cómo hacemos las cosas.',
    brief: [
      {
        title: 'Nuestro oficio',
        text: 'Que un vehículo esté donde tiene que estar, a su hora y en buen estado.',
      },
      { title: 'Nuestra forma', text: 'Decir lo que vamos a hacer, hacerlo y dejarlo por escrito.' },
      {
        title: 'Nuestro sitio',
        text: 'Barcelona: el puerto, las rondas y las cuestas las conocemos al volante.',
      },
    ],
  },
  options: {
    title: 'En qué se nota',
    text: 'Cualquiera puede escribir una lista de valores. Estos son los nuestros, con la costumbre que hay detrás.',
    items: [
      {
        title: 'Claridad',
        text: 'Un presupuesto dice qué incluye y qué no. Si algo va a costar más, lo sabes antes de que ocurra.',
      },
      {
        title: 'Cuidado',
        text: 'Funda en el asiento, vuelta al vehículo y fotos. También cuando es el cuarto del día y llueve.',
      },
      {
        title: 'Puntualidad',
        text: 'La hora que damos es la hora. Si el tráfico la cambia, llamamos antes de que mires el reloj.',
      },
      {
        title: 'Honestidad',
        text: 'Si lo hemos rozado, lo decimos. Si no hace falta cambiar la pieza, también.',
      },
      {
        title: 'Seguridad',
        text: 'Descansos respetados, cargas bien sujetas y ningún vehículo inseguro en la calle.',
      },
      {
        title: 'Respeto por el entorno',
        text: 'Rutas juntas para no rodar en vacío, aceites y neumáticos al gestor autorizado.',
      },
    ],
  },
  steps: {
    title: 'Así pasa un vehículo por nuestras manos',
    items: [
      { title: 'Alguien te escucha', text: 'Apunta qué necesitas y qué te preocupa, no solo la matrícula.' },
      { title: 'Alguien lo planifica', text: 'Busca la hora y el orden en los que menos estorba.' },
      { title: 'Alguien lo conduce', text: 'Con tus instrucciones en el móvil y el parte en la mano.' },
      { title: 'Alguien lo comprueba', text: 'Nadie revisa su propio trabajo: lo hace otra persona.' },
    ],
  },
  questions: [
    {
      question: '¿Quién responde si algo sale mal?',
      answer:
        'La misma persona que lleva tu encargo. No tendrás que contar la historia dos veces ni buscar al departamento correcto.',
    },
    {
      question: '¿Quién conduce mi coche?',
      answer:
        'Un conductor de la plantilla, con su permiso comprobado. Te decimos su nombre antes de la recogida para que sepas a quién das las llaves.',
    },
    {
      question: '¿Puedo opinar sobre el servicio?',
      answer:
        'Sí, y lo leemos. Llama o escribe a quien llevó tu encargo: si hay que corregir algo, es quien mejor puede hacerlo.',
    },
  ],
  next: {
    title: 'Pruébanos con un encargo pequeño',
    text: 'Una ITV, un traslado, un lavado. Es la mejor manera de ver si encajamos antes de confiarnos nada más.',
  },
  related: {
    title: 'Sigue por aquí',
    items: [
      { to: '/nosotros', title: 'Nosotros', text: 'Los oficios de la casa, uno a uno.' },
      { to: '/empresa', title: 'La empresa', text: 'Áreas, ubicación y datos.' },
      { to: '/clientes', title: 'Clientes', text: 'Con quién trabajamos y qué pide cada uno.' },
    ],
  },
};
