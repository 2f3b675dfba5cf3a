/** A name as part of an object key: ASCII letters, digits, dot, dash; at most 60 characters, the extension kept. */
export function asciiName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[-.]+|[-.]+$/g, '');
  return plain.slice(-60).replace(/^[-.]+/, '') || 'archivo';
}

/** The name a person's program gave, fit to store and show: no folders, no control characters, 200 at most. */
export function displayName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // Control characters and those that turn the direction of text could make a name look like another.
  const clean = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  if (clean.length <= 200) return clean || 'archivo';
  const extension = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, 200 - extension.length) + extension;
}
