import { Random } from '../random.js';
import type { Career } from './career.js';
import { fill } from './fill.js';
import type { Person } from './people.js';

/** Openings and endings by form of address, which is the same within a letter. */
const REGISTERS = [
  {
    greetings: ['Estimado equipo de selección:', 'Buenos días:', 'A la atención de RRHH:'],
    vacancy: [
      'Les escribo para presentar mi candidatura al puesto de {puesto}.',
      'He visto su vacante de {puesto} y creo que mi perfil puede encajarles.',
      'Me dirijo a ustedes porque me interesa mucho la plaza de {puesto}.',
    ],
    spontaneous: [
      'Les envío mi CV por si necesitan a alguien de {puesto} ahora o más adelante.',
      'Me gustaría que tuvieran en cuenta mi perfil para futuras vacantes de {puesto}.',
    ],
    endings: [
      'Quedo a su disposición para una entrevista cuando les venga bien.\n\nAtentamente,',
      'Les agradezco el tiempo que dediquen a leer mi candidatura y espero poder conocerles.\n\nUn saludo cordial,',
      'Pueden llamarme a cualquier hora; si no contesto, devuelvo la llamada enseguida.\n\nAtentamente,',
    ],
  },
  {
    greetings: ['Hola:', 'Hola, equipo:', 'Buenas tardes:'],
    vacancy: [
      'Os escribo por la vacante de {puesto}.',
      'Acabo de ver que buscáis {puesto} y no quería dejarlo pasar.',
      'Una persona que trabaja con vosotros me habló de la plaza de {puesto} y me animó a presentarme.',
    ],
    spontaneous: [
      'No he visto ninguna vacante abierta de {puesto}, pero os dejo mi CV por si surge algo.',
      'Conozco vuestro trabajo desde hace tiempo y me gustaría formar parte del equipo como {puesto}.',
    ],
    endings: [
      'Si os encaja, puedo pasarme cuando queráis.\n\nUn saludo,',
      'Gracias por leerme. Me encantaría contároslo en persona.\n\nSaludos,',
      'Puedo incorporarme en quince días y me adapto a vuestro calendario para la entrevista.\n\nHasta pronto,',
    ],
  },
] as const;

const PERSONAL = [
  'Soy una persona puntual y constante, y me gusta aprender de la gente con más oficio.',
  'Me organizo bien con los horarios y casi nunca falto.',
  'Quienes han trabajado conmigo suelen decir que doy tranquilidad al equipo.',
  'Valoro el buen ambiente tanto como el sueldo, y procuro poner de mi parte para que lo haya.',
  'Me tomo en serio la seguridad: prefiero perder cinco minutos a tener un disgusto.',
  'Estoy acostumbrad{o} a trabajar con objetivos y a rendir cuentas de ellos.',
  'No me asusta el trabajo de campaña; sé organizarme cuando todo llega a la vez.',
  'Sigo formándome por mi cuenta y tengo los certificados al día.',
  'Busco un proyecto a largo plazo, no un trabajo de paso.',
  'Me considero resolutiv{o} y discret{o}, y me gusta dejar las cosas terminadas.',
];

/** A letter of two to four paragraphs; a spontaneous application mentions no vacancy. */
export function writeLetter(
  person: Person,
  career: Career,
  { puesto, spontaneous }: { puesto: string; spontaneous: boolean },
): string {
  const random = new Random(`letter:${person.number}`);
  const { trade, jobs } = career;
  const words = { ...career.words, puesto };
  const register = random.pick(REGISTERS);
  const reasons = spontaneous
    ? trade.motivos.filter((reason) => !/oferta|puesto/.test(reason))
    : trade.motivos;
  const now =
    jobs[0]?.hasta === null
      ? 'Tengo {anios} de experiencia y ahora trabajo en {empresa} como {cargo}.'
      : 'Tengo {anios} de experiencia; mi último trabajo fue en {empresa}, como {cargo}.';
  const paragraphs = [
    random.pick(register.greetings),
    `${random.pick(spontaneous ? register.spontaneous : register.vacancy)} ${now}`,
    ...(random.chance(0.85) ? [random.pick(reasons)] : []),
    random.chance(0.7)
      ? `${random.pick(trade.logros)} ${random.pick(PERSONAL)}`
      : random.sample(PERSONAL, 2).join(' '),
    `${random.pick(register.endings)}\n${person.nombre} ${person.apellidos}`,
  ];
  return paragraphs.map((paragraph) => fill(paragraph, words)).join('\n\n');
}
