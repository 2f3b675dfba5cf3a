import { t } from '@lingui/core/macro';
import type { PageCopy } from '../sections/copy';

export const resources = (): PageCopy => ({
  path: '/recursos',
  meta: {
    title: t`Recursos: listas y respuestas para entregar un vehículo`,
    description: t`Qué preparar antes de entregar un vehículo, qué documentos hacen falta en cada servicio, cómo leer un parte de estado y los accesos al sistema.`,
  },
  hero: {
    title: t`Lo que conviene tener a mano antes de entregar las llaves`,
    lead: t`Listas cortas para preparar el vehículo y sus papeles, y las palabras que verás en nuestros partes y presupuestos. Si tras leerlas te queda una duda, pregúntanos.`,
    brief: [
      {
        title: t`Antes de la recogida`,
        text: t`Vacía el coche, junta los papeles y apunta los golpes que ya tiene.`,
      },
      { title: t`En la recogida`, text: t`Da la vuelta al vehículo con el conductor y lee antes de firmar.` },
      { title: t`En la entrega`, text: t`Compara con el primer parte y anota cualquier diferencia.` },
    ],
  },
  options: {
    title: t`Listas para no olvidar nada`,
    items: [
      {
        title: t`Para un transporte`,
        text: t`En camión o rodando.`,
        points: [
          t`Vehículo vacío, también el maletero`,
          t`Llaves y, si la hay, copia`,
          t`Depósito o batería con algo de margen`,
          t`Teléfono de quien entrega y de quien recibe`,
        ],
      },
      {
        title: t`Para la ITV`,
        text: t`Lo que pide la estación y lo que evita volver.`,
        points: [
          t`Tarjeta ITV o ficha técnica y permiso de circulación`,
          t`Seguro en vigor`,
          t`Luces, limpiaparabrisas y matrícula en buen estado`,
          t`Ningún testigo de avería encendido`,
        ],
      },
      {
        title: t`Para el taller`,
        text: t`Cuanto más precisa la nota, más corto el diagnóstico.`,
        points: [
          t`Qué notas, cuándo y a qué velocidad`,
          t`Kilómetros y última revisión`,
          t`Libro de mantenimiento`,
          t`Tornillo antirrobo de las ruedas`,
        ],
      },
      {
        title: t`Para la custodia`,
        text: t`Para que el coche espere bien.`,
        points: [
          t`Limpio por dentro y sin comida`,
          t`Sin objetos de valor`,
          t`Nombres de quienes pueden retirarlo`,
          t`Fecha aproximada de salida`,
        ],
      },
      {
        title: t`Para un eléctrico`,
        text: t`Dos o tres cosas que un diésel no necesita.`,
        points: [
          t`Cable de carga en el maletero`,
          t`Tarjetas o aplicación de recarga`,
          t`Batería a media carga si va a esperar`,
          t`Modo transporte, si el fabricante lo tiene`,
        ],
      },
      {
        title: t`Para devolver un renting`,
        text: t`Lo que se mira en la peritación.`,
        points: [
          t`Dos llaves y documentación completa`,
          t`Rótulos retirados`,
          t`Neumáticos y cristales revisados`,
          t`Fotos con fecha antes de entregarlo`,
        ],
      },
    ],
  },
  table: {
    title: t`Palabras que usamos`,
    text: t`Las verás en el presupuesto y en el parte.`,
    rows: [
      [t`Parte de estado`, t`El documento con fotos, kilómetros y daños que se firma en cada entrega`],
      [t`Traslado rodado`, t`El vehículo circula por sus propios medios, con un conductor`],
      [t`Portavehículos`, t`El camión que carga varios vehículos en dos pisos`],
      [t`Campa`, t`La explanada donde los vehículos esperan, cada uno en su sitio`],
      [t`Preparación`, t`Lo que se hace antes de entregar: lavado, revisión, carga, rótulos`],
      [t`Acta de custodia`, t`El parte de entrada o de salida de un vehículo guardado`],
    ],
    note: t`Si en un documento nuestro hay una palabra que no se entiende, el fallo es nuestro: dínoslo.`,
  },
  questions: [
    {
      question: t`¿Qué hago si he perdido el permiso de circulación?`,
      answer: t`Pide un duplicado a la Dirección General de Tráfico. Mientras llega, cuéntanos tu caso antes de la recogida: no todos los servicios necesitan el original.`,
    },
    {
      question: t`¿Cómo veo el estado de mi candidatura?`,
      answer: t`Entra con tu correo en el Portal de candidaturas. Allí está cada paso, con su fecha, y te avisamos también por correo.`,
    },
    {
      question: t`¿Puedo usar estas listas con mi equipo?`,
      answer: t`Claro. Imprímelas o cópialas; para eso están.`,
    },
  ],
  next: {
    title: t`¿Te falta una respuesta?`,
    text: t`Llama o escribe con la matrícula delante. Si la duda se repite, la añadiremos a esta página.`,
  },
  related: {
    title: t`De la lista a la práctica`,
    items: [
      { to: '/servicios', title: t`Servicios`, text: t`Qué incluye cada uno y cómo se pide.` },
      { to: '/servicios/itv', title: t`ITV`, text: t`Los plazos de cada tipo de vehículo.` },
      {
        to: '/clientes/particulares',
        title: t`Particulares`,
        text: t`Cómo se encarga algo para un solo coche.`,
      },
    ],
  },
});
