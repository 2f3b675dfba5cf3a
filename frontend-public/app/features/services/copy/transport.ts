import type { PageCopy } from '../../sections/copy';

export const transport: PageCopy = {
  path: '/servicios/transporte',
  meta: {
    title: 'Transporte de vehículos en camión portavehículos o con conductor',
    description:
      'Llevamos turismos y furgonetas de un punto a otro, en camión o rodando con conductor. Qué conviene en cada caso, qué incluye y cómo se pide.',
  },
  hero: {
    title: 'Tu vehículo, de un punto a otro sin que lo conduzcas tú',
    lead: 'Lo cargamos en un camión portavehículos o lo lleva rodando un conductor nuestro. Nos dices de dónde sale, adónde va y para cuándo lo necesitas, y te decimos cuál de las dos formas te conviene.',
    brief: [
      {
        title: 'Qué llevamos',
        text: 'Turismos, furgonetas y flotas enteras: nuevos, usados, de renting o averiados.',
      },
      {
        title: 'Qué necesitamos saber',
        text: 'Matrícula o modelo, origen, destino, fecha y si el coche arranca.',
      },
      { title: 'Qué recibes', text: 'Un precio por escrito y un parte con fotos al recoger y al entregar.' },
    ],
  },
  topic: 'transporte',
  audience: {
    title: 'Quién nos pide un transporte',
    items: [
      {
        title: 'Concesionarios y compraventas',
        text: 'Coches que cambian de exposición, llegan de otra provincia o se entregan en casa del comprador.',
      },
      {
        title: 'Empresas de renting y alquiler',
        text: 'Vehículos que vuelven de un contrato y tienen que estar mañana en otra delegación.',
      },
      {
        title: 'Empresas con flota propia',
        text: 'Repartos de unidades nuevas, traslados entre sedes, recogida de bajas.',
      },
      {
        title: 'Particulares',
        text: 'Una mudanza, un coche comprado lejos o uno que se ha quedado en otra ciudad.',
      },
    ],
  },
  steps: {
    title: 'Cómo va un transporte',
    items: [
      { title: 'Nos cuentas el viaje', text: 'Origen, destino, fecha y estado del vehículo. Con eso basta.' },
      {
        title: 'Te pasamos el precio',
        text: 'Por escrito, con el medio elegido y el día de recogida y de entrega.',
      },
      {
        title: 'Recogemos y miramos',
        text: 'El conductor da la vuelta al vehículo contigo, hace fotos y anota kilómetros y daños.',
      },
      { title: 'Lo llevamos', text: 'Si el día o la hora cambian por el camino, te llamamos nosotros.' },
      {
        title: 'Entregamos y firmáis',
        text: 'La misma revisión en destino. El parte firmado te llega por email.',
      },
    ],
  },
  options: {
    title: 'En camión o rodando: cuál te conviene',
    text: 'No es solo cuestión de precio. Depende de cuántos son, de lo lejos que van y de si pueden circular.',
    items: [
      {
        title: 'En camión portavehículos',
        text: 'El vehículo viaja parado, sujeto por las ruedas, y no suma kilómetros.',
        points: [
          'Varias unidades con el mismo destino',
          'Coches sin matricular, sin ITV o que no arrancan',
          'Trayectos largos en los que los kilómetros importan',
        ],
      },
      {
        title: 'Rodando, con conductor',
        text: 'Un conductor nuestro lo lleva de puerta a puerta, también donde un camión no puede entrar.',
        points: [
          'Una sola unidad y con prisa',
          'Calles estrechas, garajes y centros de ciudad',
          'Vehículos con ITV y seguro en vigor',
        ],
      },
    ],
  },
  included: {
    title: 'Qué entra en el precio',
    items: [
      'Recogida y entrega en las direcciones que nos des',
      'Revisión del vehículo con fotos al recoger y al entregar',
      'Sujeción y descarga, cuando va en camión',
      'Combustible y peajes del trayecto, cuando va rodando',
      'Aviso al salir y al llegar a la persona que indiques',
      'Parte de transporte firmado, en tu email',
    ],
    apart: {
      title: 'Se presupuesta aparte',
      items: [
        'Carga de vehículos que no ruedan o no giran',
        'Esperas largas en origen o en destino',
        'Lavado o repostaje antes de la entrega',
      ],
    },
  },
  questions: [
    {
      question: '¿Tengo que estar yo en la recogida?',
      answer:
        'No hace falta. Basta con que alguien entregue las llaves y firme el parte: un compañero, el conserje, el taller. Dinos su nombre y su teléfono al hacer el encargo.',
    },
    {
      question: '¿Puedo dejar cosas dentro del coche?',
      answer:
        'Es mejor que vaya vacío. Lo que viaja dentro no figura en el parte y no podemos responder de ello. Deja solo la documentación, las llaves de repuesto y el cable de carga si es eléctrico, y los anotamos.',
    },
    {
      question: '¿Qué pasa si aparece un daño?',
      answer:
        'Por eso se revisa y se fotografía dos veces. Si en destino hay algo que no estaba en el primer parte, se anota antes de firmar y nos ocupamos de tramitarlo. Con el presupuesto te decimos qué cubre el seguro en cada forma de transporte.',
    },
    {
      question: '¿Movéis coches que no arrancan?',
      answer:
        'Sí, en camión. Dinos si rueda, si gira la dirección y si el freno de mano se suelta: de eso depende con qué lo cargamos.',
    },
  ],
  next: {
    title: 'Qué pasa cuando llamas',
    text: 'Te preguntamos por el vehículo, el origen, el destino y la fecha. Con esos datos preparamos el precio y, si te parece bien, fijamos el día de recogida.',
  },
  related: {
    title: 'Antes o después del viaje',
    items: [
      {
        to: '/traslados-rodados-conductor-barcelona',
        title: 'Traslados con conductor',
        text: 'Cómo trabajamos cuando el vehículo va rodando.',
      },
      {
        to: '/servicios/custodia',
        title: 'Custodia',
        text: 'Si el destino todavía no está listo, lo guardamos.',
      },
      {
        to: '/servicios/lavado',
        title: 'Lavado profesional',
        text: 'Que llegue limpio a quien lo estrena.',
      },
    ],
  },
};
