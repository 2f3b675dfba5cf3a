import type { PageCopy } from '../../sections/copy';

export const maintenance: PageCopy = {
  path: '/servicios/mantenimiento',
  meta: {
    title: 'Mantenimiento integral de vehículos con recogida y entrega',
    description:
      'Revisiones, frenos, neumáticos, averías y carrocería para turismos y furgonetas. Recogemos el vehículo, te pasamos presupuesto y lo devolvemos listo.',
  },
  hero: {
    title: 'El taller, sin el viaje al taller',
    lead: 'Pasamos a buscar el vehículo, hacemos la revisión o la reparación y te lo devolvemos listo para trabajar. Antes de tocar una pieza sabes qué hay que hacer y cuánto cuesta.',
    brief: [
      { title: 'Qué hacemos', text: 'Revisiones, mecánica, electricidad, neumáticos y carrocería.' },
      {
        title: 'A qué vehículos',
        text: 'Turismos y furgonetas de cualquier marca, de empresa o particulares.',
      },
      { title: 'Quién decide', text: 'Tú: sin presupuesto aceptado no se empieza.' },
    ],
  },
  topic: 'mantenimiento',
  audience: {
    title: 'Cuándo conviene llamarnos',
    items: [
      {
        title: 'Toca revisión',
        text: 'Por kilómetros o por fecha. Seguimos el plan del fabricante para no perder la garantía.',
      },
      {
        title: 'Se ha encendido un testigo',
        text: 'Leemos la avería, te explicamos qué significa y si puedes seguir circulando.',
      },
      {
        title: 'Algo suena o vibra',
        text: 'Un ruido al frenar o un volante que tiembla salen más baratos la primera semana.',
      },
      {
        title: 'Se acerca la ITV',
        text: 'Comprobamos lo que mira la estación y arreglamos solo lo que haría repetirla.',
      },
    ],
  },
  steps: {
    title: 'De la llamada a las llaves',
    items: [
      {
        title: 'Cita',
        text: 'Nos dices la matrícula, los kilómetros y qué le notas. Acordamos día y lugar.',
      },
      { title: 'Recogida', text: 'Un conductor se lleva el vehículo, con su estado anotado y fotografiado.' },
      {
        title: 'Diagnóstico y precio',
        text: 'Recibes por escrito las piezas, las horas y lo que puede esperar.',
      },
      {
        title: 'Reparación',
        text: 'Se hace lo aceptado. Si al desmontar aparece algo más, te llamamos antes.',
      },
      { title: 'Entrega', text: 'Prueba en carretera, devolución y factura con cada pieza cambiada.' },
    ],
  },
  options: {
    title: 'Qué entra en nuestro taller',
    items: [
      {
        title: 'Revisión',
        text: 'Lo que el fabricante pide según kilómetros y años.',
        points: ['Aceite y filtros', 'Líquidos y correas', 'Repaso de seguridad'],
      },
      {
        title: 'Frenos, suspensión y ruedas',
        text: 'Lo que decide cuántos metros necesitas para parar.',
        points: ['Pastillas y discos', 'Amortiguadores y dirección', 'Neumáticos y alineación'],
      },
      {
        title: 'Mecánica y electricidad',
        text: 'Desde no arranca hasta pierde fuerza.',
        points: ['Batería, alternador y arranque', 'Embrague y distribución', 'Lectura de averías'],
      },
      {
        title: 'Climatización',
        text: 'Una cabina a treinta y tantos grados también cansa al conductor.',
        points: ['Carga y búsqueda de fugas', 'Filtro de habitáculo', 'Compresor'],
      },
      {
        title: 'Carrocería y lunas',
        text: 'Golpes de ciudad, rayadas y parabrisas.',
        points: ['Chapa y pintura', 'Lunas y faros', 'Rótulos de empresa retirados'],
      },
      {
        title: 'Híbridos y eléctricos',
        text: 'Su revisión es distinta y más corta, pero existe.',
        points: ['Frenos y neumáticos', 'Refrigeración de la batería', 'Estado de los cables de carga'],
      },
    ],
  },
  included: {
    title: 'Qué incluye cada visita',
    items: [
      'Recogida y entrega dentro de la zona acordada',
      'Parte de estado con fotos a la ida y a la vuelta',
      'Presupuesto por escrito antes de empezar',
      'Piezas cambiadas a tu disposición si las quieres ver',
      'Repaso de luces, niveles y presiones',
      'Factura desglosada y anotación en el libro de mantenimiento',
    ],
    apart: {
      title: 'Puedes añadir',
      items: [
        'Paso por la ITV el mismo día',
        'Lavado antes de la entrega',
        'Custodia si no lo necesitas todavía',
      ],
    },
  },
  questions: [
    {
      question: '¿Pierdo la garantía si no voy al concesionario?',
      answer:
        'No. En la Unión Europea puedes hacer el mantenimiento en el taller que elijas si se sigue el plan del fabricante y se usan piezas de calidad equivalente. Guardamos factura y registro de cada operación para que puedas demostrarlo.',
    },
    {
      question: '¿Cuánto tiempo estaré sin el vehículo?',
      answer:
        'Depende del trabajo y de los recambios, y te lo decimos con el presupuesto. Las revisiones las programamos en las horas en que no lo usas.',
    },
    {
      question: '¿Puedo decir que no al presupuesto?',
      answer:
        'Claro. Te devolvemos el vehículo como estaba. Si el diagnóstico tiene un coste, lo sabrás antes de que lo recojamos.',
    },
    {
      question: '¿Qué garantía tiene la reparación?',
      answer:
        'Como mínimo, la que marca la norma de talleres: tres meses o 2.000 kilómetros en turismos, lo que llegue antes. Las piezas tienen además la de su fabricante. Figura en la factura.',
    },
  ],
  next: {
    title: 'Dinos qué le pasa',
    text: 'Ten a mano la matrícula y los kilómetros. Te decimos si es urgente, cuándo podemos recogerlo y qué conviene mirar de paso.',
  },
  related: {
    title: 'Aprovecha el viaje',
    items: [
      { to: '/servicios/itv', title: 'ITV', text: 'Sale del taller y pasa la inspección sin volver a casa.' },
      {
        to: '/recogida-entrega-talleres-chofer',
        title: 'Recogida y entrega en talleres',
        text: '¿Tienes tu propio taller? Llevamos el coche allí.',
      },
      {
        to: '/servicios/gestion-flotas',
        title: 'Gestión de flotas',
        text: 'Que las revisiones de todos los vehículos se pidan solas.',
      },
    ],
  },
};
