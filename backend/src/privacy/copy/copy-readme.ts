import { TIME_ZONE } from '@hiring/contract';
import type { CopyOfData } from './copy-of-data.js';

const INSTANT = new Intl.DateTimeFormat('es-ES', {
  timeZone: TIME_ZONE,
  dateStyle: 'long',
  timeStyle: 'short',
});

/** The archive's readme, for the person who opens it. Its line ends are readable on every system. */
export function readmeOf(copy: CopyOfData, company: string): string {
  const lines = [
    `Tus datos en ${company}`,
    `Copia del ${INSTANT.format(copy.takenAt)} (hora de Madrid).`,
    '',
    'Qué hay aquí',
    '- datos.json: todo lo que guardamos de ti, por apartados. Se abre con cualquier editor de texto y lo',
    '  pueden leer otros programas.',
    copy.files.length > 0
      ? '- archivos: los archivos que nos enviaste, tal como los subiste.'
      : '- No guardamos ningún archivo tuyo.',
    '',
    'Apartados de datos.json',
    ...copy.parts.map(({ name }) => `- ${name.replaceAll('_', ' ')}`),
    '',
    'Las horas están en UTC. De las personas del equipo no damos el nombre, y los enlaces de un solo uso de',
    'los mensajes no están: no los guardamos.',
    ...(copy.emailProven
      ? []
      : [
          '',
          'Todavía no has verificado tu correo. Por eso no están los avisos de empleo ni los mensajes de contacto',
          'enviados con esa dirección: verifícala en tu portal y descarga otra copia.',
        ]),
    ...(copy.missing.length > 0
      ? [
          '',
          'Estos archivos constan pero no los encontramos. Escríbenos y lo miramos:',
          ...copy.missing.map((path) => `- ${path}`),
        ]
      : []),
    '',
    'Este archivo contiene datos personales: guárdalo donde solo tú puedas abrirlo.',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
