import * as contract from '@hiring/contract';
import { type ApiDocument, visitDocument } from '../document-shape.js';

type Words = readonly string[];

const isWords = (value: unknown): value is Words =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

/** Shortest first: the list that says most about the words it has. */
const LISTS: readonly Words[] = Object.values<unknown>(contract)
  .filter(isWords)
  .toSorted((a, b) => a.length - b.length);
const ALL: Words = LISTS.flat();

/**
 * Words of a type come in the order in which the compiler met them, which a new file anywhere changes. In the document
 * they stand in that of the contract's list of them, otherwise of all its lists; what is in none follows by alphabet,
 * `null` ends.
 */
export function orderWords(document: ApiDocument): void {
  visitDocument(document, (schema) => {
    if (schema.enum) schema.enum = inOrder(schema.enum);
  });
}

export function inOrder(values: readonly unknown[]): unknown[] {
  const words = values.filter((value) => typeof value === 'string');
  const list = LISTS.find((known) => words.every((word) => known.includes(word))) ?? ALL;
  const place = (word: string) => (list.includes(word) ? list.indexOf(word) : list.length);
  const ordered = words.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  return [...ordered, ...values.filter((value) => typeof value !== 'string')];
}
