import type { PageCopy } from '../../sections/copy';

export const ourTeam: PageCopy = {
  path: '/nosotros',
  meta: {
    title: 'Nosotros: los oficios que mueven la empresa',
    description:
      'Conductores, mecánicos, operarios de campa, planificadores y administración. Qué hace cada uno en un día normal y cómo unirse al equipo.',
  },
  hero: {
    title: 'Detrás de cada entrega hay alguien con nombre',
    lead: 'Esta página va de los oficios: qué hace cada persona con tu vehículo y cómo es un día normal. Si te ves en uno de ellos, quizá haya un sitio para ti.',
    brief: [
      { title: 'En la carretera', text: 'Conductores de camión portavehículos y de traslados.' },
      { title: 'En la base', text: 'Mecánica, electricidad, campa, lavado y preparación.' },
      { title: 'En la mesa', text: 'Planificación, coordinación, administración y sistemas.' },
    ],
  },
  topic: 'empleo',
  action: { label: 'Ver ofertas de empleo', to: '/carreras' },
  options: {
    title: 'Los oficios de la casa',
    items: [
      {
        title: 'Conductor',
        text: 'Recoge, revisa, carga y entrega. Es la cara que ve el cliente y quien mejor conoce las calles.',
        points: ['Ruta en el móvil desde la víspera', 'Parte con fotos en cada entrega'],
      },
      {
        title: 'Mecánico y técnico',
        text: 'Encuentra la avería, la explica en una frase y la arregla. Prueba lo que toca.',
        points: ['Una orden por vehículo', 'Decide qué es urgente y qué puede esperar'],
      },
      {
        title: 'Operador de campa',
        text: 'Sabe dónde está cada coche y cada llave. Sin él no sale nada a su hora.',
        points: ['Entradas y salidas', 'Plazas, baterías y presiones'],
      },
      {
        title: 'Lavado y preparación',
        text: 'El último que toca el vehículo antes de que lo vea su dueño.',
        points: ['Interior, exterior y rótulos', 'Repaso final'],
      },
      {
        title: 'Planificador y coordinador',
        text: 'Encaja recogidas, talleres y entregas, y rehace el plan cuando la ronda se para.',
        points: ['Rutas y turnos', 'Teléfono con clientes y conductores'],
      },
      {
        title: 'Administración y sistemas',
        text: 'Facturas, documentos, personal y los programas con los que trabajamos todos.',
        points: ['Permisos y vencimientos', 'Atención a proveedores y al equipo'],
      },
    ],
  },
  steps: {
    title: 'Un coche, un día, cinco personas',
    items: [
      { title: 'Primera hora', text: 'La planificadora confirma la ruta y avisa de la hora al cliente.' },
      { title: 'Recogida', text: 'El conductor da la vuelta al coche con él y se lleva las llaves.' },
      { title: 'Taller', text: 'La mecánica cambia pastillas y encuentra una bombilla fundida.' },
      { title: 'Lavado', text: 'Se limpia mientras administración prepara la factura.' },
      { title: 'Vuelta', text: 'El coche está en la puerta antes de que el cliente salga de trabajar.' },
    ],
  },
  questions: [
    {
      question: '¿Hace falta experiencia?',
      answer:
        'Depende del puesto. Cada oferta dice los permisos, la formación y la experiencia que pide, y lo que se valora sin ser obligatorio.',
    },
    {
      question: '¿Cómo es el proceso de selección?',
      answer:
        'Creas una cuenta, completas la candidatura en cinco pasos y sigues su estado en tu portal. Si encajas, hay una entrevista. La decisión te llega por email, sea la que sea.',
    },
    {
      question: '¿Y si no hay oferta de lo mío?',
      answer:
        'Puedes enviar una candidatura espontánea: eliges departamento y posición y la tenemos en cuenta para los puestos que se abran.',
    },
  ],
  next: {
    title: '¿Te ves en alguno de estos puestos?',
    text: 'Las ofertas dicen dónde es, qué jornada tiene y qué se pide. Puedes presentarte desde el móvil y seguir más tarde donde lo dejaste.',
  },
  related: {
    title: 'Más sobre la empresa',
    items: [
      { to: '/quienes-somos', title: 'Quiénes somos', text: 'Cómo trabajamos y por qué.' },
      { to: '/empresa', title: 'La empresa', text: 'Qué áreas la forman y dónde está.' },
      { to: '/servicios', title: 'Servicios', text: 'Lo que hacemos con los vehículos.' },
    ],
  },
};
