import type { PageCopy } from '../../sections/copy';

export const fleets: PageCopy = {
  path: '/servicios/gestion-flotas',
  meta: {
    title: 'Gestión de flotas: citas, traslados y documentación',
    description:
      'Llevamos el día a día de tus vehículos: revisiones, ITV, traslados, lavados y papeles, con una sola persona de contacto y una ficha por matrícula.',
  },
  hero: {
    title: 'Tus vehículos al día sin que nadie de tu equipo los persiga',
    lead: 'Nos pasas la lista de matrículas. A partir de ahí vigilamos las fechas, pedimos las citas, movemos los vehículos y te contamos qué se ha hecho. Tú decides; nosotros lo ponemos en marcha.',
    brief: [
      { title: 'Con quién hablas', text: 'Una persona que conoce tu flota, con teléfono y email directos.' },
      {
        title: 'Qué llevamos',
        text: 'Mantenimiento, ITV, neumáticos, traslados, lavado, custodia y documentos.',
      },
      { title: 'Qué sigue siendo tuyo', text: 'Cada gasto: nada se repara sin que lo apruebes.' },
    ],
  },
  topic: 'gestion-flotas',
  audience: {
    title: 'Para flotas en las que el coche no es el negocio',
    text: 'Si alguien dedica media mañana a cambiar una cita de taller, esto es para ti.',
    items: [
      {
        title: 'Empresas de reparto y de obra',
        text: 'Furgonetas que salen cada mañana y solo pueden parar por la tarde o el fin de semana.',
      },
      {
        title: 'Equipos comerciales y técnicos',
        text: 'Coches repartidos por varias provincias, cada uno en manos de una persona distinta.',
      },
      {
        title: 'Empresas de alquiler y renting',
        text: 'Rotación constante: entra un vehículo, se prepara, sale otro.',
      },
      {
        title: 'Entidades y administraciones',
        text: 'Vehículos con usos muy distintos y la necesidad de justificar cada actuación.',
      },
    ],
  },
  steps: {
    title: 'Cómo empezamos',
    items: [
      {
        title: 'Inventario',
        text: 'Matrículas, kilómetros, fechas de ITV y de seguro, y quién lleva cada vehículo.',
      },
      {
        title: 'Reglas',
        text: 'Acordamos qué se hace sin preguntar, qué hay que aprobar y quién aprueba.',
      },
      {
        title: 'Calendario',
        text: 'Cada vehículo tiene sus próximas citas, puestas en las horas en que no se usa.',
      },
      {
        title: 'Día a día',
        text: 'Recogemos, llevamos, devolvemos. El conductor solo entrega y recibe las llaves.',
      },
      {
        title: 'Cuentas',
        text: 'Recibes lo hecho y lo gastado por matrícula, y lo que viene después.',
      },
    ],
  },
  options: {
    title: 'Hasta dónde quieres que lleguemos',
    text: 'Se puede empezar por lo que más molesta y ampliar más tarde.',
    items: [
      {
        title: 'Solo fechas',
        text: 'Vigilamos ITV, revisiones y vencimientos y te avisamos con tiempo. Las citas las pides tú.',
      },
      {
        title: 'Fechas y movimientos',
        text: 'Además pedimos las citas y llevamos los vehículos al taller, a la estación o a lavar.',
      },
      {
        title: 'Gestión completa',
        text: 'Añadimos incidencias, sustituciones, documentación, altas y bajas. Tu contacto único para todo.',
      },
    ],
  },
  included: {
    title: 'Qué incluye la gestión completa',
    items: [
      'Una ficha por matrícula con su historial y sus documentos',
      'Avisos de ITV, revisiones, seguros y permisos',
      'Petición y cambio de citas con talleres y estaciones',
      'Recogida y devolución de cada vehículo',
      'Comparación de presupuestos antes de pedirte el visto bueno',
      'Atención de averías y golpes con tus conductores',
      'Preparación de vehículos que entran y que se devuelven',
      'Resumen periódico de lo hecho, lo gastado y lo pendiente',
    ],
    apart: {
      title: 'Lo que pagas por separado',
      items: [
        'La factura de cada taller, recambio y estación de ITV',
        'Tasas, impuestos y sanciones del vehículo',
        'El seguro, que sigue a tu nombre',
      ],
    },
  },
  questions: [
    {
      question: '¿A partir de cuántos vehículos tiene sentido?',
      answer:
        'No pedimos un mínimo. Con pocos vehículos suele bastar con contratar los servicios sueltos; la gestión compensa cuando coordinar las citas ya ocupa a alguien. En la primera llamada te decimos con franqueza en qué caso estás.',
    },
    {
      question: '¿Tengo que cambiar de taller?',
      answer:
        'No. Trabajamos con los talleres que ya usas, con los que exige tu contrato de renting o con el nuestro. Lo que cambia es quién llama y quién lleva el coche.',
    },
    {
      question: '¿Cómo os pasamos los datos?',
      answer:
        'Como los tengas: una hoja de cálculo, un listado del renting o las fotos de los permisos de circulación. Ordenarlos es parte del arranque.',
    },
    {
      question: '¿Y si un conductor tiene una avería?',
      answer:
        'Nos llama a nosotros en el horario de atención y organizamos la recogida y el siguiente paso. Fuera de ese horario, la asistencia de la póliza sigue siendo la primera llamada; a la mañana siguiente seguimos nosotros.',
    },
  ],
  next: {
    title: 'Empezar cuesta una llamada',
    text: 'Cuéntanos cuántos vehículos son, dónde están y qué es lo que más tiempo te quita. Con eso preparamos una propuesta con su alcance y su precio.',
  },
  related: {
    title: 'Lo que más piden las flotas',
    items: [
      {
        to: '/servicios/mantenimiento',
        title: 'Mantenimiento integral',
        text: 'Revisiones y averías, con recogida y entrega.',
      },
      { to: '/servicios/itv', title: 'ITV', text: 'Cita, preparación y paso por la estación.' },
      {
        to: '/clientes/empresas',
        title: 'Para empresas',
        text: 'Cómo trabajamos con facturas, permisos y varias sedes.',
      },
    ],
  },
};
