import { at, Random, uuidOf } from '../random.js';
import { NAME_STOCKS, type NameStock } from './names.js';
import { PLACES, STREETS } from './places.js';

export const PEOPLE = 120;

/** A person, without applications. */
export interface Person {
  /** Index in the list; 0 is the demo account's candidate. */
  number: number;
  candidateId: string;
  /** Null: HR created the person, who has no account. */
  userId: string | null;
  emailVerified: boolean;
  female: boolean;
  nombre: string;
  apellidos: string;
  email: string;
  telefono: string;
  fecha_nacimiento: string | null;
  /** Age in years; set even without a date of birth. */
  age: number;
  direccion: string;
  ciudad: string;
  codigo_postal: string;
  /** A first language besides Spanish. */
  language: string | null;
}

const DOMAINS = ['example.com', 'example.com', 'example.org', 'example.net'];

/** The people of the demo, always the same; `year` is the current one, for their ages. */
export function makePeople(year: number): Person[] {
  const taken = new Set<string>();
  const names = new Set<string>();
  const people = Array.from({ length: PEOPLE }, (_, number): Person => {
    const random = new Random(`person:${number}`);
    const name = number === 0 ? DEMO_NAME : drawNewName(random, names);
    const ownerless = number > 0 && number % 12 === 7;
    const age = number === 0 ? 34 : drawAge(random);
    const birthday = `${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
    const place = drawPlace(random);
    return {
      number,
      candidateId: uuidOf(`candidate:${number}`),
      userId: ownerless ? null : uuidOf(`user:candidate:${number}`),
      emailVerified: !ownerless && number % 8 !== 5,
      ...name,
      email: number === 0 ? 'candidato@example.com' : emailOf(name, random, taken),
      // 6xx 000 xxx: numbers that are not in use.
      telefono: `+34 6${String(random.int(0, 99)).padStart(2, '0')} 000 ${String(number * 8 + random.int(1, 7)).padStart(3, '0')}`,
      fecha_nacimiento: number > 0 && random.chance(0.12) ? null : `${year - age}-${birthday}`,
      age,
      direccion: drawAddress(random),
      ...place,
    };
  });
  return withTwin(people, taken);
}

/** This person also exists as a record created by HR: a pair to try merging with. */
const ENTERED_TWICE = 31;

/** The same name without accents and the same date of birth: the product sees one person. */
function withTwin(people: readonly Person[], taken: Set<string>): Person[] {
  const original = people.find(
    ({ number, userId, nombre, apellidos, fecha_nacimiento }) =>
      number > 0 && userId && fecha_nacimiento && plain(nombre + apellidos) !== nombre + apellidos,
  );
  if (!original) throw new Error('nobody has an accent in their name');
  const { female, age, fecha_nacimiento, ciudad, codigo_postal, language } = original;
  const name = { female, language, nombre: plain(original.nombre), apellidos: plain(original.apellidos) };
  return people.map((person) =>
    person.number === ENTERED_TWICE
      ? {
          ...person,
          ...name,
          age,
          fecha_nacimiento,
          ciudad,
          codigo_postal,
          email: emailOf(name, new Random('person:twin'), taken),
        }
      : person,
  );
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const DEMO_NAME = { female: false, nombre: 'Daniel', apellidos: 'Roca Serrano', language: 'Catalán' };

type Name = Pick<Person, 'female' | 'nombre' | 'apellidos' | 'language'>;

/** Two people with one name would look like duplicates. */
function drawNewName(random: Random, taken: Set<string>): Name {
  for (;;) {
    const name = drawName(random);
    const full = `${name.nombre} ${name.apellidos}`;
    if (taken.has(full)) continue;
    taken.add(full);
    return name;
  }
}

function drawName(random: Random): Name {
  const stock = drawWeighted(random, NAME_STOCKS, ({ share }) => share);
  const female = random.chance(0.42);
  const nombre = random.pick(female ? stock.female : stock.male);
  const first = random.pick(stock.surnames);
  const apellidos = stock.single ? first : `${first} ${secondSurname(random, stock, first)}`;
  return { female, nombre, apellidos, language: stock.language ?? null };
}

/** A third of the second surnames come from one of the two large stocks, as in mixed families. */
function secondSurname(random: Random, stock: NameStock, first: string): string {
  const from = random.chance(0.33) ? at(NAME_STOCKS, random.int(0, 1)) : stock;
  return random.pick(from.surnames.filter((surname) => surname !== first));
}

/** Mostly between 25 and 50. */
function drawAge(random: Random): number {
  return Math.round((random.int(20, 58) + random.int(21, 50) + random.int(22, 44)) / 3);
}

function drawPlace(random: Random): { ciudad: string; codigo_postal: string } {
  const place = drawWeighted(random, PLACES, ({ peso }) => peso);
  return { ciudad: place.ciudad, codigo_postal: random.pick(place.codigos) };
}

function drawAddress(random: Random): string {
  const door = random.pick(['1r 1a', '1r 2a', '2n 1a', '2n 3a', '3r 2a', '4t 1a', 'baixos', 'àtic']);
  return `${random.pick(STREETS)}, ${random.int(2, 148)}${random.chance(0.75) ? `, ${door}` : ''}`;
}

function drawWeighted<T>(random: Random, list: readonly T[], weightOf: (member: T) => number): T {
  let left = random.next() * list.reduce((sum, member) => sum + weightOf(member), 0);
  return list.find((member) => (left -= weightOf(member)) < 0) ?? at(list, 0);
}

function emailOf(name: { nombre: string; apellidos: string }, random: Random, taken: Set<string>): string {
  const first = ascii(name.nombre).split(' ')[0] ?? '';
  const last = ascii(name.apellidos).replaceAll(' ', '');
  const surname = ascii(name.apellidos).split(' ')[0] ?? '';
  const local = random.pick([
    `${first}.${surname}`,
    `${first}${surname}`,
    `${first}.${last}`,
    `${first[0] ?? ''}${surname}`,
    `${surname}.${first}`,
  ]);
  const domain = random.pick(DOMAINS);
  for (let suffix = 0; ; suffix++) {
    const email = `${local}${suffix === 0 ? '' : 80 + suffix}@${domain}`;
    if (taken.has(email)) continue;
    taken.add(email);
    return email;
  }
}

/** Only lower-case letters and blanks. */
export function ascii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z ]/g, '');
}
