import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const inspection = (): PageCopy => ({
  path: '/servicios/itv',
  meta: {
    title: t`Pasar la ITV por ti: cita, preparación y recogida`,
    description: t`Revisamos tu vehículo antes, pedimos la cita, lo llevamos a la estación de ITV y te lo devolvemos con el resultado. Cada cuánto toca y qué documentos hacen falta.`,
  },
  hero: {
    title: t`Pasamos la ITV por ti`,
    lead: t`Recogemos el vehículo, comprobamos antes lo que mira la estación, hacemos la cola y te lo devolvemos con el informe. Tú solo entregas las llaves y los papeles.`,
    brief: [
      {
        title: t`Qué necesitamos`,
        text: t`Las llaves, la tarjeta ITV o ficha técnica y el permiso de circulación.`,
      },
      {
        title: t`Cuándo llamar`,
        text: t`Unas semanas antes del vencimiento, para poder elegir hora y arreglar.`,
      },
      {
        title: t`Si no la pasa`,
        text: t`Te explicamos el defecto, lo reparamos si quieres y repetimos la visita.`,
      },
    ],
  },
  topic: 'itv',
  audience: {
    title: t`Para quien no tiene una mañana libre`,
    items: [
      {
        title: t`Flotas con vencimientos repartidos`,
        text: t`Agrupamos los vehículos por fecha y los llevamos por turnos, para que no paren todos a la vez.`,
      },
      {
        title: t`Autónomos con una sola furgoneta`,
        text: t`La recogemos al acabar tu jornada o en tu día de menos trabajo.`,
      },
      {
        title: t`Particulares`,
        text: t`Si trabajas en horario de estación, la ITV siempre cae mal. A nosotros no.`,
      },
      {
        title: t`Vehículos que van a venderse`,
        text: t`Una inspección reciente ahorra preguntas al comprador.`,
      },
    ],
  },
  steps: {
    title: t`El día de la inspección`,
    items: [
      {
        title: t`Revisión previa`,
        text: t`Luces, neumáticos, frenos, testigos, limpiaparabrisas y matrícula.`,
      },
      {
        title: t`Cita`,
        text: t`La pedimos en la estación con mejor hueco y adelantamos la tasa, que verás aparte en la factura.`,
      },
      { title: t`Inspección`, text: t`Un conductor nuestro pasa la línea y recoge el informe.` },
      {
        title: t`Vuelta`,
        text: t`Te devolvemos el vehículo con el distintivo puesto y la fecha siguiente anotada.`,
      },
    ],
  },
  table: {
    title: t`Cada cuánto toca`,
    text: t`Plazos generales desde la primera matriculación, según el reglamento español de ITV.`,
    rows: [
      [t`Turismo particular`, t`A los 4 años; después cada 2 hasta los 10 y luego cada año`],
      [
        t`Furgoneta o vehículo de carga hasta 3.500 kg`,
        t`A los 2 años; después cada 2 hasta los 6, cada año hasta los 10 y luego cada 6 meses`,
      ],
      [t`Vehículo de carga de más de 3.500 kg`, t`Cada año hasta los 10 y luego cada 6 meses`],
      [t`Motocicleta`, t`A los 4 años y después cada 2`],
    ],
    note: t`La fecha que vale es la que figura en tu tarjeta ITV. Taxis, alquiler sin conductor, autoescuela y otros usos tienen plazos propios: si es tu caso, pregúntanos.`,
  },
  included: {
    title: t`Qué incluye`,
    items: [
      t`Revisión previa con una lista de lo que habría que corregir`,
      t`Petición de la cita y cambios si surge un imprevisto`,
      t`Ida y vuelta con conductor`,
      t`Espera y paso por la línea de inspección`,
      t`Cambios sencillos en el acto: bombillas, escobillas, presiones`,
      t`Informe de la estación y aviso para la próxima`,
    ],
    apart: {
      title: t`Se cobra aparte`,
      items: [
        t`La tasa de la estación, al importe del recibo`,
        t`Bombillas, escobillas y otras piezas`,
        t`Reparaciones, siempre con presupuesto aceptado`,
      ],
    },
  },
  questions: [
    {
      question: t`¿Se puede pasar antes de que venza sin perder días?`,
      answer: t`Sí. Si se pasa dentro del mes anterior al vencimiento, la siguiente fecha se cuenta desde la que tenías. Por eso proponemos la cita en esas semanas.`,
    },
    {
      question: t`¿Qué ocurre si sale desfavorable?`,
      answer: t`El vehículo solo puede circular para ir al taller y volver a la estación, y hay un plazo máximo de dos meses para corregir los defectos. Te mandamos el informe, te pasamos presupuesto y, si lo aceptas, lo reparamos y lo volvemos a llevar.`,
    },
    {
      question: t`¿Y si sale negativa?`,
      answer: t`Significa que no es seguro y no puede salir rodando de la estación. Lo llevamos al taller en camión y te decimos qué hay que arreglar.`,
    },
    {
      question: t`¿Puede ir a la ITV un vehículo con la inspección caducada?`,
      answer: t`Llámanos antes de moverlo. Según el tiempo que lleve caducada y su estado, te diremos si conviene llevarlo con cita directa a la estación o cargarlo en un camión.`,
    },
  ],
  next: {
    title: t`Mira la fecha de tu tarjeta ITV y llámanos`,
    text: t`Con la matrícula y el vencimiento te proponemos día de recogida. Si son varios vehículos, mándanos la lista por correo y te la devolvemos con las fechas.`,
  },
  related: {
    title: t`Para llegar tranquilo a la inspección`,
    items: [
      {
        to: '/servicios/mantenimiento',
        title: t`Mantenimiento integral`,
        text: t`Frenos, neumáticos y emisiones, antes de que los mida otro.`,
      },
      {
        to: '/servicios/gestion-flotas',
        title: t`Gestión de flotas`,
        text: t`Todos los vencimientos de tus matrículas en un calendario.`,
      },
      {
        to: '/recursos',
        title: t`Recursos`,
        text: t`Listas para preparar el vehículo y los papeles.`,
      },
    ],
  },
});
