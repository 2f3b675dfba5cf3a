import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const business = (): PageCopy => ({
  path: '/clientes/empresas',
  meta: {
    title: t`Servicios de vehículos para empresas y flotas`,
    description: t`Transporte, mantenimiento, ITV, custodia y lavado para flotas: una persona de contacto, vistos buenos, partes con fotos y facturas por matrícula.`,
  },
  hero: {
    title: t`Menos llamadas para tener la flota en marcha`,
    lead: t`Tu equipo pide, nosotros coordinamos talleres, estaciones, conductores y papeles. Tú ves qué se ha hecho con cada matrícula y apruebas lo que cuesta dinero.`,
    brief: [
      { title: t`Quién puede pedir`, text: t`Las personas que tú nombres, cada una para sus vehículos.` },
      { title: t`Quién aprueba`, text: t`Fijas hasta qué importe se actúa sin preguntar. Puede ser cero.` },
      { title: t`Qué ves`, text: t`Partes, fotos y gasto por matrícula, sede o centro de coste.` },
    ],
  },
  audience: {
    title: t`Quien nos llama suele ser`,
    items: [
      {
        title: t`Responsable de flota`,
        text: t`Quiere un proveedor que coordine a los demás y un resumen que se pueda reenviar.`,
      },
      {
        title: t`Jefe de operaciones`,
        text: t`Necesita que los vehículos paren cuando no hacen falta y nunca a la vez.`,
      },
      {
        title: t`Administración`,
        text: t`Busca facturas claras, con la matrícula y el número de pedido en su sitio.`,
      },
      {
        title: t`Compras`,
        text: t`Compara tarifas, alcance y plazos, y quiere saber qué queda fuera.`,
      },
    ],
  },
  options: {
    title: t`Tres formas de trabajar`,
    items: [
      {
        title: t`Por encargo`,
        text: t`Pides cuando necesitas. Sin compromiso ni cuota.`,
        points: [t`Presupuesto cada vez`, t`Factura por servicio`],
      },
      {
        title: t`Con tarifa acordada`,
        text: t`Precios fijos para lo que se repite: traslados, ITV, lavados.`,
        points: [t`Pedido sin presupuesto previo`, t`Factura agrupada`],
      },
      {
        title: t`Gestión de flota`,
        text: t`Nos ocupamos del calendario completo de tus vehículos.`,
        points: [t`Persona de contacto`, t`Resumen periódico por matrícula`],
      },
    ],
  },
  steps: {
    title: t`Alta como cliente`,
    items: [
      { title: t`Reunión`, text: t`En tu sede, en la nuestra o por teléfono. Vehículos, usos y prisas.` },
      { title: t`Propuesta`, text: t`Alcance, tarifas y cómo se mide que va bien.` },
      { title: t`Puesta en marcha`, text: t`Personas autorizadas, datos de factura y lista de matrículas.` },
      { title: t`Primer mes`, text: t`Revisamos juntos qué ha funcionado y qué hay que ajustar.` },
    ],
  },
  included: {
    title: t`Lo que tiene cualquier empresa cliente`,
    items: [
      t`Teléfono y correo de la persona que lleva tu cuenta`,
      t`Partes con fotos archivados por matrícula`,
      t`Factura con tu número de pedido`,
      t`Varias direcciones de recogida y de entrega`,
      t`Trabajo con tus talleres y con tu renting`,
      t`Documentación de prevención y de subcontratas, si la pides`,
    ],
    apart: {
      title: t`Para acordar aparte`,
      items: [
        t`Horarios fuera de la jornada habitual`,
        t`Plazas reservadas en el parking`,
        t`Consultoría de flota y selección de conductores`,
      ],
    },
  },
  questions: [
    {
      question: t`¿Podéis trabajar en fin de semana?`,
      answer: t`Se puede acordar para trabajos programados, porque a muchas flotas solo se las puede parar entonces. Díselo a quien prepare tu propuesta.`,
    },
    {
      question: t`¿Qué pasa con los vehículos de renting?`,
      answer: t`Seguimos el circuito que marca tu contrato: talleres concertados, autorizaciones y devolución. Tu contacto habla con la compañía por ti si lo autorizas.`,
    },
    {
      question: t`¿Cómo tratáis los datos de nuestros conductores?`,
      answer: t`Usamos solo los necesarios para coordinar cada servicio, y lo dejamos por escrito en el acuerdo de encargo de tratamiento.`,
    },
    {
      question: t`¿Tenemos que cambiar de proveedores?`,
      answer: t`No. Podemos coordinar a los tuyos y cubrir solo lo que falta.`,
    },
  ],
  next: {
    title: t`Mándanos tu lista de vehículos`,
    text: t`Tipo, ubicación y próximos vencimientos, como la tengas. La revisamos y te llamamos con una propuesta concreta.`,
  },
  related: {
    title: t`Lo que más contratan las empresas`,
    items: [
      {
        to: '/servicios/gestion-flotas',
        title: t`Gestión de flotas`,
        text: t`El calendario completo, llevado por nosotros.`,
      },
      { to: '/servicios/transporte', title: t`Transporte`, text: t`Una unidad o un camión entero.` },
      {
        to: '/custodia-vehiculos-parking-propio',
        title: t`Custodia en parking propio`,
        text: t`Sitio para los vehículos que esperan.`,
      },
    ],
  },
});
