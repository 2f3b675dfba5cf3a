import type { PageCopy } from '../sections/copy';

export const resources: PageCopy = {
  path: '/recursos',
  meta: {
    title: 'Recursos: listas y respuestas para entregar un vehículo',
    description:
      'Qué preparar antes de entregar un vehículo, qué documentos hacen falta en cada servicio, cómo leer un parte de estado y los accesos al sistema.',
  },
  hero: {
    title: 'Lo que conviene tener a mano antes de entregar las llaves',
    lead: 'Listas cortas para preparar el vehículo y sus papeles, y las palabras que verás en nuestros partes y presupuestos. Si tras leerlas te queda una duda, pregúntanos.',
    brief: [
      {
        title: 'Antes de la recogida',
        text: 'Vacía el coche, junta los papeles y apunta los golpes que ya tiene.',
      },
      { title: 'En la recogida', text: 'Da la vuelta al vehículo con el conductor y lee antes de firmar.' },
      { title: 'En la entrega', text: 'Compara con el primer parte y anota cualquier diferencia.' },
    ],
  },
  options: {
    title: 'Listas para no olvidar nada',
    items: [
      {
        title: 'Para un transporte',
        text: 'En camión o rodando.',
        points: [
          'Vehículo vacío, también el maletero',
          'Llaves y, si la hay, copia',
          'Depósito o batería con algo de margen',
          'Teléfono de quien entrega y de quien recibe',
        ],
      },
      {
        title: 'Para la ITV',
        text: 'Lo que pide la estación y lo que evita volver.',
        points: [
          'Tarjeta ITV o ficha técnica y permiso de circulación',
          'Seguro en vigor',
          'Luces, limpiaparabrisas y matrícula en buen estado',
          'Ningún testigo de avería encendido',
        ],
      },
      {
        title: 'Para el taller',
        text: 'Cuanto más precisa la nota, más corto el diagnóstico.',
        points: [
          'Qué notas, cuándo y a qué velocidad',
          'Kilómetros y última revisión',
          'Libro de mantenimiento',
          'Tornillo antirrobo de las ruedas',
        ],
      },
      {
        title: 'Para la custodia',
        text: 'Para que el coche espere bien.',
        points: [
          'Limpio por dentro y sin comida',
          'Sin objetos de valor',
          'Nombres de quienes pueden retirarlo',
          'Fecha aproximada de salida',
        ],
      },
      {
        title: 'Para un eléctrico',
        text: 'Dos o tres cosas que un diésel no necesita.',
        points: [
          'Cable de carga en el maletero',
          'Tarjetas o aplicación de recarga',
          'Batería a media carga si va a esperar',
          'Modo transporte, si el fabricante lo tiene',
        ],
      },
      {
        title: 'Para devolver un renting',
        text: 'Lo que se mira en la peritación.',
        points: [
          'Dos llaves y documentación completa',
          'Rótulos retirados',
          'Neumáticos y cristales revisados',
          'Fotos con fecha antes de entregarlo',
        ],
      },
    ],
  },
  table: {
    title: 'Palabras que usamos',
    text: 'Las verás en el presupuesto y en el parte.',
    rows: [
      ['Parte de estado', 'El documento con fotos, kilómetros y daños que se firma en cada entrega'],
      ['Traslado rodado', 'El vehículo circula por sus propios medios, con un conductor'],
      ['Portavehículos', 'El camión que carga varios vehículos en dos pisos'],
      ['Campa', 'La explanada donde los vehículos esperan, cada uno en su sitio'],
      ['Preparación', 'Lo que se hace antes de entregar: lavado, revisión, carga, rótulos'],
      ['Acta de custodia', 'El parte de entrada o de salida de un vehículo guardado'],
    ],
    note: 'Si en un documento nuestro hay una palabra que no se entiende, el fallo es nuestro: dínoslo.',
  },
  questions: [
    {
      question: '¿Qué hago si he perdido el permiso de circulación?',
      answer:
        'Pide un duplicado a la Dirección General de Tráfico. Mientras llega, cuéntanos tu caso antes de la recogida: no todos los servicios necesitan el original.',
    },
    {
      question: '¿Cómo veo el estado de mi candidatura?',
      answer:
        'Entra con tu email en el Portal de Candidatos. Allí está cada paso, con su fecha, y te avisamos también por email.',
    },
    {
      question: '¿Puedo usar estas listas con mi equipo?',
      answer: 'Claro. Imprímelas o cópialas; para eso están.',
    },
  ],
  next: {
    title: '¿Te falta una respuesta?',
    text: 'Llama o escribe con la matrícula delante. Si la duda se repite, la añadiremos a esta página.',
  },
  related: {
    title: 'De la lista a la práctica',
    items: [
      { to: '/servicios', title: 'Servicios', text: 'Qué incluye cada uno y cómo se pide.' },
      { to: '/servicios/itv', title: 'ITV', text: 'Los plazos de cada tipo de vehículo.' },
      {
        to: '/clientes/particulares',
        title: 'Particulares',
        text: 'Cómo se encarga algo para un solo coche.',
      },
    ],
  },
};
