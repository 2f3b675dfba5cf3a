import type { PageCopy } from '../../sections/copy';

export const custody: PageCopy = {
  path: '/servicios/custodia',
  meta: {
    title: 'Custodia de vehículos: guarda y conservación',
    description:
      'Guardamos turismos y furgonetas por días o por meses, con entrada y salida registradas y los cuidados que un vehículo parado necesita.',
  },
  hero: {
    title: 'Guardamos el vehículo y lo encuentras como lo dejaste',
    lead: 'Un coche parado también se estropea: pierde batería, presión y, si está en la calle, pintura. Lo guardamos en parking propio, lo cuidamos mientras espera y te lo devolvemos el día que lo pides.',
    brief: [
      { title: 'Cuánto tiempo', text: 'Desde unos días hasta varios meses, sin decidirlo de antemano.' },
      { title: 'Cómo llega', text: 'Lo traes tú o lo recogemos, rodando o en camión.' },
      { title: 'Quién puede sacarlo', text: 'Solo las personas que tú hayas autorizado por escrito.' },
    ],
  },
  topic: 'custodia',
  audience: {
    title: 'Por qué se deja un vehículo en custodia',
    items: [
      {
        title: 'Está entre dos contratos',
        text: 'Vehículos de renting o alquiler que esperan al siguiente usuario o a la venta.',
      },
      {
        title: 'Ha llegado antes de tiempo',
        text: 'Unidades nuevas pendientes de rotular, matricular o entregar.',
      },
      {
        title: 'Está pendiente de una decisión',
        text: 'Siniestros, herencias y bajas que no pueden quedarse en la vía pública.',
      },
      {
        title: 'Su dueño está fuera',
        text: 'Un viaje largo, un destino temporal o una obra en el garaje de casa.',
      },
    ],
  },
  steps: {
    title: 'De la entrada a la salida',
    items: [
      { title: 'Reserva', text: 'Tipo de vehículo, fecha de entrada y tiempo aproximado.' },
      {
        title: 'Entrada',
        text: 'Fotos, kilómetros, combustible o carga, llaves y objetos: todo en el acta.',
      },
      { title: 'Estancia', text: 'El vehículo tiene plaza asignada y los cuidados que hayas elegido.' },
      { title: 'Salida', text: 'Avisas, lo preparamos y se entrega comparando con el acta de entrada.' },
    ],
  },
  options: {
    title: 'Los cuidados, según el tiempo',
    text: 'Cuanto más larga la espera, más atención necesita. Tú eliges qué se hace.',
    items: [
      {
        title: 'Días',
        text: 'Guarda sencilla: plaza, llaves a buen recaudo y registro de entrada y salida.',
        points: ['Sin tocar el vehículo', 'Salida con aviso previo'],
      },
      {
        title: 'Semanas',
        text: 'Añadimos un repaso periódico para que arranque a la primera.',
        points: ['Batería y presiones', 'Vista general y fotos', 'Lavado antes de salir'],
      },
      {
        title: 'Meses',
        text: 'Plan de parada y de puesta en marcha, también para eléctricos.',
        points: ['Batería mantenida', 'Movimientos para cuidar los neumáticos', 'ITV y revisiones si vencen'],
      },
    ],
  },
  included: {
    title: 'Qué incluye la custodia',
    items: [
      'Plaza en parking propio, adecuada al tamaño del vehículo',
      'Acta de entrada y de salida con fotos',
      'Guarda de llaves y documentación, separadas del vehículo',
      'Lista de personas autorizadas a retirarlo',
      'Registro de cualquier movimiento dentro del recinto',
      'Un contacto para pedir la salida o preguntar cómo está',
    ],
    apart: {
      title: 'Se añade si lo pides',
      items: [
        'Recogida y entrega a domicilio',
        'Mantenimiento de batería y repasos',
        'Lavado, revisión o ITV antes de la salida',
      ],
    },
  },
  questions: [
    {
      question: '¿Tiene que estar asegurado?',
      answer:
        'Mientras esté de alta en Tráfico, la ley pide que tenga seguro aunque no circule. Si va a estar parado mucho tiempo, puedes consultar una baja temporal; te contamos qué cambia para su traslado.',
    },
    {
      question: '¿Puedo ir a verlo?',
      answer:
        'Sí, con aviso previo y en el horario de atención. Ven con un documento de identidad y lo tendremos a mano.',
    },
    {
      question: '¿Cuánto se tarda en sacarlo?',
      answer:
        'Depende de lo que quieras que hagamos antes: solo la entrega, un lavado o una puesta a punto. Avísanos en cuanto sepas el día y lo acordamos.',
    },
    {
      question: '¿Guardáis vehículos averiados o con golpes?',
      answer:
        'Sí, siempre que no pierdan líquidos. Entran en camión y el daño queda descrito en el acta para que nadie tenga dudas después.',
    },
  ],
  next: {
    title: 'Reserva una plaza',
    text: 'Dinos qué vehículo es, desde cuándo y más o menos hasta cuándo. Te confirmamos si hay sitio, el precio y cómo quieres que llegue.',
  },
  related: {
    title: 'Sobre el sitio y el viaje',
    items: [
      {
        to: '/custodia-vehiculos-parking-propio',
        title: 'Custodia en parking propio',
        text: 'Cómo es guardar una flota en nuestro recinto.',
      },
      { to: '/servicios/transporte', title: 'Transporte', text: 'Lo recogemos donde esté, ruede o no.' },
      {
        to: '/servicios/lavado',
        title: 'Lavado profesional',
        text: 'Que no salga con el polvo de la espera.',
      },
    ],
  },
};
