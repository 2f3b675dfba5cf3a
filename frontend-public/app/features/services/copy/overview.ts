import type { PageCopy } from '../../sections/copy';

export const overview: PageCopy = {
  path: '/servicios',
  meta: {
    title: 'Servicios para vehículos y flotas',
    description:
      'Transporte, gestión de flotas, mantenimiento integral, ITV, custodia y lavado de vehículos, además de consultoría y recursos humanos. Elige por lo que necesitas resolver.',
  },
  hero: {
    title: 'Seis servicios para que tu vehículo solo se ocupe de rodar',
    lead: 'Se contratan sueltos o encadenados: un coche puede salir de la custodia, pasar la ITV, lavarse y llegar a su destino con un solo encargo y una sola factura.',
    brief: [
      { title: 'Para quién', text: 'Empresas con flota y particulares con un coche. El trato es el mismo.' },
      {
        title: 'Cómo se pide',
        text: 'Por teléfono o desde la página de contacto, con la matrícula y lo que hay que hacer.',
      },
      { title: 'Cómo se cobra', text: 'Con un precio por escrito que apruebas antes de empezar.' },
    ],
  },
  audience: {
    title: '¿Qué te ha pasado?',
    text: 'Si no sabes qué servicio es el tuyo, empieza por la situación.',
    items: [
      {
        title: 'El coche está donde no debe',
        text: 'Transporte, en camión o con conductor. Si aún no tiene sitio en destino, también lo guardamos.',
      },
      {
        title: 'Se acerca una fecha',
        text: 'ITV o mantenimiento. Te decimos cuál va primero para no hacer dos viajes.',
      },
      {
        title: 'Hay que entregarlo bien',
        text: 'Lavado, pequeñas reparaciones y traslado hasta quien lo recibe.',
      },
      {
        title: 'Son demasiados',
        text: 'Gestión de flotas: ponemos orden en las fechas, las citas y los papeles.',
      },
    ],
  },
  steps: {
    title: 'Un encargo, de principio a fin',
    items: [
      { title: 'Nos cuentas', text: 'Qué vehículo es, dónde está y qué tiene que pasar con él.' },
      { title: 'Proponemos', text: 'Los servicios necesarios, en el orden que menos lo tiene parado.' },
      { title: 'Apruebas', text: 'Recibes el precio por escrito. Sin tu sí no se mueve nada.' },
      { title: 'Lo hacemos', text: 'Una persona sigue el encargo y te avisa en cada cambio de manos.' },
      { title: 'Lo recibes', text: 'Con el parte firmado, las fotos y lo que conviene hacer después.' },
    ],
  },
  questions: [
    {
      question: '¿Tengo que ser empresa?',
      answer:
        'No. Los seis servicios se prestan también a particulares y por un solo vehículo. La gestión de flotas, la consultoría y los recursos humanos tienen sentido cuando hay varios.',
    },
    {
      question: '¿Puedo contratar varios servicios a la vez?',
      answer:
        'Sí, y suele salir mejor: el vehículo se recoge una vez y hace todo el recorrido seguido. El presupuesto muestra cada parte por separado, por si quieres quitar alguna.',
    },
    {
      question: '¿En qué zona trabajáis?',
      answer:
        'La base está en Barcelona. Recogemos y entregamos en su área y los transportes llegan a otras provincias. Dinos las direcciones y te confirmamos.',
    },
    {
      question: '¿Con cuánta antelación hay que avisar?',
      answer:
        'Cuanta más, más fácil es elegir hora. Si es urgente, llama en vez de escribir: te diremos en el momento qué se puede hacer y qué no.',
    },
  ],
  next: {
    title: 'Cuéntanos el caso y te decimos por dónde empezar',
    text: 'No hace falta que sepas el nombre del servicio. Con la matrícula, el lugar y la fecha podemos preparar una propuesta.',
  },
  related: {
    title: 'Servicios con más detalle',
    items: [
      {
        to: '/traslados-rodados-conductor-barcelona',
        title: 'Traslados con conductor',
        text: 'Un conductor lleva tu coche rodando, desde Barcelona o hasta aquí.',
      },
      {
        to: '/recogida-entrega-talleres-chofer',
        title: 'Recogida y entrega en talleres',
        text: 'Un chófer lleva el coche a tu taller y te lo devuelve.',
      },
      {
        to: '/custodia-vehiculos-parking-propio',
        title: 'Custodia en parking propio',
        text: 'Plazas para flotas, con entradas y salidas registradas.',
      },
    ],
  },
};
