/** A name as part of an object key: ASCII letters, digits, dot, dash; at most 60 characters including the extension. */
export function asciiName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[-.]+|[-.]+$/g, '');
  return plain.slice(-60).replace(/^[-.]+/, '') || 'archivo';
}

/** The client's file name, safe to store and show: no folders, no control characters, at most 200 characters. */
export function displayName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // Control and bidirectional characters could make a name look like another.
  // Half of an emoji (Cs) cannot be stored.
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  if (clean.length <= 200) return clean || 'archivo';
  const extension = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, 200 - extension.length).replace(/\p{Cs}$/u, '') + extension;
}
