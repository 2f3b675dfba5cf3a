import { createHash, createHmac } from 'node:crypto';

/** A digest of a request's content, independent of the order of its fields: equal fingerprints mean equal requests. */
export function fingerprintOf(secret: string, method: string, path: string, content: unknown): string {
  return createHmac('sha256', secret)
    .update(`idempotency\n${method} ${path}\n${JSON.stringify(inOrder(content))}`)
    .digest('base64url');
}

/** A key as it is stored: clients may put anything in it. */
export const digestOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, inOrder(one)]),
  );
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** All ids in a text, without duplicates. */
export const idsIn = (text: string): string[] => [
  ...new Set((text.match(ID) ?? []).map((id) => id.toLowerCase())),
];
