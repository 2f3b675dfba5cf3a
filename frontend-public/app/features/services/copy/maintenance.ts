import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const maintenance = (): PageCopy => ({
  path: '/servicios/mantenimiento',
  meta: {
    title: t`Mantenimiento integral de vehículos con recogida y entrega`,
    description: t`Revisiones, frenos, neumáticos, averías y carrocería para turismos y furgonetas. Recogemos el vehículo, te pasamos presupuesto y lo devolvemos listo.`,
  },
  hero: {
    title: t`El taller, sin el viaje al taller`,
    lead: t`Pasamos a buscar el vehículo, hacemos la revisión o la reparación y te lo devolvemos listo para trabajar. Antes de tocar una pieza sabes qué hay que hacer y cuánto cuesta.`,
    brief: [
      { title: t`Qué hacemos`, text: t`Revisiones, mecánica, electricidad, neumáticos y carrocería.` },
      {
        title: t`A qué vehículos`,
        text: t`Turismos y furgonetas de cualquier marca, de empresa o particulares.`,
      },
      { title: t`Quién decide`, text: t`Tú: sin presupuesto aceptado no se empieza.` },
    ],
  },
  topic: 'mantenimiento',
  audience: {
    title: t`Cuándo conviene llamarnos`,
    items: [
      {
        title: t`Toca revisión`,
        text: t`Por kilómetros o por fecha. Seguimos el plan del fabricante para no perder la garantía.`,
      },
      {
        title: t`Se ha encendido un testigo`,
        text: t`Leemos la avería, te explicamos qué significa y si puedes seguir circulando.`,
      },
      {
        title: t`Algo suena o vibra`,
        text: t`Un ruido al frenar o un volante que tiembla salen más baratos la primera semana.`,
      },
      {
        title: t`Se acerca la ITV`,
        text: t`Comprobamos lo que mira la estación y arreglamos solo lo que haría repetirla.`,
      },
    ],
  },
  steps: {
    title: t`De la llamada a las llaves`,
    items: [
      {
        title: t`Cita`,
        text: t`Nos dices la matrícula, los kilómetros y qué le notas. Acordamos día y lugar.`,
      },
      {
        title: t`Recogida`,
        text: t`Un conductor se lleva el vehículo, con su estado anotado y fotografiado.`,
      },
      {
        title: t`Diagnóstico y precio`,
        text: t`Recibes por escrito las piezas, las horas y lo que puede esperar.`,
      },
      {
        title: t`Reparación`,
        text: t`Se hace lo aceptado. Si al desmontar aparece algo más, te llamamos antes.`,
      },
      { title: t`Entrega`, text: t`Prueba en carretera, devolución y factura con cada pieza cambiada.` },
    ],
  },
  options: {
    title: t`Qué entra en nuestro taller`,
    items: [
      {
        title: t`Revisión`,
        text: t`Lo que el fabricante pide según kilómetros y años.`,
        points: [t`Aceite y filtros`, t`Líquidos y correas`, t`Repaso de seguridad`],
      },
      {
        title: t`Frenos, suspensión y ruedas`,
        text: t`Lo que decide cuántos metros necesitas para parar.`,
        points: [t`Pastillas y discos`, t`Amortiguadores y dirección`, t`Neumáticos y alineación`],
      },
      {
        title: t`Mecánica y electricidad`,
        text: t`Desde no arranca hasta pierde fuerza.`,
        points: [t`Batería, alternador y arranque`, t`Embrague y distribución`, t`Lectura de averías`],
      },
      {
        title: t`Climatización`,
        text: t`Una cabina a treinta y tantos grados también cansa al conductor.`,
        points: [t`Carga y búsqueda de fugas`, t`Filtro de habitáculo`, t`Compresor`],
      },
      {
        title: t`Carrocería y lunas`,
        text: t`Golpes de ciudad, rayadas y parabrisas.`,
        points: [t`Chapa y pintura`, t`Lunas y faros`, t`Rótulos de empresa retirados`],
      },
      {
        title: t`Híbridos y eléctricos`,
        text: t`Su revisión es distinta y más corta, pero existe.`,
        points: [t`Frenos y neumáticos`, t`Refrigeración de la batería`, t`Estado de los cables de carga`],
      },
    ],
  },
  included: {
    title: t`Qué incluye cada visita`,
    items: [
      t`Recogida y entrega dentro de la zona acordada`,
      t`Parte de estado con fotos a la ida y a la vuelta`,
      t`Presupuesto por escrito antes de empezar`,
      t`Piezas cambiadas a tu disposición si las quieres ver`,
      t`Repaso de luces, niveles y presiones`,
      t`Factura desglosada y anotación en el libro de mantenimiento`,
    ],
    apart: {
      title: t`Puedes añadir`,
      items: [
        t`Paso por la ITV el mismo día`,
        t`Lavado antes de la entrega`,
        t`Custodia si no lo necesitas todavía`,
      ],
    },
  },
  questions: [
    {
      question: t`¿Pierdo la garantía si no voy al concesionario?`,
      answer: t`No. En la Unión Europea puedes hacer el mantenimiento en el taller que elijas si se sigue el plan del fabricante y se usan piezas de calidad equivalente. Guardamos factura y registro de cada operación para que puedas demostrarlo.`,
    },
    {
      question: t`¿Cuánto tiempo estaré sin el vehículo?`,
      answer: t`Depende del trabajo y de los recambios, y te lo decimos con el presupuesto. Las revisiones las programamos en las horas en que no lo usas.`,
    },
    {
      question: t`¿Puedo decir que no al presupuesto?`,
      answer: t`Claro. Te devolvemos el vehículo como estaba. Si el diagnóstico tiene un coste, lo sabrás antes de que lo recojamos.`,
    },
    {
      question: t`¿Qué garantía tiene la reparación?`,
      answer: t`Como mínimo, la que marca la norma de talleres: tres meses o 2.000 kilómetros en turismos, lo que llegue antes. Las piezas tienen además la de su fabricante. Figura en la factura.`,
    },
  ],
  next: {
    title: t`Dinos qué le pasa`,
    text: t`Ten a mano la matrícula y los kilómetros. Te decimos si es urgente, cuándo podemos recogerlo y qué conviene mirar de paso.`,
  },
  related: {
    title: t`Aprovecha el viaje`,
    items: [
      {
        to: '/servicios/itv',
        title: t`ITV`,
        text: t`Sale del taller y pasa la inspección sin volver a casa.`,
      },
      {
        to: '/recogida-entrega-talleres-chofer',
        title: t`Recogida y entrega en talleres`,
        text: t`¿Tienes tu propio taller? Llevamos el coche allí.`,
      },
      {
        to: '/servicios/gestion-flotas',
        title: t`Gestión de flotas`,
        text: t`Que las revisiones de todos los vehículos se pidan solas.`,
      },
    ],
  },
});
