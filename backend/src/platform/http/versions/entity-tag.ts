import { createHash } from 'node:crypto';

/** A record's strong tag: the version that If-Match goes by, and a digest of what is answered, which If-None-Match needs. */
export function entityTag(version: string | number, body: unknown): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('base64url')
    .slice(0, 22);
  return `"${version}.${digest}"`;
}

const TAG = /^"([\w:+-]{1,64})\.[\w-]{22}"$/;

/** The versions that an If-Match header names; null: `*`, any. What is no tag of this API, or a weak one, names none. */
export function versionsOf(header: string): string[] | null {
  const tags = header.split(',').map((tag) => tag.trim());
  if (tags.includes('*')) return null;
  return tags.flatMap((tag) => TAG.exec(tag)?.[1] ?? []);
}
