export interface MailAddress {
  name: string;
  address: string;
}

/** Parses `Name <box@host>` or `box@host`. */
export function parseMailAddress(text: string): MailAddress {
  const match = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+@[^<>\s]+)>\s*$/.exec(text);
  return match ? { name: match[1] ?? '', address: match[2] ?? '' } : { name: '', address: text.trim() };
}

/** The part after the last @. */
export function hostOfAddress(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
