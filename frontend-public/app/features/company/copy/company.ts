import type { PageCopy } from '../../sections/copy';

export const companyPage: PageCopy = {
  path: '/empresa',
  meta: {
    title: 'La empresa: transporte, taller y custodia bajo un mismo techo',
    description:
      'Una empresa de Barcelona que mueve, mantiene, guarda y prepara vehículos. Qué áreas la forman, cómo trabaja, dónde está y sus datos.',
  },
  hero: {
    title: 'Una empresa de Barcelona dedicada a los vehículos de los demás',
    lead: 'Transporte, taller, ITV, custodia, lavado y gestión de flotas trabajan aquí con la misma agenda. Quien recoge tu coche sabe quién lo va a reparar y cuándo tiene que volver.',
    brief: [
      { title: 'Qué hacemos', text: 'Seis servicios que se pueden pedir sueltos o encadenados.' },
      { title: 'Para quién', text: 'Empresas con flota, talleres, concesionarios y particulares.' },
      { title: 'Cómo', text: 'Con medios y personal propios para conducir, reparar y guardar.' },
    ],
  },
  audience: {
    title: 'Cinco áreas, una agenda',
    text: 'Cada área hace su parte y todas ven el mismo encargo.',
    items: [
      { title: 'Tráfico', text: 'Planifica las rutas, asigna conductores y sabe dónde está cada vehículo.' },
      { title: 'Taller', text: 'Revisa, repara y prepara para la ITV.' },
      { title: 'Parking y lavado', text: 'Recibe, guarda, limpia y entrega.' },
      {
        title: 'Atención a flotas',
        text: 'Habla con los clientes, lleva las fichas y pide los vistos buenos.',
      },
      { title: 'Personas', text: 'Selecciona, forma y cuida a quienes hacen todo lo anterior.' },
    ],
  },
  included: {
    title: 'Lo que no cambia, sea cual sea el encargo',
    items: [
      'Un precio por escrito antes de empezar',
      'Un parte con fotos en cada cambio de manos',
      'Una persona que responde del encargo entero',
      'Ninguna reparación sin tu visto bueno',
      'Un aviso nuestro si algo se retrasa',
      'Tus datos y tus llaves, solo para quien los necesita',
    ],
    apart: {
      title: 'Lo que no hacemos',
      items: [
        'Vender ni alquilar coches',
        'Asistencia en carretera urgente',
        'Encargos sin parte de entrega',
      ],
    },
  },
  questions: [
    {
      question: '¿Trabajáis con medios propios o subcontratáis?',
      answer:
        'La conducción, el taller y la custodia son nuestros. Cuando un trabajo necesita a un especialista, te lo decimos en el presupuesto con su nombre.',
    },
    {
      question: '¿Se puede visitar?',
      answer: 'Sí, con cita. Llámanos, dinos qué quieres ver y lo enseñará alguien que trabaje en ello.',
    },
    {
      question: '¿Cómo puedo trabajar con vosotros?',
      answer:
        'Las ofertas abiertas están en la página de carreras. Si no ves la tuya, puedes enviar una candidatura espontánea.',
    },
  ],
  next: {
    title: 'Hablemos',
    text: 'Si estás comparando proveedores, pregúntanos lo que preguntarías en la segunda reunión: plazos, daños, facturación y quién coge el teléfono.',
  },
  related: {
    title: 'Conócenos mejor',
    items: [
      { to: '/quienes-somos', title: 'Quiénes somos', text: 'En qué creemos cuando nos dan unas llaves.' },
      { to: '/servicios', title: 'Servicios', text: 'Los seis, con lo que incluyen y cómo se piden.' },
      { to: '/carreras', title: 'Carreras', text: 'Las ofertas de empleo abiertas.' },
    ],
  },
};
