import * as contract from '@hiring/contract';
import { type ApiDocument, type Schema, visitDocument } from './document-shape.js';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The lists of the contract, and the keys of its tables, shortest first. */
const LISTS = Object.values<unknown>(contract)
  .filter((part): part is object => typeof part === 'object' && part !== null)
  .map((part) => (Array.isArray(part) ? part.filter(isText) : Object.keys(part)))
  .toSorted((a, b) => a.length - b.length);

/**
 * Enumerations stand in the order of the contract, others by the alphabet. Those that are made of types come in
 * the order in which the compiler met the words, which changes with every import.
 */
export function orderValues(document: ApiDocument): void {
  visitDocument(document, order);
}

function order(schema: Schema): void {
  const words = schema.enum?.filter(isText) ?? [];
  if (words.length < 2) return;
  const list = LISTS.find((known) => words.every((word) => known.includes(word))) ?? words.toSorted();
  const place = (value: unknown) => (isText(value) ? list.indexOf(value) : list.length);
  schema.enum = schema.enum?.toSorted((a, b) => place(a) - place(b));
}
