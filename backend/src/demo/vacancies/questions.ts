import type { AnswerValue } from '@hiring/contract';
import type { Question } from '../../vacancies/questions/questions.rules.js';
import type { Random } from '../random.js';

/** A screening question of the demo with its answers; `good`: answers of successful applications. */
export interface DemoQuestion extends Question {
  answer: (random: Random, good: boolean) => AnswerValue;
}

const yes =
  (good: number, other: number): DemoQuestion['answer'] =>
  (random, went) =>
    random.chance(went ? good : other);

export const CAR_CARRIER_QUESTIONS: readonly DemoQuestion[] = [
  {
    id: 'carga',
    texto: '¿Has cargado y amarrado vehículos alguna vez?',
    tipo: 'si_no',
    obligatoria: true,
    answer: yes(1, 0.85),
  },
  {
    id: 'anos_portavehiculos',
    texto: '¿Cuántos años has conducido portavehículos?',
    tipo: 'numero',
    obligatoria: true,
    ayuda: 'Si todavía no has llevado ninguno, escribe 0.',
    unidad: 'años',
    answer: (random, good) => (good ? random.int(2, 12) : random.int(0, 5)),
  },
  {
    id: 'noches',
    texto: '¿Cuántas noches por semana puedes dormir fuera?',
    tipo: 'opcion',
    opciones: ['Ninguna', 'Una', 'Dos', 'Tres o más'],
    obligatoria: true,
    answer: (random, good) =>
      random.pick(good ? ['Una', 'Dos', 'Dos', 'Tres o más'] : ['Ninguna', 'Una', 'Dos']),
  },
  {
    id: 'zonas',
    texto: '¿Qué campas, puertos o rutas conoces mejor?',
    tipo: 'texto',
    obligatoria: false,
    answer: (random) =>
      random.pick([
        null,
        'El puerto de Barcelona y las campas de Martorell y Tarragona.',
        'La ruta del Mediterráneo hasta Almería, y los concesionarios de Aragón.',
        'Sobre todo el sur de Francia, de Perpiñán a Lyon.',
      ]),
  },
];

export const TRANSFER_DRIVER_QUESTIONS: readonly DemoQuestion[] = [
  {
    id: 'anos_carne',
    texto: '¿Cuántos años hace que tienes el permiso B?',
    tipo: 'numero',
    obligatoria: true,
    unidad: 'años',
    answer: (random, good) => (good ? random.int(8, 26) : random.int(4, 20)),
  },
  {
    id: 'electricos',
    texto: '¿Conduces con soltura coches automáticos y eléctricos?',
    tipo: 'si_no',
    obligatoria: true,
    answer: yes(0.95, 0.6),
  },
];

export const YARD_OPERATOR_QUESTIONS: readonly DemoQuestion[] = [
  {
    id: 'turnos',
    texto: '¿Qué turnos puedes hacer?',
    tipo: 'opciones',
    opciones: ['Mañana', 'Tarde', 'Noche', 'Fines de semana'],
    obligatoria: true,
    ayuda: 'Marca todos los que te vayan bien.',
    answer: (random, good) =>
      good
        ? ['Mañana', 'Tarde', ...(random.chance(0.4) ? ['Fines de semana'] : [])]
        : random.pick([['Mañana'], ['Tarde'], ['Mañana', 'Tarde']]),
  },
  {
    id: 'vehiculo',
    texto: '¿Tienes permiso B y vehículo propio para llegar a Martorell?',
    tipo: 'si_no',
    obligatoria: true,
    answer: yes(1, 0.7),
  },
];

/** Optional questions: experienced people write it in the CV. */
export const TRUCK_MECHANIC_QUESTIONS: readonly DemoQuestion[] = [
  {
    id: 'vehiculos',
    texto: '¿Con qué vehículos has trabajado?',
    tipo: 'opciones',
    opciones: ['Turismo', 'Furgoneta', 'Camión', 'Autobús', 'Maquinaria'],
    obligatoria: false,
    ayuda: 'Marca todos los que conozcas.',
    answer: (random, good) =>
      random.sample(
        ['Turismo', 'Furgoneta', ...(good ? ['Camión', 'Autobús'] : []), 'Maquinaria'],
        random.int(2, 4),
      ),
  },
  {
    id: 'anos_taller',
    texto: '¿Cuántos años llevas en taller?',
    tipo: 'numero',
    obligatoria: false,
    unidad: 'años',
    answer: (random, good) => (random.chance(0.1) ? null : good ? random.int(4, 20) : random.int(1, 9)),
  },
];
