import type { PageCopy } from '../../sections/copy';

export const privateClients: PageCopy = {
  path: '/clientes/particulares',
  meta: {
    title: 'Servicios de coche para particulares',
    description:
      'Pasamos tu ITV, llevamos el coche al taller, lo traemos de otra ciudad, lo guardamos o lo lavamos. Un solo coche, un precio cerrado y sin papeleo.',
  },
  hero: {
    title: 'Tu coche, resuelto mientras tú haces otra cosa',
    lead: 'La ITV en horario de trabajo, el taller al otro lado de la ciudad, el coche que compraste a quinientos kilómetros. Nos das las llaves y te lo devolvemos hecho.',
    brief: [
      { title: 'Qué cuesta', text: 'Te decimos un precio cerrado antes de recogerlo.' },
      { title: 'Qué firmas', text: 'Una autorización y el parte con el estado del coche. Nada más.' },
      { title: 'Cuándo pagas', text: 'Según lo que aceptes en el presupuesto, con factura siempre.' },
    ],
  },
  audience: {
    title: 'Nos llaman cuando…',
    items: [
      { title: 'Vence la ITV', text: 'Y la estación solo abre cuando trabajas.' },
      { title: 'Hay que ir al taller', text: 'Y volver, y pedir que alguien te recoja las dos veces.' },
      { title: 'Han comprado un coche lejos', text: 'Y no quieren estrenarlo con un viaje de un día.' },
      { title: 'Se mudan', text: 'Y el coche tiene que llegar después que los muebles.' },
      { title: 'Se van una temporada', text: 'Y la calle no es sitio para un coche parado.' },
      { title: 'Lo van a vender', text: 'Y quieren que parezca lo que es: un coche cuidado.' },
    ],
  },
  steps: {
    title: 'Así de corto',
    items: [
      { title: 'Llamas', text: 'Matrícula, dónde está y qué necesitas.' },
      { title: 'Aceptas el precio', text: 'Por email, desde el móvil.' },
      { title: 'Damos la vuelta al coche', text: 'Contigo o con quien tú digas. Fotos y firma.' },
      { title: 'Vuelve', text: 'A la hora acordada, con sus papeles y el resultado.' },
    ],
  },
  included: {
    title: 'Siempre incluido',
    items: [
      'Precio cerrado por escrito',
      'Conductor identificado',
      'Fotos del coche al recoger y al devolver',
      'Aviso cuando esté de camino',
      'Ninguna reparación sin preguntarte',
      'Factura a tu nombre',
    ],
    apart: {
      title: 'Ten preparado',
      items: [
        'Permiso de circulación y tarjeta ITV',
        'Póliza o justificante del seguro',
        'Las llaves y, si es eléctrico, el cable',
        'El coche sin objetos de valor',
      ],
    },
  },
  questions: [
    {
      question: '¿Es seguro dar las llaves a un desconocido?',
      answer:
        'Te decimos antes quién va a ir. Al llegar se identifica, anotáis juntos el estado del coche y te quedas con una copia. Desde ese momento el coche está a nuestro cargo.',
    },
    {
      question: '¿Mi seguro me cubre si conducís vosotros?',
      answer:
        'Depende de tu póliza: muchas admiten a otros conductores y algunas ponen condiciones de edad. Consúltalo antes; si no lo admite, buscamos otra manera de llevarlo.',
    },
    {
      question: '¿Y si cambio de idea?',
      answer:
        'Llámanos cuanto antes. Las condiciones de cancelación figuran en el presupuesto, para que las conozcas antes de aceptarlo.',
    },
    {
      question: '¿Puedo encargarlo para mis padres?',
      answer: 'Sí. Quien figure como titular firma la autorización y tú puedes ser la persona de contacto.',
    },
  ],
  next: {
    title: 'Una llamada y te lo quitas de encima',
    text: 'Dinos qué coche es, dónde está y para cuándo. Si prefieres escribir, manda esos tres datos y te contestamos con el precio.',
  },
  related: {
    title: 'Lo más pedido para un solo coche',
    items: [
      { to: '/servicios/itv', title: 'ITV', text: 'La pasamos por ti.' },
      {
        to: '/recogida-entrega-talleres-chofer',
        title: 'Recogida y entrega en talleres',
        text: 'Ida y vuelta con chófer.',
      },
      {
        to: '/traslados-rodados-conductor-barcelona',
        title: 'Traslados con conductor',
        text: 'Tu coche, de una ciudad a otra.',
      },
    ],
  },
};
