import { createHash } from 'node:crypto';

/** A record's strong tag: the version for If-Match, and a digest of the response for If-None-Match. */
export const entityTag = (version: string | number, body: unknown): string =>
  tagOfText(version, JSON.stringify(body) ?? '');

/** The same of a response's JSON text. */
export function tagOfText(version: string | number, json: string): string {
  const digest = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  return `"${version}.${digest}"`;
}

const TAG = /^"([\w:+-]{1,64})\.[\w-]{22}"$/;

/** The versions in an If-Match header; null: `*`, any. A foreign or weak tag contains none. */
export function versionsOf(header: string): string[] | null {
  const tags = header.split(',').map((tag) => tag.trim());
  if (tags.includes('*')) return null;
  return tags.flatMap((tag) => TAG.exec(tag)?.[1] ?? []);
}
