import type { PageCopy } from '../../sections/copy';

export const driverTransfers: PageCopy = {
  path: '/traslados-rodados-conductor-barcelona',
  meta: {
    title: 'Traslados rodados con conductor en Barcelona',
    description:
      'Un conductor profesional recoge tu vehículo en Barcelona y lo lleva rodando a destino, o al revés. Requisitos, pasos, precio cerrado y preguntas.',
  },
  hero: {
    title: 'Un conductor para llevar tu coche desde Barcelona o hasta aquí',
    lead: 'Recoge las llaves, lleva el vehículo rodando por la ruta acordada y lo entrega en mano. Para una unidad suelta suele ser lo más rápido: no hay que esperar a llenar un camión.',
    brief: [
      {
        title: 'Desde y hacia',
        text: 'Barcelona y su área; origen o destino pueden estar en otra provincia.',
      },
      { title: 'Qué tiene que cumplir', text: 'ITV y seguro en vigor, neumáticos y frenos en orden.' },
      {
        title: 'Cómo se paga',
        text: 'Precio cerrado por trayecto, con combustible, peajes y vuelta del conductor.',
      },
    ],
  },
  topic: 'traslados',
  audience: {
    title: 'Cuándo se pide un conductor',
    items: [
      {
        title: 'Una entrega en casa del cliente',
        text: 'El comprador recibe el coche en su puerta y el conductor le enseña lo básico.',
      },
      {
        title: 'Un coche que se quedó lejos',
        text: 'Vuelves en tren o en avión y el coche vuelve con nosotros.',
      },
      {
        title: 'Un vehículo de sustitución',
        text: 'Llevamos el que entra y recogemos el que sale en el mismo viaje.',
      },
      {
        title: 'Un camión no cabe',
        text: 'Casco antiguo, garaje comunitario, parking subterráneo de un hotel.',
      },
    ],
  },
  steps: {
    title: 'El trayecto, paso a paso',
    items: [
      { title: 'Ruta y precio', text: 'Direcciones, fecha y modelo. Recibes un precio cerrado.' },
      {
        title: 'Papeles',
        text: 'Comprobamos ITV y seguro y si el distintivo permite entrar en la zona de bajas emisiones.',
      },
      { title: 'Recogida', text: 'Fotos, kilómetros, nivel de combustible o de carga y firma.' },
      { title: 'Conducción', text: 'Sin desvíos ni pasajeros y con los descansos que tocan.' },
      { title: 'Entrega', text: 'Mismo repaso en destino. Llaves y documentos, en mano.' },
    ],
  },
  included: {
    title: 'Qué incluye el precio',
    items: [
      'Conductor con experiencia en el tipo de vehículo',
      'Combustible o recargas del trayecto',
      'Peajes de la ruta acordada',
      'Regreso del conductor',
      'Parte de estado con fotos en los dos extremos',
      'Avisos de salida, incidencias y llegada',
    ],
    apart: {
      title: 'Qué lo encarece',
      items: [
        'Esperas en origen o en destino',
        'Paradas o direcciones añadidas',
        'Vehículos que llegan sin combustible o sin carga',
      ],
    },
  },
  questions: [
    {
      question: '¿Cuántos kilómetros suma el coche?',
      answer:
        'Los de la ruta acordada, que te decimos antes, y poco más. El parte lleva el cuentakilómetros de salida y el de llegada.',
    },
    {
      question: '¿Con qué seguro circula?',
      answer:
        'Con el del vehículo, que tiene que admitir a otros conductores. Míralo en tu póliza o consúltalo con tu aseguradora; si no lo permite, te proponemos el camión.',
    },
    {
      question: '¿Y si es eléctrico?',
      answer:
        'Planificamos las recargas y contamos con ese tiempo. Deja el cable en el coche y dinos qué tarjetas o aplicaciones usas, si prefieres que se cargue con las tuyas.',
    },
    {
      question: '¿Puedo ir yo de pasajero?',
      answer: 'No: es un servicio para mover vehículos. El conductor viaja solo.',
    },
  ],
  next: {
    title: 'Danos las dos direcciones',
    text: 'Origen, destino, modelo y fecha. Si falta algún papel del vehículo te lo diremos en esa misma llamada, antes de mandar a nadie.',
  },
  related: {
    title: 'Si no puede ir rodando',
    items: [
      {
        to: '/servicios/transporte',
        title: 'Transporte',
        text: 'Camión portavehículos para varias unidades o para las que no circulan.',
      },
      {
        to: '/recogida-entrega-talleres-chofer',
        title: 'Recogida y entrega en talleres',
        text: 'El mismo conductor, para ir y volver del taller.',
      },
      { to: '/servicios/itv', title: 'ITV', text: 'Si lo que falta es la inspección, empezamos por ahí.' },
    ],
  },
};
