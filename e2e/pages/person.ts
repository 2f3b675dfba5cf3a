import { randomBytes } from 'node:crypto';

/** The data of a person for every field of the forms. */
export interface Person {
  nombre: string;
  apellidos: string;
  email: string;
  password: string;
  telefono: string;
  direccion: string;
  ciudad: string;
}

const CONSONANTS = 'bcdfglmnprstvz';
const VOWELS = 'aeiou';

/** A pronounceable, unique word. */
function uniqueWord(): string {
  return [...randomBytes(12)]
    .map((byte, index) => {
      const letters = index % 2 === 0 ? CONSONANTS : VOWELS;
      return letters[byte % letters.length] ?? 'a';
    })
    .join('');
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A person whom no other test knows, with accents where Spanish names have them. */
export function newPerson(nombre = 'Íñigo'): Person {
  const word = uniqueWord();
  return {
    nombre,
    apellidos: `Núñez ${capitalised(word)}`,
    email: `${word}@example.test`,
    password: 'Carretera-7',
    telefono: '+34 600 100 200',
    direccion: 'Carrer de la Marina 12, 3.º 2.ª',
    ciudad: 'Barcelona',
  };
}

export const fullName = ({ nombre, apellidos }: Pick<Person, 'nombre' | 'apellidos'>) =>
  `${nombre} ${apellidos}`;

/** As typed in a hurry: no accents, no capitals. */
export const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
