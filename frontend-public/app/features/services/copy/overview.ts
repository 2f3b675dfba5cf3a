import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const overview = (): PageCopy => ({
  path: '/servicios',
  meta: {
    title: t`Servicios para vehículos y flotas`,
    description: t`Transporte, gestión de flotas, mantenimiento integral, ITV, custodia y lavado de vehículos, además de consultoría y recursos humanos. Elige por lo que necesitas resolver.`,
  },
  hero: {
    title: t`Seis servicios para que tu vehículo solo se ocupe de rodar`,
    lead: t`Se contratan sueltos o encadenados: un coche puede salir de la custodia, pasar la ITV, lavarse y llegar a su destino con un solo encargo y una sola factura.`,
    brief: [
      {
        title: t`Para quién`,
        text: t`Empresas con flota y particulares con un coche. El trato es el mismo.`,
      },
      {
        title: t`Cómo se pide`,
        text: t`Por teléfono o desde la página de contacto, con la matrícula y lo que hay que hacer.`,
      },
      { title: t`Cómo se cobra`, text: t`Con un precio por escrito que apruebas antes de empezar.` },
    ],
  },
  audience: {
    title: t`¿Qué te ha pasado?`,
    text: t`Si no sabes qué servicio es el tuyo, empieza por la situación.`,
    items: [
      {
        title: t`El coche está donde no debe`,
        text: t`Transporte, en camión o con conductor. Si aún no tiene sitio en destino, también lo guardamos.`,
      },
      {
        title: t`Se acerca una fecha`,
        text: t`ITV o mantenimiento. Te decimos cuál va primero para no hacer dos viajes.`,
      },
      {
        title: t`Hay que entregarlo bien`,
        text: t`Lavado, pequeñas reparaciones y traslado hasta quien lo recibe.`,
      },
      {
        title: t`Son demasiados`,
        text: t`Gestión de flotas: ponemos orden en las fechas, las citas y los papeles.`,
      },
    ],
  },
  steps: {
    title: t`Un encargo, de principio a fin`,
    items: [
      { title: t`Nos cuentas`, text: t`Qué vehículo es, dónde está y qué tiene que pasar con él.` },
      { title: t`Proponemos`, text: t`Los servicios necesarios, en el orden que menos lo tiene parado.` },
      { title: t`Apruebas`, text: t`Recibes el precio por escrito. Sin tu sí no se mueve nada.` },
      { title: t`Lo hacemos`, text: t`Una persona sigue el encargo y te avisa en cada cambio de manos.` },
      { title: t`Lo recibes`, text: t`Con el parte firmado, las fotos y lo que conviene hacer después.` },
    ],
  },
  questions: [
    {
      question: t`¿Tengo que ser empresa?`,
      answer: t`No. Los seis servicios se prestan también a particulares y por un solo vehículo. La gestión de flotas, la consultoría y los recursos humanos tienen sentido cuando hay varios.`,
    },
    {
      question: t`¿Puedo contratar varios servicios a la vez?`,
      answer: t`Sí, y suele salir mejor: el vehículo se recoge una vez y hace todo el recorrido seguido. El presupuesto muestra cada parte por separado, por si quieres quitar alguna.`,
    },
    {
      question: t`¿En qué zona trabajáis?`,
      answer: t`La base está en Barcelona. Recogemos y entregamos en su área y los transportes llegan a otras provincias. Dinos las direcciones y te confirmamos.`,
    },
    {
      question: t`¿Con cuánta antelación hay que avisar?`,
      answer: t`Cuanta más, más fácil es elegir hora. Si es urgente, llama en vez de escribir: te diremos en el momento qué se puede hacer y qué no.`,
    },
  ],
  next: {
    title: t`Cuéntanos el caso y te decimos por dónde empezar`,
    text: t`No hace falta que sepas el nombre del servicio. Con la matrícula, el lugar y la fecha podemos preparar una propuesta.`,
  },
  related: {
    title: t`Servicios con más detalle`,
    items: [
      {
        to: '/traslados-rodados-conductor-barcelona',
        title: t`Traslados con conductor`,
        text: t`Un conductor lleva tu coche rodando, desde Barcelona o hasta aquí.`,
      },
      {
        to: '/recogida-entrega-talleres-chofer',
        title: t`Recogida y entrega en talleres`,
        text: t`Un chofer lleva el coche a tu taller y te lo devuelve.`,
      },
      {
        to: '/custodia-vehiculos-parking-propio',
        title: t`Custodia en parking propio`,
        text: t`Plazas para flotas, con entradas y salidas registradas.`,
      },
    ],
  },
});
