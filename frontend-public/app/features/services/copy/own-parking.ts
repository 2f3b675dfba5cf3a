import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const ownParking = (): PageCopy => ({
  path: '/custodia-vehiculos-parking-propio',
  meta: {
    title: t`Custodia de vehículos en parking propio`,
    description: t`Plazas para turismos y furgonetas en un recinto que gestionamos nosotros: quién entra, dónde está cada llave y cómo se organiza una flota guardada.`,
  },
  hero: {
    title: t`Un parking nuestro, con una plaza para cada vehículo tuyo`,
    lead: t`Al ser propio, sabemos quién entra, qué coche ocupa cada plaza y dónde está cada llave. Sirve para un coche, y está pensado para quien tiene que guardar muchos y sacarlos en orden.`,
    brief: [
      { title: t`Qué cabe`, text: t`Turismos y furgonetas. Para medidas especiales, pregúntanos antes.` },
      { title: t`Quién entra`, text: t`Nuestro personal. Las visitas y retiradas, con aviso y acompañadas.` },
      { title: t`Cómo se mueve`, text: t`Cada cambio de plaza lo hace un conductor y queda anotado.` },
    ],
  },
  topic: 'custodia',
  audience: {
    title: t`Qué flotas guardamos`,
    items: [
      {
        title: t`Stock de concesionario`,
        text: t`La exposición se queda pequeña y los coches vendidos esperan matrícula.`,
      },
      {
        title: t`Devoluciones de renting`,
        text: t`Entran muchos a la vez, se peritan, se preparan y salen por separado.`,
      },
      {
        title: t`Flotas de temporada`,
        text: t`Furgonetas y coches que solo trabajan unos meses al año.`,
      },
      {
        title: t`Unidades nuevas`,
        text: t`Llegan juntas y se entregan a medida que se rotulan y equipan.`,
      },
    ],
  },
  steps: {
    title: t`Cómo se organiza`,
    items: [
      { title: t`Plan de entrada`, text: t`Cuántos, de qué tamaño y cuáles van a salir antes.` },
      { title: t`Recepción`, text: t`Acta con fotos por matrícula. Las llaves se etiquetan aparte.` },
      {
        title: t`Plaza`,
        text: t`Cada vehículo queda en un lugar conocido, sin bloquear a los que salen primero.`,
      },
      { title: t`Preparación`, text: t`Lavado, carga, presiones o ITV, cuando tú lo pidas.` },
      { title: t`Salida`, text: t`Con la orden de una persona autorizada y acta firmada.` },
    ],
  },
  included: {
    title: t`Qué tienes con la plaza`,
    items: [
      t`Entradas y salidas registradas por matrícula`,
      t`Llaves guardadas fuera del vehículo`,
      t`Relación de lo que hay guardado, cuando la pidas`,
      t`Movimientos internos hechos por conductores`,
      t`Acceso para peritos y compradores con cita`,
      t`Fotos de entrada y de salida en tu correo`,
    ],
    apart: {
      title: t`A petición`,
      items: [
        t`Transporte de entrada y de salida`,
        t`Lavado y preparación para la entrega`,
        t`Fotos para anuncio o para peritaje`,
        t`Cuidados de larga estancia`,
      ],
    },
  },
  questions: [
    {
      question: t`¿Puedo reservar un número fijo de plazas?`,
      answer: t`Sí, según el espacio libre. También se puede acordar una parte fija y el resto por días, que suele ir mejor cuando las entradas llegan a golpes.`,
    },
    {
      question: t`¿Puede venir un perito o un comprador?`,
      answer: t`Con cita y con tu autorización. Le enseñamos el vehículo, lo acompañamos y anotamos la visita. Las llaves no salen sin tu orden.`,
    },
    {
      question: t`¿Dónde está?`,
      answer: t`Te damos la dirección exacta y cómo llegar al confirmar la reserva. Si prefieres no venir, recogemos y entregamos nosotros.`,
    },
    {
      question: t`¿Se pueden cargar los eléctricos?`,
      answer: t`Dinos cuántos son y cuánto tiempo van a estar. Para una espera larga conviene dejarlos a media carga; antes de la salida acordamos con cuánta los quieres.`,
    },
  ],
  next: {
    title: t`¿Cuántas plazas necesitas?`,
    text: t`Mándanos la lista de vehículos o dinos cuántos son, desde cuándo y con qué ritmo van a salir. Te contestamos con la disponibilidad y el precio.`,
  },
  related: {
    title: t`Lo que ocurre alrededor`,
    items: [
      {
        to: '/servicios/custodia',
        title: t`Custodia`,
        text: t`Los cuidados de un vehículo parado, según el tiempo.`,
      },
      {
        to: '/servicios/transporte',
        title: t`Transporte`,
        text: t`Camiones para entrar muchos, conductores para sacarlos de uno en uno.`,
      },
      {
        to: '/clientes/empresas',
        title: t`Para empresas`,
        text: t`Cómo trabajamos con flotas y con varias personas autorizadas.`,
      },
    ],
  },
});
