import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const ourTeam = (): PageCopy => ({
  path: '/nosotros',
  meta: {
    title: t`Nosotros: los oficios que mueven la empresa`,
    description: t`Conductores, mecánicos, operarios de campa, planificadores y administración. Qué hace cada uno en un día normal y cómo unirse al equipo.`,
  },
  hero: {
    title: t`Detrás de cada entrega hay alguien con nombre`,
    lead: t`Esta página va de los oficios: qué hace cada persona con tu vehículo y cómo es un día normal. Si te ves en uno de ellos, quizá haya un sitio para ti.`,
    brief: [
      { title: t`En la carretera`, text: t`Conductores de camión portavehículos y de traslados.` },
      { title: t`En la base`, text: t`Mecánica, electricidad, campa, lavado y preparación.` },
      { title: t`En la mesa`, text: t`Planificación, coordinación, administración y sistemas.` },
    ],
  },
  topic: 'empleo',
  action: { label: t`Ver ofertas de empleo`, to: '/carreras' },
  options: {
    title: t`Los oficios de la casa`,
    items: [
      {
        title: t`Conductor`,
        text: t`Recoge, revisa, carga y entrega. Es la cara que ve el cliente y quien mejor conoce las calles.`,
        points: [t`Ruta en el móvil desde la víspera`, t`Parte con fotos en cada entrega`],
      },
      {
        title: t`Mecánico y técnico`,
        text: t`Encuentra la avería, la explica en una frase y la arregla. Prueba lo que toca.`,
        points: [t`Una orden por vehículo`, t`Decide qué es urgente y qué puede esperar`],
      },
      {
        title: t`Operador de campa`,
        text: t`Sabe dónde está cada coche y cada llave. Sin él no sale nada a su hora.`,
        points: [t`Entradas y salidas`, t`Plazas, baterías y presiones`],
      },
      {
        title: t`Lavado y preparación`,
        text: t`El último que toca el vehículo antes de que lo vea su dueño.`,
        points: [t`Interior, exterior y rótulos`, t`Repaso final`],
      },
      {
        title: t`Planificador y coordinador`,
        text: t`Encaja recogidas, talleres y entregas, y rehace el plan cuando la ronda se para.`,
        points: [t`Rutas y turnos`, t`Teléfono con clientes y conductores`],
      },
      {
        title: t`Administración y sistemas`,
        text: t`Facturas, documentos, personal y los programas con los que trabajamos todos.`,
        points: [t`Permisos y vencimientos`, t`Atención a proveedores y al equipo`],
      },
    ],
  },
  steps: {
    title: t`Un coche, un día, cinco personas`,
    items: [
      { title: t`Primera hora`, text: t`La planificadora confirma la ruta y avisa de la hora al cliente.` },
      { title: t`Recogida`, text: t`El conductor da la vuelta al coche con él y se lleva las llaves.` },
      { title: t`Taller`, text: t`La mecánica cambia pastillas y encuentra una bombilla fundida.` },
      { title: t`Lavado`, text: t`Se limpia mientras administración prepara la factura.` },
      { title: t`Vuelta`, text: t`El coche está en la puerta antes de que el cliente salga de trabajar.` },
    ],
  },
  questions: [
    {
      question: t`¿Hace falta experiencia?`,
      answer: t`Depende del puesto. Cada oferta dice los permisos, la formación y la experiencia que pide, y lo que se valora sin ser obligatorio.`,
    },
    {
      question: t`¿Cómo es el proceso de selección?`,
      answer: t`Creas una cuenta, completas la candidatura en cinco pasos y sigues su estado en tu portal. Si encajas, hay una entrevista. La decisión te llega por correo, sea la que sea.`,
    },
    {
      question: t`¿Y si no hay oferta de lo mío?`,
      answer: t`Puedes enviar una candidatura espontánea: eliges departamento y posición y la tenemos en cuenta para los puestos que se abran.`,
    },
  ],
  next: {
    title: t`¿Te ves en alguno de estos puestos?`,
    text: t`Las ofertas dicen dónde es, qué jornada tiene y qué se pide. Puedes presentarte desde el móvil y seguir más tarde donde lo dejaste.`,
  },
  related: {
    title: t`Más sobre la empresa`,
    items: [
      { to: '/quienes-somos', title: t`Quiénes somos`, text: t`Cómo trabajamos y por qué.` },
      { to: '/empresa', title: t`La empresa`, text: t`Qué áreas la forman y dónde está.` },
      { to: '/servicios', title: t`Servicios`, text: t`Lo que hacemos con los vehículos.` },
    ],
  },
});
