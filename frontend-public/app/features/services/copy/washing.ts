import type { PageCopy } from '../../sections/copy';

export const washing: PageCopy = {
  path: '/servicios/lavado',
  meta: {
    title: 'Lavado profesional de vehículos y flotas',
    description:
      'Limpieza interior y exterior de turismos y furgonetas, de uno en uno o por flotas: lavado de servicio, limpieza completa y preparación para entrega.',
  },
  hero: {
    title: 'Limpio por dentro y por fuera antes de cada entrega',
    lead: 'Lavamos el coche que se devuelve, la furgoneta que lleva tu nombre y la flota entera si hace falta. Lo recogemos, o lo hacemos mientras está con nosotros por otra razón.',
    brief: [
      { title: 'Qué lavamos', text: 'Turismos y furgonetas, también rotulados y con zona de carga.' },
      { title: 'Cuántos', text: 'Uno suelto o toda la flota con un calendario fijo.' },
      { title: 'Qué nos dices', text: 'Qué vehículo es, cómo está por dentro y para cuándo lo quieres.' },
    ],
  },
  topic: 'lavado',
  audience: {
    title: 'Cuándo se nota',
    items: [
      {
        title: 'Entregas y ventas',
        text: 'La primera impresión de un coche es el olor al abrir la puerta.',
      },
      {
        title: 'Devoluciones de renting',
        text: 'Un vehículo limpio se revisa mejor y deja menos margen para discutir.',
      },
      {
        title: 'Vehículos que representan a tu empresa',
        text: 'Tu nombre va en la puerta: la puerta tiene que estar limpia.',
      },
      {
        title: 'Cambio de conductor',
        text: 'Cabina desinfectada y vacía antes de que la use otra persona.',
      },
    ],
  },
  options: {
    title: 'Tres maneras de lavar',
    text: 'Se elige por el uso que va a tener el vehículo después, no por lo sucio que está.',
    items: [
      {
        title: 'De servicio',
        text: 'Para el vehículo que vuelve a salir enseguida.',
        points: ['Exterior y llantas', 'Cristales por fuera', 'Aspirado rápido de cabina'],
      },
      {
        title: 'Completo',
        text: 'Para cambiar de manos o empezar el mes.',
        points: ['Todo lo anterior', 'Salpicadero, puertas y cristales', 'Maletero o zona de carga'],
      },
      {
        title: 'De preparación',
        text: 'Para vender, devolver o estrenar.',
        points: ['Todo lo anterior', 'Tapicerías y manchas', 'Repaso de pintura y plásticos'],
      },
    ],
  },
  steps: {
    title: 'Cómo se hace',
    items: [
      {
        title: 'Miramos el vehículo',
        text: 'Estado, manchas y objetos olvidados, que se guardan y se anotan.',
      },
      { title: 'Por dentro', text: 'De arriba abajo: aspirado, superficies, tapicerías y cristales.' },
      { title: 'Por fuera', text: 'Llantas primero, carrocería después, secado a mano en los rótulos.' },
      { title: 'Repaso y fotos', text: 'Alguien distinto lo revisa antes de devolverte las llaves.' },
    ],
  },
  included: {
    title: 'Qué incluye siempre',
    items: [
      'Objetos encontrados en bolsa cerrada y anotados',
      'Productos adecuados a vinilos y rótulos',
      'Secado, también en marcos y cierres',
      'Revisión final con fotos',
      'Aviso si vemos un golpe, un piloto o una rueda en mal estado',
      'Presiones y líquido limpiaparabrisas comprobados',
    ],
    apart: {
      title: 'Depende del caso',
      items: [
        'Recogida y entrega, si el vehículo no está ya aquí',
        'Pelo de animales, vertidos y olores persistentes',
        'Retirada de rótulos y restos de adhesivo',
      ],
    },
  },
  questions: [
    {
      question: '¿Se puede lavar una furgoneta con estanterías dentro?',
      answer:
        'Sí. Limpiamos alrededor y por debajo sin mover la herramienta. Si la quieres vacía, avísanos y lo acordamos: lo que salga se guarda ordenado.',
    },
    {
      question: '¿Estropea los vinilos?',
      answer:
        'No si se hace bien: sin presión sobre los bordes y con secado a mano. Si un rótulo ya está levantado, te lo enseñamos antes de empezar.',
    },
    {
      question: '¿Podéis venir a nuestra base?',
      answer:
        'Cuéntanos cómo es el sitio. Hace falta agua, desagüe adecuado y espacio para abrir puertas; cuando no lo hay, sale mejor recoger los vehículos por turnos.',
    },
    {
      question: '¿Cada cuánto conviene lavar una flota?',
      answer:
        'Depende del uso. Lo habitual es un lavado de servicio frecuente y uno completo cuando el vehículo cambia de conductor. Empezamos con un calendario y lo ajustamos según lo que veamos.',
    },
  ],
  next: {
    title: 'Dinos cuántos y para cuándo',
    text: 'Con el tipo de vehículo y una foto del interior por email te podemos dar precio. Si es una flota, preparamos un calendario.',
  },
  related: {
    title: 'Se suele pedir junto con',
    items: [
      { to: '/servicios/transporte', title: 'Transporte', text: 'Lavado en origen, entrega en destino.' },
      { to: '/servicios/custodia', title: 'Custodia', text: 'Limpio al entrar y limpio al salir.' },
      {
        to: '/servicios/mantenimiento',
        title: 'Mantenimiento integral',
        text: 'Revisado y lavado en la misma visita.',
      },
    ],
  },
};
