import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const driverTransfers = (): PageCopy => ({
  path: '/traslados-rodados-conductor-barcelona',
  meta: {
    title: t`Traslados rodados con conductor en Barcelona`,
    description: t`Un conductor profesional recoge tu vehículo en Barcelona y lo lleva rodando a destino, o al revés. Requisitos, pasos, precio cerrado y preguntas.`,
  },
  hero: {
    title: t`Un conductor para llevar tu coche desde Barcelona o hasta aquí`,
    lead: t`Recoge las llaves, lleva el vehículo rodando por la ruta acordada y lo entrega en mano. Para una unidad suelta suele ser lo más rápido: no hay que esperar a llenar un camión.`,
    brief: [
      {
        title: t`Desde y hacia`,
        text: t`Barcelona y su área; origen o destino pueden estar en otra provincia.`,
      },
      { title: t`Qué tiene que cumplir`, text: t`ITV y seguro en vigor, neumáticos y frenos en orden.` },
      {
        title: t`Cómo se paga`,
        text: t`Precio cerrado por trayecto, con combustible, peajes y vuelta del conductor.`,
      },
    ],
  },
  topic: 'traslados',
  audience: {
    title: t`Cuándo se pide un conductor`,
    items: [
      {
        title: t`Una entrega en casa del cliente`,
        text: t`El comprador recibe el coche en su puerta y el conductor le enseña lo básico.`,
      },
      {
        title: t`Un coche que se quedó lejos`,
        text: t`Vuelves en tren o en avión y el coche vuelve con nosotros.`,
      },
      {
        title: t`Un vehículo de sustitución`,
        text: t`Llevamos el que entra y recogemos el que sale en el mismo viaje.`,
      },
      {
        title: t`Un camión no cabe`,
        text: t`Casco antiguo, garaje comunitario, parking subterráneo de un hotel.`,
      },
    ],
  },
  steps: {
    title: t`El trayecto, paso a paso`,
    items: [
      { title: t`Ruta y precio`, text: t`Direcciones, fecha y modelo. Recibes un precio cerrado.` },
      {
        title: t`Papeles`,
        text: t`Comprobamos ITV y seguro y si el distintivo permite entrar en la zona de bajas emisiones.`,
      },
      { title: t`Recogida`, text: t`Fotos, kilómetros, nivel de combustible o de carga y firma.` },
      { title: t`Conducción`, text: t`Sin desvíos ni pasajeros y con los descansos que tocan.` },
      { title: t`Entrega`, text: t`Mismo repaso en destino. Llaves y documentos, en mano.` },
    ],
  },
  included: {
    title: t`Qué incluye el precio`,
    items: [
      t`Conductor con experiencia en el tipo de vehículo`,
      t`Combustible o recargas del trayecto`,
      t`Peajes de la ruta acordada`,
      t`Regreso del conductor`,
      t`Parte de estado con fotos en los dos extremos`,
      t`Avisos de salida, incidencias y llegada`,
    ],
    apart: {
      title: t`Qué lo encarece`,
      items: [
        t`Esperas en origen o en destino`,
        t`Paradas o direcciones añadidas`,
        t`Vehículos que llegan sin combustible o sin carga`,
      ],
    },
  },
  questions: [
    {
      question: t`¿Cuántos kilómetros suma el coche?`,
      answer: t`Los de la ruta acordada, que te decimos antes, y poco más. El parte lleva el cuentakilómetros de salida y el de llegada.`,
    },
    {
      question: t`¿Con qué seguro circula?`,
      answer: t`Con el del vehículo, que tiene que admitir a otros conductores. Míralo en tu póliza o consúltalo con tu aseguradora; si no lo permite, te proponemos el camión.`,
    },
    {
      question: t`¿Y si es eléctrico?`,
      answer: t`Planificamos las recargas y contamos con ese tiempo. Deja el cable en el coche y dinos qué tarjetas o aplicaciones usas, si prefieres que se cargue con las tuyas.`,
    },
    {
      question: t`¿Puedo ir yo de pasajero?`,
      answer: t`No: es un servicio para mover vehículos. El conductor viaja solo.`,
    },
  ],
  next: {
    title: t`Danos las dos direcciones`,
    text: t`Origen, destino, modelo y fecha. Si falta algún papel del vehículo te lo diremos en esa misma llamada, antes de mandar a nadie.`,
  },
  related: {
    title: t`Si no puede ir rodando`,
    items: [
      {
        to: '/servicios/transporte',
        title: t`Transporte`,
        text: t`Camión portavehículos para varias unidades o para las que no circulan.`,
      },
      {
        to: '/recogida-entrega-talleres-chofer',
        title: t`Recogida y entrega en talleres`,
        text: t`El mismo conductor, para ir y volver del taller.`,
      },
      { to: '/servicios/itv', title: t`ITV`, text: t`Si lo que falta es la inspección, empezamos por ahí.` },
    ],
  },
});
