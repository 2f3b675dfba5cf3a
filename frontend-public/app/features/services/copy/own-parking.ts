import type { PageCopy } from '../../sections/copy';

export const ownParking: PageCopy = {
  path: '/custodia-vehiculos-parking-propio',
  meta: {
    title: 'Custodia de vehículos en parking propio',
    description:
      'Plazas para turismos y furgonetas en un recinto que gestionamos nosotros: quién entra, dónde está cada llave y cómo se organiza una flota guardada.',
  },
  hero: {
    title: 'Un parking nuestro, con una plaza para cada vehículo tuyo',
    lead: 'Al ser propio, sabemos quién entra, qué coche ocupa cada plaza y dónde está cada llave. Sirve para un coche, y está pensado para quien tiene que guardar muchos y sacarlos en orden.',
    brief: [
      { title: 'Qué cabe', text: 'Turismos y furgonetas. Para medidas especiales, pregúntanos antes.' },
      { title: 'Quién entra', text: 'Nuestro personal. Las visitas y retiradas, con aviso y acompañadas.' },
      { title: 'Cómo se mueve', text: 'Cada cambio de plaza lo hace un conductor y queda anotado.' },
    ],
  },
  topic: 'custodia',
  audience: {
    title: 'Qué flotas guardamos',
    items: [
      {
        title: 'Stock de concesionario',
        text: 'La exposición se queda pequeña y los coches vendidos esperan matrícula.',
      },
      {
        title: 'Devoluciones de renting',
        text: 'Entran muchos a la vez, se peritan, se preparan y salen por separado.',
      },
      {
        title: 'Flotas de temporada',
        text: 'Furgonetas y coches que solo trabajan unos meses al año.',
      },
      {
        title: 'Unidades nuevas',
        text: 'Llegan juntas y se entregan a medida que se rotulan y equipan.',
      },
    ],
  },
  steps: {
    title: 'Cómo se organiza',
    items: [
      { title: 'Plan de entrada', text: 'Cuántos, de qué tamaño y cuáles van a salir antes.' },
      { title: 'Recepción', text: 'Acta con fotos por matrícula. Las llaves se etiquetan aparte.' },
      {
        title: 'Plaza',
        text: 'Cada vehículo queda en un lugar conocido, sin bloquear a los que salen primero.',
      },
      { title: 'Preparación', text: 'Lavado, carga, presiones o ITV, cuando tú lo pidas.' },
      { title: 'Salida', text: 'Con la orden de una persona autorizada y acta firmada.' },
    ],
  },
  included: {
    title: 'Qué tienes con la plaza',
    items: [
      'Entradas y salidas registradas por matrícula',
      'Llaves guardadas fuera del vehículo',
      'Relación de lo que hay guardado, cuando la pidas',
      'Movimientos internos hechos por conductores',
      'Acceso para peritos y compradores con cita',
      'Fotos de entrada y de salida en tu email',
    ],
    apart: {
      title: 'A petición',
      items: [
        'Transporte de entrada y de salida',
        'Lavado y preparación para la entrega',
        'Fotos para anuncio o para peritaje',
        'Cuidados de larga estancia',
      ],
    },
  },
  questions: [
    {
      question: '¿Puedo reservar un número fijo de plazas?',
      answer:
        'Sí, según el espacio libre. También se puede acordar una parte fija y el resto por días, que suele ir mejor cuando las entradas llegan a golpes.',
    },
    {
      question: '¿Puede venir un perito o un comprador?',
      answer:
        'Con cita y con tu autorización. Le enseñamos el vehículo, lo acompañamos y anotamos la visita. Las llaves no salen sin tu orden.',
    },
    {
      question: '¿Dónde está?',
      answer:
        'Te damos la dirección exacta y cómo llegar al confirmar la reserva. Si prefieres no venir, recogemos y entregamos nosotros.',
    },
    {
      question: '¿Se pueden cargar los eléctricos?',
      answer:
        'Dinos cuántos son y cuánto tiempo van a estar. Para una espera larga conviene dejarlos a media carga; antes de la salida acordamos con cuánta los quieres.',
    },
  ],
  next: {
    title: '¿Cuántas plazas necesitas?',
    text: 'Mándanos la lista de vehículos o dinos cuántos son, desde cuándo y con qué ritmo van a salir. Te contestamos con la disponibilidad y el precio.',
  },
  related: {
    title: 'Lo que ocurre alrededor',
    items: [
      {
        to: '/servicios/custodia',
        title: 'Custodia',
        text: 'Los cuidados de un vehículo parado, según el tiempo.',
      },
      {
        to: '/servicios/transporte',
        title: 'Transporte',
        text: 'Camiones para entrar muchos, conductores para sacarlos de uno en uno.',
      },
      {
        to: '/clientes/empresas',
        title: 'Para empresas',
        text: 'Cómo trabajamos con flotas y con varias personas autorizadas.',
      },
    ],
  },
};
