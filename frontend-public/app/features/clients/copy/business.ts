import type { PageCopy } from '../../sections/copy';

export const business: PageCopy = {
  path: '/clientes/empresas',
  meta: {
    title: 'Servicios de vehículos para empresas y flotas',
    description:
      'Transporte, mantenimiento, ITV, custodia y lavado para flotas: una persona de contacto, vistos buenos, partes con fotos y facturas por matrícula.',
  },
  hero: {
    title: 'Menos llamadas para tener la flota en marcha',
    lead: 'Tu equipo pide, nosotros coordinamos talleres, estaciones, conductores y papeles. Tú ves qué se ha hecho con cada matrícula y apruebas lo que cuesta dinero.',
    brief: [
      { title: 'Quién puede pedir', text: 'Las personas que tú nombres, cada una para sus vehículos.' },
      { title: 'Quién aprueba', text: 'Fijas hasta qué importe se actúa sin preguntar. Puede ser cero.' },
      { title: 'Qué ves', text: 'Partes, fotos y gasto por matrícula, sede o centro de coste.' },
    ],
  },
  audience: {
    title: 'Quien nos llama suele ser',
    items: [
      {
        title: 'Responsable de flota',
        text: 'Quiere un proveedor que coordine a los demás y un resumen que se pueda reenviar.',
      },
      {
        title: 'Jefe de operaciones',
        text: 'Necesita que los vehículos paren cuando no hacen falta y nunca a la vez.',
      },
      {
        title: 'Administración',
        text: 'Busca facturas claras, con la matrícula y el número de pedido en su sitio.',
      },
      {
        title: 'Compras',
        text: 'Compara tarifas, alcance y plazos, y quiere saber qué queda fuera.',
      },
    ],
  },
  options: {
    title: 'Tres formas de trabajar',
    items: [
      {
        title: 'Por encargo',
        text: 'Pides cuando necesitas. Sin compromiso ni cuota.',
        points: ['Presupuesto cada vez', 'Factura por servicio'],
      },
      {
        title: 'Con tarifa acordada',
        text: 'Precios fijos para lo que se repite: traslados, ITV, lavados.',
        points: ['Pedido sin presupuesto previo', 'Factura agrupada'],
      },
      {
        title: 'Gestión de flota',
        text: 'Nos ocupamos del calendario completo de tus vehículos.',
        points: ['Persona de contacto', 'Resumen periódico por matrícula'],
      },
    ],
  },
  steps: {
    title: 'Alta como cliente',
    items: [
      { title: 'Reunión', text: 'En tu sede, en la nuestra o por teléfono. Vehículos, usos y prisas.' },
      { title: 'Propuesta', text: 'Alcance, tarifas y cómo se mide que va bien.' },
      { title: 'Puesta en marcha', text: 'Personas autorizadas, datos de factura y lista de matrículas.' },
      { title: 'Primer mes', text: 'Revisamos juntos qué ha funcionado y qué hay que ajustar.' },
    ],
  },
  included: {
    title: 'Lo que tiene cualquier empresa cliente',
    items: [
      'Teléfono y email de la persona que lleva tu cuenta',
      'Partes con fotos archivados por matrícula',
      'Factura con tu número de pedido',
      'Varias direcciones de recogida y de entrega',
      'Trabajo con tus talleres y con tu renting',
      'Documentación de prevención y de subcontratas, si la pides',
    ],
    apart: {
      title: 'Para acordar aparte',
      items: [
        'Horarios fuera de la jornada habitual',
        'Plazas reservadas en el parking',
        'Consultoría de flota y selección de conductores',
      ],
    },
  },
  questions: [
    {
      question: '¿Podéis trabajar en fin de semana?',
      answer:
        'Se puede acordar para trabajos programados, porque a muchas flotas solo se las puede parar entonces. Díselo a quien prepare tu propuesta.',
    },
    {
      question: '¿Qué pasa con los vehículos de renting?',
      answer:
        'Seguimos el circuito que marca tu contrato: talleres concertados, autorizaciones y devolución. Tu contacto habla con la compañía por ti si lo autorizas.',
    },
    {
      question: '¿Cómo tratáis los datos de nuestros conductores?',
      answer:
        'Usamos solo los necesarios para coordinar cada servicio, y lo dejamos por escrito en el acuerdo de encargo de tratamiento.',
    },
    {
      question: '¿Tenemos que cambiar de proveedores?',
      answer: 'No. Podemos coordinar a los tuyos y cubrir solo lo que falta.',
    },
  ],
  next: {
    title: 'Mándanos tu lista de vehículos',
    text: 'Tipo, ubicación y próximos vencimientos, como la tengas. La revisamos y te llamamos con una propuesta concreta.',
  },
  related: {
    title: 'Lo que más contratan las empresas',
    items: [
      {
        to: '/servicios/gestion-flotas',
        title: 'Gestión de flotas',
        text: 'El calendario completo, llevado por nosotros.',
      },
      { to: '/servicios/transporte', title: 'Transporte', text: 'Una unidad o un camión entero.' },
      {
        to: '/custodia-vehiculos-parking-propio',
        title: 'Custodia en parking propio',
        text: 'Sitio para los vehículos que esperan.',
      },
    ],
  },
};
