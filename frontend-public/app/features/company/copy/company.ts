import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const companyPage = (): PageCopy => ({
  path: '/empresa',
  meta: {
    title: t`La empresa: transporte, taller y custodia bajo un mismo techo`,
    description: t`Una empresa de Barcelona que mueve, mantiene, guarda y prepara vehículos. Qué áreas la forman, cómo trabaja, dónde está y sus datos.`,
  },
  hero: {
    title: t`Una empresa de Barcelona dedicada a los vehículos de los demás`,
    lead: t`Transporte, taller, ITV, custodia, lavado y gestión de flotas trabajan aquí con la misma agenda. Quien recoge tu coche sabe quién lo va a reparar y cuándo tiene que volver.`,
    brief: [
      { title: t`Qué hacemos`, text: t`Seis servicios que se pueden pedir sueltos o encadenados.` },
      { title: t`Para quién`, text: t`Empresas con flota, talleres, concesionarios y particulares.` },
      { title: t`Cómo`, text: t`Con medios y personal propios para conducir, reparar y guardar.` },
    ],
  },
  audience: {
    title: t`Cinco áreas, una agenda`,
    text: t`Cada área hace su parte y todas ven el mismo encargo.`,
    items: [
      {
        title: t`Tráfico`,
        text: t`Planifica las rutas, asigna conductores y sabe dónde está cada vehículo.`,
      },
      { title: t`Taller`, text: t`Revisa, repara y prepara para la ITV.` },
      { title: t`Parking y lavado`, text: t`Recibe, guarda, limpia y entrega.` },
      {
        title: t`Atención a flotas`,
        text: t`Habla con los clientes, lleva las fichas y pide los vistos buenos.`,
      },
      { title: t`Personas`, text: t`Selecciona, forma y cuida a quienes hacen todo lo anterior.` },
    ],
  },
  included: {
    title: t`Lo que no cambia, sea cual sea el encargo`,
    items: [
      t`Un precio por escrito antes de empezar`,
      t`Un parte con fotos en cada cambio de manos`,
      t`Una persona que responde del encargo entero`,
      t`Ninguna reparación sin tu visto bueno`,
      t`Un aviso nuestro si algo se retrasa`,
      t`Tus datos y tus llaves, solo para quien los necesita`,
    ],
    apart: {
      title: t`Lo que no hacemos`,
      items: [
        t`Vender ni alquilar coches`,
        t`Asistencia en carretera urgente`,
        t`Encargos sin parte de entrega`,
      ],
    },
  },
  questions: [
    {
      question: t`¿Trabajáis con medios propios o subcontratáis?`,
      answer: t`La conducción, el taller y la custodia son nuestros. Cuando un trabajo necesita a un especialista, te lo decimos en el presupuesto con su nombre.`,
    },
    {
      question: t`¿Se puede visitar?`,
      answer: t`Sí, con cita. Llámanos, dinos qué quieres ver y lo enseñará alguien que trabaje en ello.`,
    },
    {
      question: t`¿Cómo puedo trabajar con vosotros?`,
      answer: t`Las ofertas abiertas están en la página de carreras. Si no ves la tuya, puedes enviar una candidatura espontánea.`,
    },
  ],
  next: {
    title: t`Hablemos`,
    text: t`Si estás comparando proveedores, pregúntanos lo que preguntarías en la segunda reunión: plazos, daños, facturación y quién coge el teléfono.`,
  },
  related: {
    title: t`Conócenos mejor`,
    items: [
      { to: '/quienes-somos', title: t`Quiénes somos`, text: t`En qué creemos cuando nos dan unas llaves.` },
      { to: '/servicios', title: t`Servicios`, text: t`Los seis, con lo que incluyen y cómo se piden.` },
      { to: '/carreras', title: t`Carreras`, text: t`Las ofertas de empleo abiertas.` },
    ],
  },
});
