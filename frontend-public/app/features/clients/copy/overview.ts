import type { PageCopy } from '../../sections/copy';

export const clients: PageCopy = {
  path: '/clientes',
  meta: {
    title: 'Clientes: empresas y particulares',
    description:
      'Trabajamos para empresas con flota, talleres, concesionarios y particulares. Qué necesita cada uno y cómo adaptamos el servicio.',
  },
  hero: {
    title: 'Una flota o un solo coche: cada cliente, a su manera',
    lead: 'Los servicios son los mismos. Cambian los papeles, los horarios y quién decide. Elige tu caso y verás cómo trabajamos contigo.',
    brief: [
      {
        title: 'Empresas',
        text: 'Una cuenta, varias personas autorizadas y todo por matrícula.',
      },
      { title: 'Particulares', text: 'Una llamada, un precio cerrado y el coche en tu puerta.' },
      { title: 'Talleres y concesionarios', text: 'Chóferes y camiones para el servicio que das tú.' },
    ],
  },
  audience: {
    title: 'Con quién trabajamos',
    items: [
      {
        title: 'Empresas con flota propia',
        text: 'Reparto, obra, comercial o asistencia técnica: lo que cuenta es que salgan mañana.',
      },
      {
        title: 'Renting y alquiler',
        text: 'Entradas, peritajes, preparación y entregas a ritmo de contrato.',
      },
      {
        title: 'Concesionarios y compraventas',
        text: 'Movimientos entre exposiciones, campa y cliente final.',
      },
      { title: 'Talleres', text: 'Recogida y entrega para tus clientes, con tu horario.' },
      { title: 'Aseguradoras y peritos', text: 'Traslado y guarda de vehículos mientras se decide.' },
      { title: 'Particulares', text: 'La ITV, una mudanza, un coche comprado lejos o un garaje en obras.' },
    ],
  },
  steps: {
    title: 'La primera vez',
    items: [
      { title: 'Hablamos', text: 'Qué vehículos son, qué necesitas y con qué frecuencia.' },
      { title: 'Proponemos', text: 'Encargo suelto o acuerdo estable, con su precio por escrito.' },
      { title: 'Probamos', text: 'Un primer servicio de principio a fin, para ver cómo encajamos.' },
      { title: 'Seguimos', text: 'Misma persona de contacto, con lo que ya sabemos de ti.' },
    ],
  },
  questions: [
    {
      question: '¿Hay que firmar un contrato?',
      answer:
        'Para un encargo suelto basta con aceptar el presupuesto. Con flotas y talleres solemos acordar condiciones por escrito para no negociar cada viaje.',
    },
    {
      question: '¿Cómo se factura?',
      answer:
        'A particulares, por encargo. A empresas, por encargo o agrupado por periodo y separado por matrícula o por centro de coste.',
    },
    {
      question: '¿Me atiende siempre la misma persona?',
      answer: 'Sí, con un relevo que conoce tu caso para vacaciones y bajas.',
    },
  ],
  next: {
    title: '¿Cuál es tu caso?',
    text: 'Dínoslo en una frase. Si no somos la empresa adecuada para lo que necesitas, también te lo diremos.',
  },
  related: {
    title: 'Elige tu página',
    items: [
      { to: '/clientes/empresas', title: 'Empresas', text: 'Flotas, permisos, facturas y varias sedes.' },
      { to: '/clientes/particulares', title: 'Particulares', text: 'Un coche, un encargo, un precio.' },
      {
        to: '/recogida-entrega-talleres-chofer',
        title: 'Talleres',
        text: 'Chófer para traer y devolver los coches de tus clientes.',
      },
    ],
  },
};
