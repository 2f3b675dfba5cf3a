import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const clients = (): PageCopy => ({
  path: '/clientes',
  meta: {
    title: t`Clientes: empresas y particulares`,
    description: t`Trabajamos para empresas con flota, talleres, concesionarios y particulares. Qué necesita cada uno y cómo adaptamos el servicio.`,
  },
  hero: {
    title: t`Una flota o un solo coche: cada cliente, a su manera`,
    lead: t`Los servicios son los mismos. Cambian los papeles, los horarios y quién decide. Elige tu caso y verás cómo trabajamos contigo.`,
    brief: [
      {
        title: t`Empresas`,
        text: t`Una cuenta, varias personas autorizadas y todo por matrícula.`,
      },
      { title: t`Particulares`, text: t`Una llamada, un precio cerrado y el coche en tu puerta.` },
      { title: t`Talleres y concesionarios`, text: t`Choferes y camiones para el servicio que das tú.` },
    ],
  },
  audience: {
    title: t`Con quién trabajamos`,
    items: [
      {
        title: t`Empresas con flota propia`,
        text: t`Reparto, obra, comercial o asistencia técnica: lo que cuenta es que salgan mañana.`,
      },
      {
        title: t`Renting y alquiler`,
        text: t`Entradas, peritajes, preparación y entregas a ritmo de contrato.`,
      },
      {
        title: t`Concesionarios y compraventas`,
        text: t`Movimientos entre exposiciones, campa y cliente final.`,
      },
      { title: t`Talleres`, text: t`Recogida y entrega para tus clientes, con tu horario.` },
      { title: t`Aseguradoras y peritos`, text: t`Traslado y guarda de vehículos mientras se decide.` },
      { title: t`Particulares`, text: t`La ITV, una mudanza, un coche comprado lejos o un garaje en obras.` },
    ],
  },
  steps: {
    title: t`La primera vez`,
    items: [
      { title: t`Hablamos`, text: t`Qué vehículos son, qué necesitas y con qué frecuencia.` },
      { title: t`Proponemos`, text: t`Encargo suelto o acuerdo estable, con su precio por escrito.` },
      { title: t`Probamos`, text: t`Un primer servicio de principio a fin, para ver cómo encajamos.` },
      { title: t`Seguimos`, text: t`Misma persona de contacto, con lo que ya sabemos de ti.` },
    ],
  },
  questions: [
    {
      question: t`¿Hay que firmar un contrato?`,
      answer: t`Para un encargo suelto basta con aceptar el presupuesto. Con flotas y talleres solemos acordar condiciones por escrito para no negociar cada viaje.`,
    },
    {
      question: t`¿Cómo se factura?`,
      answer: t`A particulares, por encargo. A empresas, por encargo o agrupado por periodo y separado por matrícula o por centro de coste.`,
    },
    {
      question: t`¿Me atiende siempre la misma persona?`,
      answer: t`Sí, con un relevo que conoce tu caso para vacaciones y bajas.`,
    },
  ],
  next: {
    title: t`¿Cuál es tu caso?`,
    text: t`Dínoslo en una frase. Si no somos la empresa adecuada para lo que necesitas, también te lo diremos.`,
  },
  related: {
    title: t`Elige tu página`,
    items: [
      { to: '/clientes/empresas', title: t`Empresas`, text: t`Flotas, permisos, facturas y varias sedes.` },
      { to: '/clientes/particulares', title: t`Particulares`, text: t`Un coche, un encargo, un precio.` },
      {
        to: '/recogida-entrega-talleres-chofer',
        title: t`Talleres`,
        text: t`Chofer para traer y devolver los coches de tus clientes.`,
      },
    ],
  },
});
