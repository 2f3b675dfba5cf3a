import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const transport = (): PageCopy => ({
  path: '/servicios/transporte',
  meta: {
    title: t`Transporte de vehículos en camión portavehículos o con conductor`,
    description: t`Llevamos turismos y furgonetas de un punto a otro, en camión o rodando con conductor. Qué conviene en cada caso, qué incluye y cómo se pide.`,
  },
  hero: {
    title: t`Tu vehículo, de un punto a otro sin que lo conduzcas tú`,
    lead: t`Lo cargamos en un camión portavehículos o lo lleva rodando un conductor nuestro. Nos dices de dónde sale, adónde va y para cuándo lo necesitas, y te decimos cuál de las dos formas te conviene.`,
    brief: [
      {
        title: t`Qué llevamos`,
        text: t`Turismos, furgonetas y flotas enteras: nuevos, usados, de renting o averiados.`,
      },
      {
        title: t`Qué necesitamos saber`,
        text: t`Matrícula o modelo, origen, destino, fecha y si el coche arranca.`,
      },
      {
        title: t`Qué recibes`,
        text: t`Un precio por escrito y un parte con fotos al recoger y al entregar.`,
      },
    ],
  },
  topic: 'transporte',
  audience: {
    title: t`Quién nos pide un transporte`,
    items: [
      {
        title: t`Concesionarios y compraventas`,
        text: t`Coches que cambian de exposición, llegan de otra provincia o se entregan en casa del comprador.`,
      },
      {
        title: t`Empresas de renting y alquiler`,
        text: t`Vehículos que vuelven de un contrato y tienen que estar mañana en otra delegación.`,
      },
      {
        title: t`Empresas con flota propia`,
        text: t`Repartos de unidades nuevas, traslados entre sedes, recogida de bajas.`,
      },
      {
        title: t`Particulares`,
        text: t`Una mudanza, un coche comprado lejos o uno que se ha quedado en otra ciudad.`,
      },
    ],
  },
  steps: {
    title: t`Cómo va un transporte`,
    items: [
      {
        title: t`Nos cuentas el viaje`,
        text: t`Origen, destino, fecha y estado del vehículo. Con eso basta.`,
      },
      {
        title: t`Te pasamos el precio`,
        text: t`Por escrito, con el medio elegido y el día de recogida y de entrega.`,
      },
      {
        title: t`Recogemos y miramos`,
        text: t`El conductor da la vuelta al vehículo contigo, hace fotos y anota kilómetros y daños.`,
      },
      { title: t`Lo llevamos`, text: t`Si el día o la hora cambian por el camino, te llamamos nosotros.` },
      {
        title: t`Entregamos y firmáis`,
        text: t`La misma revisión en destino. El parte firmado te llega por correo.`,
      },
    ],
  },
  options: {
    title: t`En camión o rodando: cuál te conviene`,
    text: t`No es solo cuestión de precio. Depende de cuántos son, de lo lejos que van y de si pueden circular.`,
    items: [
      {
        title: t`En camión portavehículos`,
        text: t`El vehículo viaja parado, sujeto por las ruedas, y no suma kilómetros.`,
        points: [
          t`Varias unidades con el mismo destino`,
          t`Coches sin matricular, sin ITV o que no arrancan`,
          t`Trayectos largos en los que los kilómetros importan`,
        ],
      },
      {
        title: t`Rodando, con conductor`,
        text: t`Un conductor nuestro lo lleva de puerta a puerta, también donde un camión no puede entrar.`,
        points: [
          t`Una sola unidad y con prisa`,
          t`Calles estrechas, garajes y centros de ciudad`,
          t`Vehículos con ITV y seguro en vigor`,
        ],
      },
    ],
  },
  included: {
    title: t`Qué entra en el precio`,
    items: [
      t`Recogida y entrega en las direcciones que nos des`,
      t`Revisión del vehículo con fotos al recoger y al entregar`,
      t`Sujeción y descarga, cuando va en camión`,
      t`Combustible y peajes del trayecto, cuando va rodando`,
      t`Aviso al salir y al llegar a la persona que indiques`,
      t`Parte de transporte firmado, en tu correo`,
    ],
    apart: {
      title: t`Se presupuesta aparte`,
      items: [
        t`Carga de vehículos que no ruedan o no giran`,
        t`Esperas largas en origen o en destino`,
        t`Lavado o repostaje antes de la entrega`,
      ],
    },
  },
  questions: [
    {
      question: t`¿Tengo que estar yo en la recogida?`,
      answer: t`No hace falta. Basta con que alguien entregue las llaves y firme el parte: un compañero, el conserje, el taller. Dinos su nombre y su teléfono al hacer el encargo.`,
    },
    {
      question: t`¿Puedo dejar cosas dentro del coche?`,
      answer: t`Es mejor que vaya vacío. Lo que viaja dentro no figura en el parte y no podemos responder de ello. Deja solo la documentación, las llaves de repuesto y el cable de carga si es eléctrico, y los anotamos.`,
    },
    {
      question: t`¿Qué pasa si aparece un daño?`,
      answer: t`Por eso se revisa y se fotografía dos veces. Si en destino hay algo que no estaba en el primer parte, se anota antes de firmar y nos ocupamos de tramitarlo. Con el presupuesto te decimos qué cubre el seguro en cada forma de transporte.`,
    },
    {
      question: t`¿Movéis coches que no arrancan?`,
      answer: t`Sí, en camión. Dinos si rueda, si gira la dirección y si el freno de mano se suelta: de eso depende con qué lo cargamos.`,
    },
  ],
  next: {
    title: t`Qué pasa cuando llamas`,
    text: t`Te preguntamos por el vehículo, el origen, el destino y la fecha. Con esos datos preparamos el precio y, si te parece bien, fijamos el día de recogida.`,
  },
  related: {
    title: t`Antes o después del viaje`,
    items: [
      {
        to: '/traslados-rodados-conductor-barcelona',
        title: t`Traslados con conductor`,
        text: t`Cómo trabajamos cuando el vehículo va rodando.`,
      },
      {
        to: '/servicios/custodia',
        title: t`Custodia`,
        text: t`Si el destino todavía no está listo, lo guardamos.`,
      },
      {
        to: '/servicios/lavado',
        title: t`Lavado profesional`,
        text: t`Que llegue limpio a quien lo estrena.`,
      },
    ],
  },
});
