import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const privateClients = (): PageCopy => ({
  path: '/clientes/particulares',
  meta: {
    title: t`Servicios de coche para particulares`,
    description: t`Pasamos tu ITV, llevamos el coche al taller, lo traemos de otra ciudad, lo guardamos o lo lavamos. Un solo coche, un precio cerrado y sin papeleo.`,
  },
  hero: {
    title: t`Tu coche, resuelto mientras tú haces otra cosa`,
    lead: t`La ITV en horario de trabajo, el taller al otro lado de la ciudad, el coche que compraste a quinientos kilómetros. Nos das las llaves y te lo devolvemos hecho.`,
    brief: [
      { title: t`Qué cuesta`, text: t`Te decimos un precio cerrado antes de recogerlo.` },
      { title: t`Qué firmas`, text: t`Una autorización y el parte con el estado del coche. Nada más.` },
      { title: t`Cuándo pagas`, text: t`Según lo que aceptes en el presupuesto, con factura siempre.` },
    ],
  },
  audience: {
    title: t`Nos llaman cuando…`,
    items: [
      { title: t`Vence la ITV`, text: t`Y la estación solo abre cuando trabajas.` },
      { title: t`Hay que ir al taller`, text: t`Y volver, y pedir que alguien te recoja las dos veces.` },
      { title: t`Han comprado un coche lejos`, text: t`Y no quieren estrenarlo con un viaje de un día.` },
      { title: t`Se mudan`, text: t`Y el coche tiene que llegar después que los muebles.` },
      { title: t`Se van una temporada`, text: t`Y la calle no es sitio para un coche parado.` },
      { title: t`Lo van a vender`, text: t`Y quieren que parezca lo que es: un coche cuidado.` },
    ],
  },
  steps: {
    title: t`Así de corto`,
    items: [
      { title: t`Llamas`, text: t`Matrícula, dónde está y qué necesitas.` },
      { title: t`Aceptas el precio`, text: t`Por correo, desde el móvil.` },
      { title: t`Damos la vuelta al coche`, text: t`Contigo o con quien tú digas. Fotos y firma.` },
      { title: t`Vuelve`, text: t`A la hora acordada, con sus papeles y el resultado.` },
    ],
  },
  included: {
    title: t`Siempre incluido`,
    items: [
      t`Precio cerrado por escrito`,
      t`Conductor identificado`,
      t`Fotos del coche al recoger y al devolver`,
      t`Aviso cuando esté de camino`,
      t`Ninguna reparación sin preguntarte`,
      t`Factura a tu nombre`,
    ],
    apart: {
      title: t`Ten preparado`,
      items: [
        t`Permiso de circulación y tarjeta ITV`,
        t`Póliza o justificante del seguro`,
        t`Las llaves y, si es eléctrico, el cable`,
        t`El coche sin objetos de valor`,
      ],
    },
  },
  questions: [
    {
      question: t`¿Es seguro dar las llaves a un desconocido?`,
      answer: t`Te decimos antes quién va a ir. Al llegar se identifica, anotáis juntos el estado del coche y te quedas con una copia. Desde ese momento el coche está a nuestro cargo.`,
    },
    {
      question: t`¿Mi seguro me cubre si conducís vosotros?`,
      answer: t`Depende de tu póliza: muchas admiten a otros conductores y algunas ponen condiciones de edad. Consúltalo antes; si no lo admite, buscamos otra manera de llevarlo.`,
    },
    {
      question: t`¿Y si cambio de idea?`,
      answer: t`Llámanos cuanto antes. Las condiciones de cancelación figuran en el presupuesto, para que las conozcas antes de aceptarlo.`,
    },
    {
      question: t`¿Puedo encargarlo para mis padres?`,
      answer: t`Sí. Quien figure como titular firma la autorización y tú puedes ser la persona de contacto.`,
    },
  ],
  next: {
    title: t`Una llamada y te lo quitas de encima`,
    text: t`Dinos qué coche es, dónde está y para cuándo. Si prefieres escribir, manda esos tres datos y te contestamos con el precio.`,
  },
  related: {
    title: t`Lo más pedido para un solo coche`,
    items: [
      { to: '/servicios/itv', title: t`ITV`, text: t`La pasamos por ti.` },
      {
        to: '/recogida-entrega-talleres-chofer',
        title: t`Recogida y entrega en talleres`,
        text: t`Ida y vuelta con chofer.`,
      },
      {
        to: '/traslados-rodados-conductor-barcelona',
        title: t`Traslados con conductor`,
        text: t`Tu coche, de una ciudad a otra.`,
      },
    ],
  },
});
