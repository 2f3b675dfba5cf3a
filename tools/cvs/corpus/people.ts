import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a reader has to find in a CV; null: nothing may be proposed. A list: any of these is right. */
export type Field = 'nombre' | 'apellidos' | 'email' | 'telefono' | 'ciudad' | 'codigo_postal' | 'permisos';
export type Truth = Record<Field, string | null>;

export type Language = 'es' | 'ca' | 'en' | 'ro' | 'ar' | 'pt';

/** An invented person, with the words as that person writes them and what they mean. */
export interface Person {
  language: Language;
  /** As printed. */
  name: string;
  trade: string;
  email: string;
  phone: string;
  address: string;
  licences: string;
  truth: Truth;
}

/** @param name of a file of this folder */
export const dataOf = <Data>(name: string): Data =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, name), 'utf8')) as Data;

export const PEOPLE = dataOf<readonly Person[]>('people.json');
