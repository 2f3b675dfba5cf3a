import type { PageCopy } from '../../sections/copy';

export const workshopPickup: PageCopy = {
  path: '/recogida-entrega-talleres-chofer',
  meta: {
    title: 'Recogida y entrega de coches en talleres con chófer',
    description:
      'Un chófer lleva tu coche al taller que tú elijas y te lo devuelve reparado. Para conductores que no pueden ir y para talleres que quieren ofrecerlo.',
  },
  hero: {
    title: 'Tu coche va al taller y vuelve; tú sigues con tu día',
    lead: 'Un chófer lo recoge en casa o en el trabajo, lo deja en el taller con tus instrucciones y te lo trae cuando está listo. El taller lo eliges tú.',
    brief: [
      { title: 'Dónde recogemos', text: 'En tu casa, en la oficina o en el aparcamiento que nos digas.' },
      { title: 'A qué taller', text: 'A cualquiera: tu mecánico, el concesionario, el de la aseguradora.' },
      { title: 'Qué dejas', text: 'Las llaves, la documentación y una nota de lo que le pasa.' },
    ],
  },
  topic: 'traslados',
  options: {
    title: 'Lo pides tú o lo ofrece tu taller',
    items: [
      {
        title: 'Si llevas el coche a reparar',
        text: 'Nos das la cita que ya tienes o dejas que la pidamos por ti.',
        points: [
          'No pierdes dos mañanas en ir y volver',
          'El taller recibe por escrito lo que le notas al coche',
          'Nadie acepta un presupuesto en tu nombre',
        ],
      },
      {
        title: 'Si tienes un taller o un concesionario',
        text: 'Ponemos los chóferes y tú das el servicio a tus clientes.',
        points: [
          'Recogidas y entregas repartidas a lo largo del día',
          'Parte con fotos que protege al taller y al cliente',
          'Traslados entre tu recepción, la chapa y la ITV',
        ],
      },
    ],
  },
  steps: {
    title: 'Ida y vuelta',
    items: [
      {
        title: 'Cita',
        text: 'Hora del taller, dirección de recogida y teléfono de quien entrega las llaves.',
      },
      { title: 'Recogida', text: 'Vuelta al coche contigo, fotos, kilómetros y nivel de combustible.' },
      { title: 'Taller', text: 'Se entrega en recepción con tu nota y guardamos el resguardo.' },
      { title: 'Aviso', text: 'Cuando el taller termina, acordamos contigo la hora de vuelta.' },
      { title: 'Entrega', text: 'Mismo repaso, llaves en mano y los papeles de la reparación.' },
    ],
  },
  included: {
    title: 'Qué incluye',
    items: [
      'Dos trayectos con chófer: ida y vuelta',
      'Parte de estado con fotos en cada entrega de llaves',
      'Entrega en recepción con tus instrucciones por escrito',
      'Seguimiento con el taller hasta que esté listo',
      'Recogida de factura, piezas cambiadas y documentos',
      'Cambio de hora si el taller se retrasa',
    ],
    apart: {
      title: 'No lo incluye',
      items: [
        'La factura del taller, que le pagas tú',
        'Grúa, si el coche no puede circular',
        'Lavado o ITV, que se pueden añadir al viaje',
      ],
    },
  },
  questions: [
    {
      question: '¿Quién habla con el taller?',
      answer:
        'Tú decides. Podemos limitarnos a llevar y traer, o hacer el seguimiento y contarte lo que digan. El presupuesto lo aceptas siempre tú, directamente con ellos.',
    },
    {
      question: '¿Y si no puedo estar para dar las llaves?',
      answer:
        'Puede darlas quien tú nos digas: portería, recepción, un familiar. Solo necesitamos su nombre y que esté de acuerdo en firmar el parte.',
    },
    {
      question: '¿Y si el coche no arranca?',
      answer:
        'Entonces no es trabajo para un chófer. Usa la asistencia de tu seguro o pídenos un transporte en camión.',
    },
    {
      question: 'Tengo un taller, ¿hay que firmar un mínimo?',
      answer:
        'Cuéntanos cuántos movimientos haces en una semana normal. Con eso vemos si te conviene por viaje o con un chófer a unas horas fijas.',
    },
  ],
  next: {
    title: 'Dinos la hora de tu cita',
    text: 'Con la dirección, el taller y la hora te confirmamos la recogida y el precio de la ida y la vuelta.',
  },
  related: {
    title: 'Si aún no tienes taller',
    items: [
      {
        to: '/servicios/mantenimiento',
        title: 'Mantenimiento integral',
        text: 'También reparamos: recogida, taller y entrega en un encargo.',
      },
      { to: '/servicios/itv', title: 'ITV', text: 'Del taller a la estación sin pasar por casa.' },
      {
        to: '/clientes/particulares',
        title: 'Para particulares',
        text: 'Todo lo que podemos hacer por un solo coche.',
      },
    ],
  },
};
