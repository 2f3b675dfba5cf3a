import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const custody = (): PageCopy => ({
  path: '/servicios/custodia',
  meta: {
    title: t`Custodia de vehículos: guarda y conservación`,
    description: t`Guardamos turismos y furgonetas por días o por meses, con entrada y salida registradas y los cuidados que un vehículo parado necesita.`,
  },
  hero: {
    title: t`Guardamos el vehículo y lo encuentras como lo dejaste`,
    lead: t`Un coche parado también se estropea: pierde batería, presión y, si está en la calle, pintura. Lo guardamos en parking propio, lo cuidamos mientras espera y te lo devolvemos el día que lo pides.`,
    brief: [
      { title: t`Cuánto tiempo`, text: t`Desde unos días hasta varios meses, sin decidirlo de antemano.` },
      { title: t`Cómo llega`, text: t`Lo traes tú o lo recogemos, rodando o en camión.` },
      { title: t`Quién puede sacarlo`, text: t`Solo las personas que tú hayas autorizado por escrito.` },
    ],
  },
  topic: 'custodia',
  audience: {
    title: t`Por qué se deja un vehículo en custodia`,
    items: [
      {
        title: t`Está entre dos contratos`,
        text: t`Vehículos de renting o alquiler que esperan al siguiente usuario o a la venta.`,
      },
      {
        title: t`Ha llegado antes de tiempo`,
        text: t`Unidades nuevas pendientes de rotular, matricular o entregar.`,
      },
      {
        title: t`Está pendiente de una decisión`,
        text: t`Siniestros, herencias y bajas que no pueden quedarse en la vía pública.`,
      },
      {
        title: t`Su dueño está fuera`,
        text: t`Un viaje largo, un destino temporal o una obra en el garaje de casa.`,
      },
    ],
  },
  steps: {
    title: t`De la entrada a la salida`,
    items: [
      { title: t`Reserva`, text: t`Tipo de vehículo, fecha de entrada y tiempo aproximado.` },
      {
        title: t`Entrada`,
        text: t`Fotos, kilómetros, combustible o carga, llaves y objetos: todo en el acta.`,
      },
      { title: t`Estancia`, text: t`El vehículo tiene plaza asignada y los cuidados que hayas elegido.` },
      { title: t`Salida`, text: t`Avisas, lo preparamos y se entrega comparando con el acta de entrada.` },
    ],
  },
  options: {
    title: t`Los cuidados, según el tiempo`,
    text: t`Cuanto más larga la espera, más atención necesita. Tú eliges qué se hace.`,
    items: [
      {
        title: t`Días`,
        text: t`Guarda sencilla: plaza, llaves a buen recaudo y registro de entrada y salida.`,
        points: [t`Sin tocar el vehículo`, t`Salida con aviso previo`],
      },
      {
        title: t`Semanas`,
        text: t`Añadimos un repaso periódico para que arranque a la primera.`,
        points: [t`Batería y presiones`, t`Vista general y fotos`, t`Lavado antes de salir`],
      },
      {
        title: t`Meses`,
        text: t`Plan de parada y de puesta en marcha, también para eléctricos.`,
        points: [
          t`Batería mantenida`,
          t`Movimientos para cuidar los neumáticos`,
          t`ITV y revisiones si vencen`,
        ],
      },
    ],
  },
  included: {
    title: t`Qué incluye la custodia`,
    items: [
      t`Plaza en parking propio, adecuada al tamaño del vehículo`,
      t`Acta de entrada y de salida con fotos`,
      t`Guarda de llaves y documentación, separadas del vehículo`,
      t`Lista de personas autorizadas a retirarlo`,
      t`Registro de cualquier movimiento dentro del recinto`,
      t`Un contacto para pedir la salida o preguntar cómo está`,
    ],
    apart: {
      title: t`Se añade si lo pides`,
      items: [
        t`Recogida y entrega a domicilio`,
        t`Mantenimiento de batería y repasos`,
        t`Lavado, revisión o ITV antes de la salida`,
      ],
    },
  },
  questions: [
    {
      question: t`¿Tiene que estar asegurado?`,
      answer: t`Mientras esté de alta en Tráfico, la ley pide que tenga seguro aunque no circule. Si va a estar parado mucho tiempo, puedes consultar una baja temporal; te contamos qué cambia para su traslado.`,
    },
    {
      question: t`¿Puedo ir a verlo?`,
      answer: t`Sí, con aviso previo y en el horario de atención. Ven con un documento de identidad y lo tendremos a mano.`,
    },
    {
      question: t`¿Cuánto se tarda en sacarlo?`,
      answer: t`Depende de lo que quieras que hagamos antes: solo la entrega, un lavado o una puesta a punto. Avísanos en cuanto sepas el día y lo acordamos.`,
    },
    {
      question: t`¿Guardáis vehículos averiados o con golpes?`,
      answer: t`Sí, siempre que no pierdan líquidos. Entran en camión y el daño queda descrito en el acta para que nadie tenga dudas después.`,
    },
  ],
  next: {
    title: t`Reserva una plaza`,
    text: t`Dinos qué vehículo es, desde cuándo y más o menos hasta cuándo. Te confirmamos si hay sitio, el precio y cómo quieres que llegue.`,
  },
  related: {
    title: t`Sobre el sitio y el viaje`,
    items: [
      {
        to: '/custodia-vehiculos-parking-propio',
        title: t`Custodia en parking propio`,
        text: t`Cómo es guardar una flota en nuestro recinto.`,
      },
      { to: '/servicios/transporte', title: t`Transporte`, text: t`Lo recogemos donde esté, ruede o no.` },
      {
        to: '/servicios/lavado',
        title: t`Lavado profesional`,
        text: t`Que no salga con el polvo de la espera.`,
      },
    ],
  },
});
