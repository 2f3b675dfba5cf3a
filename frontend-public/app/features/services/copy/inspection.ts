import type { PageCopy } from '../../sections/copy';

export const inspection: PageCopy = {
  path: '/servicios/itv',
  meta: {
    title: 'Pasar la ITV por ti: cita, preparación y recogida',
    description:
      'Revisamos tu vehículo antes, pedimos la cita, lo llevamos a la estación de ITV y te lo devolvemos con el resultado. Cada cuánto toca y qué documentos hacen falta.',
  },
  hero: {
    title: 'Pasamos la ITV por ti',
    lead: 'Recogemos el vehículo, comprobamos antes lo que mira la estación, hacemos la cola y te lo devolvemos con el informe. Tú solo entregas las llaves y los papeles.',
    brief: [
      {
        title: 'Qué necesitamos',
        text: 'Las llaves, la tarjeta ITV o ficha técnica y el permiso de circulación.',
      },
      {
        title: 'Cuándo llamar',
        text: 'Unas semanas antes del vencimiento, para poder elegir hora y arreglar.',
      },
      {
        title: 'Si no la pasa',
        text: 'Te explicamos el defecto, lo reparamos si quieres y repetimos la visita.',
      },
    ],
  },
  topic: 'itv',
  audience: {
    title: 'Para quien no tiene una mañana libre',
    items: [
      {
        title: 'Flotas con vencimientos repartidos',
        text: 'Agrupamos los vehículos por fecha y los llevamos por turnos, para que no paren todos a la vez.',
      },
      {
        title: 'Autónomos con una sola furgoneta',
        text: 'La recogemos al acabar tu jornada o en tu día de menos trabajo.',
      },
      {
        title: 'Particulares',
        text: 'Si trabajas en horario de estación, la ITV siempre cae mal. A nosotros no.',
      },
      {
        title: 'Vehículos que van a venderse',
        text: 'Una inspección reciente ahorra preguntas al comprador.',
      },
    ],
  },
  steps: {
    title: 'El día de la inspección',
    items: [
      {
        title: 'Revisión previa',
        text: 'Luces, neumáticos, frenos, testigos, limpiaparabrisas y matrícula.',
      },
      { title: 'Cita', text: 'La pedimos en la estación con mejor hueco y pagamos la tasa por ti.' },
      { title: 'Inspección', text: 'Un conductor nuestro pasa la línea y recoge el informe.' },
      {
        title: 'Vuelta',
        text: 'Te devolvemos el vehículo con el distintivo puesto y la fecha siguiente anotada.',
      },
    ],
  },
  table: {
    title: 'Cada cuánto toca',
    text: 'Plazos generales desde la primera matriculación, según el reglamento español de ITV.',
    rows: [
      ['Turismo particular', 'A los 4 años; después cada 2 hasta los 10 y luego cada año'],
      [
        'Furgoneta o vehículo de carga hasta 3.500 kg',
        'A los 2 años; después cada 2 hasta los 6, cada año hasta los 10 y luego cada 6 meses',
      ],
      ['Vehículo de carga de más de 3.500 kg', 'Cada año hasta los 10 y luego cada 6 meses'],
      ['Motocicleta', 'A los 4 años y después cada 2'],
    ],
    note: 'La fecha que vale es la que figura en tu tarjeta ITV. Taxis, alquiler sin conductor, autoescuela y otros usos tienen plazos propios: si es tu caso, pregúntanos.',
  },
  included: {
    title: 'Qué incluye',
    items: [
      'Revisión previa con una lista de lo que habría que corregir',
      'Petición de la cita y cambios si surge un imprevisto',
      'Ida y vuelta con conductor',
      'Espera y paso por la línea de inspección',
      'Cambios sencillos en el acto: bombillas, escobillas, presiones',
      'Informe de la estación y aviso para la próxima',
    ],
    apart: {
      title: 'Se cobra aparte',
      items: [
        'La tasa de la estación, al importe del recibo',
        'Bombillas, escobillas y otras piezas',
        'Reparaciones, siempre con presupuesto aceptado',
      ],
    },
  },
  questions: [
    {
      question: '¿Se puede pasar antes de que venza sin perder días?',
      answer:
        'Sí. Si se pasa dentro del mes anterior al vencimiento, la siguiente fecha se cuenta desde la que tenías. Por eso proponemos la cita en esas semanas.',
    },
    {
      question: '¿Qué ocurre si sale desfavorable?',
      answer:
        'El vehículo solo puede circular para ir al taller y volver a la estación, y hay un plazo máximo de dos meses para corregir los defectos. Te mandamos el informe, te pasamos presupuesto y, si lo aceptas, lo reparamos y lo volvemos a llevar.',
    },
    {
      question: '¿Y si sale negativa?',
      answer:
        'Significa que no es seguro y no puede salir rodando de la estación. Lo llevamos al taller en camión y te decimos qué hay que arreglar.',
    },
    {
      question: '¿Puede ir a la ITV un vehículo con la inspección caducada?',
      answer:
        'Llámanos antes de moverlo. Según el tiempo que lleve caducada y su estado, te diremos si conviene llevarlo con cita directa a la estación o cargarlo en un camión.',
    },
  ],
  next: {
    title: 'Mira la fecha de tu tarjeta ITV y llámanos',
    text: 'Con la matrícula y el vencimiento te proponemos día de recogida. Si son varios vehículos, mándanos la lista por email y te la devolvemos con las fechas.',
  },
  related: {
    title: 'Para llegar tranquilo a la inspección',
    items: [
      {
        to: '/servicios/mantenimiento',
        title: 'Mantenimiento integral',
        text: 'Frenos, neumáticos y emisiones, antes de que los mida otro.',
      },
      {
        to: '/servicios/gestion-flotas',
        title: 'Gestión de flotas',
        text: 'Todos los vencimientos de tus matrículas en un calendario.',
      },
      {
        to: '/recursos',
        title: 'Recursos',
        text: 'Listas para preparar el vehículo y los papeles.',
      },
    ],
  },
};
