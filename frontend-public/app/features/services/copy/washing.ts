import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const washing = (): PageCopy => ({
  path: '/servicios/lavado',
  meta: {
    title: t`Lavado profesional de vehículos y flotas`,
    description: t`Limpieza interior y exterior de turismos y furgonetas, de uno en uno o por flotas: lavado de servicio, limpieza completa y preparación para entrega.`,
  },
  hero: {
    title: t`Limpio por dentro y por fuera antes de cada entrega`,
    lead: t`Lavamos el coche que se devuelve, la furgoneta que lleva tu nombre y la flota entera si hace falta. Lo recogemos, o lo hacemos mientras está con nosotros por otra razón.`,
    brief: [
      { title: t`Qué lavamos`, text: t`Turismos y furgonetas, también rotulados y con zona de carga.` },
      { title: t`Cuántos`, text: t`Uno suelto o toda la flota con un calendario fijo.` },
      { title: t`Qué nos dices`, text: t`Qué vehículo es, cómo está por dentro y para cuándo lo quieres.` },
    ],
  },
  topic: 'lavado',
  audience: {
    title: t`Cuándo se nota`,
    items: [
      {
        title: t`Entregas y ventas`,
        text: t`La primera impresión de un coche es el olor al abrir la puerta.`,
      },
      {
        title: t`Devoluciones de renting`,
        text: t`Un vehículo limpio se revisa mejor y deja menos margen para discutir.`,
      },
      {
        title: t`Vehículos que representan a tu empresa`,
        text: t`Tu nombre va en la puerta: la puerta tiene que estar limpia.`,
      },
      {
        title: t`Cambio de conductor`,
        text: t`Cabina desinfectada y vacía antes de que la use otra persona.`,
      },
    ],
  },
  options: {
    title: t`Tres maneras de lavar`,
    text: t`Se elige por el uso que va a tener el vehículo después, no por lo sucio que está.`,
    items: [
      {
        title: t`De servicio`,
        text: t`Para el vehículo que vuelve a salir enseguida.`,
        points: [t`Exterior y llantas`, t`Cristales por fuera`, t`Aspirado rápido de cabina`],
      },
      {
        title: t`Completo`,
        text: t`Para cambiar de manos o empezar el mes.`,
        points: [t`Todo lo anterior`, t`Salpicadero, puertas y cristales`, t`Maletero o zona de carga`],
      },
      {
        title: t`De preparación`,
        text: t`Para vender, devolver o estrenar.`,
        points: [t`Todo lo anterior`, t`Tapicerías y manchas`, t`Repaso de pintura y plásticos`],
      },
    ],
  },
  steps: {
    title: t`Cómo se hace`,
    items: [
      {
        title: t`Miramos el vehículo`,
        text: t`Estado, manchas y objetos olvidados, que se guardan y se anotan.`,
      },
      { title: t`Por dentro`, text: t`De arriba abajo: aspirado, superficies, tapicerías y cristales.` },
      { title: t`Por fuera`, text: t`Llantas primero, carrocería después, secado a mano en los rótulos.` },
      { title: t`Repaso y fotos`, text: t`Alguien distinto lo revisa antes de devolverte las llaves.` },
    ],
  },
  included: {
    title: t`Qué incluye siempre`,
    items: [
      t`Objetos encontrados en bolsa cerrada y anotados`,
      t`Productos adecuados a vinilos y rótulos`,
      t`Secado, también en marcos y cierres`,
      t`Revisión final con fotos`,
      t`Aviso si vemos un golpe, un piloto o una rueda en mal estado`,
      t`Presiones y líquido limpiaparabrisas comprobados`,
    ],
    apart: {
      title: t`Depende del caso`,
      items: [
        t`Recogida y entrega, si el vehículo no está ya aquí`,
        t`Pelo de animales, vertidos y olores persistentes`,
        t`Retirada de rótulos y restos de adhesivo`,
      ],
    },
  },
  questions: [
    {
      question: t`¿Se puede lavar una furgoneta con estanterías dentro?`,
      answer: t`Sí. Limpiamos alrededor y por debajo sin mover la herramienta. Si la quieres vacía, avísanos y lo acordamos: lo que salga se guarda ordenado.`,
    },
    {
      question: t`¿Estropea los vinilos?`,
      answer: t`No si se hace bien: sin presión sobre los bordes y con secado a mano. Si un rótulo ya está levantado, te lo enseñamos antes de empezar.`,
    },
    {
      question: t`¿Podéis venir a nuestra base?`,
      answer: t`Cuéntanos cómo es el sitio. Hace falta agua, desagüe adecuado y espacio para abrir puertas; cuando no lo hay, sale mejor recoger los vehículos por turnos.`,
    },
    {
      question: t`¿Cada cuánto conviene lavar una flota?`,
      answer: t`Depende del uso. Lo habitual es un lavado de servicio frecuente y uno completo cuando el vehículo cambia de conductor. Empezamos con un calendario y lo ajustamos según lo que veamos.`,
    },
  ],
  next: {
    title: t`Dinos cuántos y para cuándo`,
    text: t`Con el tipo de vehículo y una foto del interior por correo te podemos dar precio. Si es una flota, preparamos un calendario.`,
  },
  related: {
    title: t`Se suele pedir junto con`,
    items: [
      { to: '/servicios/transporte', title: t`Transporte`, text: t`Lavado en origen, entrega en destino.` },
      { to: '/servicios/custodia', title: t`Custodia`, text: t`Limpio al entrar y limpio al salir.` },
      {
        to: '/servicios/mantenimiento',
        title: t`Mantenimiento integral`,
        text: t`Revisado y lavado en la misma visita.`,
      },
    ],
  },
});
