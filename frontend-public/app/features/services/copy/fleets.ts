import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const fleets = (): PageCopy => ({
  path: '/servicios/gestion-flotas',
  meta: {
    title: t`Gestión de flotas: citas, traslados y documentación`,
    description: t`Llevamos el día a día de tus vehículos: revisiones, ITV, traslados, lavados y papeles, con una sola persona de contacto y una ficha por matrícula.`,
  },
  hero: {
    title: t`Tus vehículos al día sin que nadie de tu equipo los persiga`,
    lead: t`Nos pasas la lista de matrículas. A partir de ahí vigilamos las fechas, pedimos las citas, movemos los vehículos y te contamos qué se ha hecho. Tú decides; nosotros lo ponemos en marcha.`,
    brief: [
      {
        title: t`Con quién hablas`,
        text: t`Una persona que conoce tu flota, con teléfono y correo directos.`,
      },
      {
        title: t`Qué llevamos`,
        text: t`Mantenimiento, ITV, neumáticos, traslados, lavado, custodia y documentos.`,
      },
      { title: t`Qué sigue siendo tuyo`, text: t`Cada gasto: nada se repara sin que lo apruebes.` },
    ],
  },
  topic: 'gestion-flotas',
  audience: {
    title: t`Para flotas en las que el coche no es el negocio`,
    text: t`Si alguien dedica media mañana a cambiar una cita de taller, esto es para ti.`,
    items: [
      {
        title: t`Empresas de reparto y de obra`,
        text: t`Furgonetas que salen cada mañana y solo pueden parar por la tarde o el fin de semana.`,
      },
      {
        title: t`Equipos comerciales y técnicos`,
        text: t`Coches repartidos por varias provincias, cada uno en manos de una persona distinta.`,
      },
      {
        title: t`Empresas de alquiler y renting`,
        text: t`Rotación constante: entra un vehículo, se prepara, sale otro.`,
      },
      {
        title: t`Entidades y administraciones`,
        text: t`Vehículos con usos muy distintos y la necesidad de justificar cada actuación.`,
      },
    ],
  },
  steps: {
    title: t`Cómo empezamos`,
    items: [
      {
        title: t`Inventario`,
        text: t`Matrículas, kilómetros, fechas de ITV y de seguro, y quién lleva cada vehículo.`,
      },
      {
        title: t`Reglas`,
        text: t`Acordamos qué se hace sin preguntar, qué hay que aprobar y quién aprueba.`,
      },
      {
        title: t`Calendario`,
        text: t`Cada vehículo tiene sus próximas citas, puestas en las horas en que no se usa.`,
      },
      {
        title: t`Día a día`,
        text: t`Recogemos, llevamos, devolvemos. El conductor solo entrega y recibe las llaves.`,
      },
      {
        title: t`Cuentas`,
        text: t`Recibes lo hecho y lo gastado por matrícula, y lo que viene después.`,
      },
    ],
  },
  options: {
    title: t`Hasta dónde quieres que lleguemos`,
    text: t`Se puede empezar por lo que más molesta y ampliar más tarde.`,
    items: [
      {
        title: t`Solo fechas`,
        text: t`Vigilamos ITV, revisiones y vencimientos y te avisamos con tiempo. Las citas las pides tú.`,
      },
      {
        title: t`Fechas y movimientos`,
        text: t`Además pedimos las citas y llevamos los vehículos al taller, a la estación o a lavar.`,
      },
      {
        title: t`Gestión completa`,
        text: t`Añadimos incidencias, sustituciones, documentación, altas y bajas. Tu contacto único para todo.`,
      },
    ],
  },
  included: {
    title: t`Qué incluye la gestión completa`,
    items: [
      t`Una ficha por matrícula con su historial y sus documentos`,
      t`Avisos de ITV, revisiones, seguros y permisos`,
      t`Petición y cambio de citas con talleres y estaciones`,
      t`Recogida y devolución de cada vehículo`,
      t`Comparación de presupuestos antes de pedirte el visto bueno`,
      t`Atención de averías y golpes con tus conductores`,
      t`Preparación de vehículos que entran y que se devuelven`,
      t`Resumen periódico de lo hecho, lo gastado y lo pendiente`,
    ],
    apart: {
      title: t`Lo que pagas por separado`,
      items: [
        t`La factura de cada taller, recambio y estación de ITV`,
        t`Tasas, impuestos y sanciones del vehículo`,
        t`El seguro, que sigue a tu nombre`,
      ],
    },
  },
  questions: [
    {
      question: t`¿A partir de cuántos vehículos tiene sentido?`,
      answer: t`No pedimos un mínimo. Con pocos vehículos suele bastar con contratar los servicios sueltos; la gestión compensa cuando coordinar las citas ya ocupa a alguien. En la primera llamada te decimos con franqueza en qué caso estás.`,
    },
    {
      question: t`¿Tengo que cambiar de taller?`,
      answer: t`No. Trabajamos con los talleres que ya usas, con los que exige tu contrato de renting o con el nuestro. Lo que cambia es quién llama y quién lleva el coche.`,
    },
    {
      question: t`¿Cómo os pasamos los datos?`,
      answer: t`Como los tengas: una hoja de cálculo, un listado del renting o las fotos de los permisos de circulación. Ordenarlos es parte del arranque.`,
    },
    {
      question: t`¿Y si un conductor tiene una avería?`,
      answer: t`Nos llama a nosotros en el horario de atención y organizamos la recogida y el siguiente paso. Fuera de ese horario, la asistencia de la póliza sigue siendo la primera llamada; a la mañana siguiente seguimos nosotros.`,
    },
  ],
  next: {
    title: t`Empezar cuesta una llamada`,
    text: t`Cuéntanos cuántos vehículos son, dónde están y qué es lo que más tiempo te quita. Con eso preparamos una propuesta con su alcance y su precio.`,
  },
  related: {
    title: t`Lo que más piden las flotas`,
    items: [
      {
        to: '/servicios/mantenimiento',
        title: t`Mantenimiento integral`,
        text: t`Revisiones y averías, con recogida y entrega.`,
      },
      { to: '/servicios/itv', title: t`ITV`, text: t`Cita, preparación y paso por la estación.` },
      {
        to: '/clientes/empresas',
        title: t`Para empresas`,
        text: t`Cómo trabajamos con facturas, permisos y varias sedes.`,
      },
    ],
  },
});
