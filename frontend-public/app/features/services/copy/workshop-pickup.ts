import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const workshopPickup = (): PageCopy => ({
  path: '/recogida-entrega-talleres-chofer',
  meta: {
    title: t`Recogida y entrega de coches en talleres con chofer`,
    description: t`Un chofer lleva tu coche al taller que tú elijas y te lo devuelve reparado. Para conductores que no pueden ir y para talleres que quieren ofrecerlo.`,
  },
  hero: {
    title: t`Tu coche va al taller y vuelve; tú sigues con tu día`,
    lead: t`Un chofer lo recoge en casa o en el trabajo, lo deja en el taller con tus instrucciones y te lo trae cuando está listo. El taller lo eliges tú.`,
    brief: [
      { title: t`Dónde recogemos`, text: t`En tu casa, en la oficina o en el aparcamiento que nos digas.` },
      { title: t`A qué taller`, text: t`A cualquiera: tu mecánico, el concesionario, el de la aseguradora.` },
      { title: t`Qué dejas`, text: t`Las llaves, la documentación y una nota de lo que le pasa.` },
    ],
  },
  topic: 'traslados',
  options: {
    title: t`Lo pides tú o lo ofrece tu taller`,
    items: [
      {
        title: t`Si llevas el coche a reparar`,
        text: t`Nos das la cita que ya tienes o dejas que la pidamos por ti.`,
        points: [
          t`No pierdes dos mañanas en ir y volver`,
          t`El taller recibe por escrito lo que le notas al coche`,
          t`Nadie acepta un presupuesto en tu nombre`,
        ],
      },
      {
        title: t`Si tienes un taller o un concesionario`,
        text: t`Ponemos los choferes y tú das el servicio a tus clientes.`,
        points: [
          t`Recogidas y entregas repartidas a lo largo del día`,
          t`Parte con fotos que protege al taller y al cliente`,
          t`Traslados entre tu recepción, la chapa y la ITV`,
        ],
      },
    ],
  },
  steps: {
    title: t`Ida y vuelta`,
    items: [
      {
        title: t`Cita`,
        text: t`Hora del taller, dirección de recogida y teléfono de quien entrega las llaves.`,
      },
      { title: t`Recogida`, text: t`Vuelta al coche contigo, fotos, kilómetros y nivel de combustible.` },
      { title: t`Taller`, text: t`Se entrega en recepción con tu nota y guardamos el resguardo.` },
      { title: t`Aviso`, text: t`Cuando el taller termina, acordamos contigo la hora de vuelta.` },
      { title: t`Entrega`, text: t`Mismo repaso, llaves en mano y los papeles de la reparación.` },
    ],
  },
  included: {
    title: t`Qué incluye`,
    items: [
      t`Dos trayectos con chofer: ida y vuelta`,
      t`Parte de estado con fotos en cada entrega de llaves`,
      t`Entrega en recepción con tus instrucciones por escrito`,
      t`Seguimiento con el taller hasta que esté listo`,
      t`Recogida de factura, piezas cambiadas y documentos`,
      t`Cambio de hora si el taller se retrasa`,
    ],
    apart: {
      title: t`No lo incluye`,
      items: [
        t`La factura del taller, que le pagas tú`,
        t`Grúa, si el coche no puede circular`,
        t`Lavado o ITV, que se pueden añadir al viaje`,
      ],
    },
  },
  questions: [
    {
      question: t`¿Quién habla con el taller?`,
      answer: t`Tú decides. Podemos limitarnos a llevar y traer, o hacer el seguimiento y contarte lo que digan. El presupuesto lo aceptas siempre tú, directamente con ellos.`,
    },
    {
      question: t`¿Y si no puedo estar para dar las llaves?`,
      answer: t`Puede darlas quien tú nos digas: portería, recepción, un familiar. Solo necesitamos su nombre y que esté de acuerdo en firmar el parte.`,
    },
    {
      question: t`¿Y si el coche no arranca?`,
      answer: t`Entonces no es trabajo para un chofer. Usa la asistencia de tu seguro o pídenos un transporte en camión.`,
    },
    {
      question: t`Tengo un taller, ¿hay que firmar un mínimo?`,
      answer: t`Cuéntanos cuántos movimientos haces en una semana normal. Con eso vemos si te conviene por viaje o con un chofer a unas horas fijas.`,
    },
  ],
  next: {
    title: t`Dinos la hora de tu cita`,
    text: t`Con la dirección, el taller y la hora te confirmamos la recogida y el precio de la ida y la vuelta.`,
  },
  related: {
    title: t`Si aún no tienes taller`,
    items: [
      {
        to: '/servicios/mantenimiento',
        title: t`Mantenimiento integral`,
        text: t`También reparamos: recogida, taller y entrega en un encargo.`,
      },
      { to: '/servicios/itv', title: t`ITV`, text: t`Del taller a la estación sin pasar por casa.` },
      {
        to: '/clientes/particulares',
        title: t`Para particulares`,
        text: t`Todo lo que podemos hacer por un solo coche.`,
      },
    ],
  },
});
