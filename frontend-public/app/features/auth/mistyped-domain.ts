/** Where most people who apply have their mail. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'live.com',
  'telefonica.net',
];

/** One letter from a common one, and real all the same. */
const REAL = ['mail.com', 'email.com', 'ymail.com', 'live.co', 'gmail.co'];

/**
 * The address that was probably meant: its domain is one slip of the finger (a letter more, less, another one, or two
 * in the wrong order) from a common one. Null: nothing is proposed.
 */
export function probableEmail(typed: string): string | null {
  const [, name, domain = ''] = /^(.+)@([^@]+)$/.exec(typed.trim()) ?? [];
  const written = domain.toLowerCase();
  if (name === undefined || COMMON.includes(written) || REAL.includes(written)) return null;
  const meant = COMMON.find((common) => isOneSlipFrom(written, common));
  return meant === undefined ? null : `${name}@${meant}`;
}

function isOneSlipFrom(written: string, meant: string): boolean {
  if (Math.abs(written.length - meant.length) > 1) return false;
  const at = [...meant].findIndex((letter, place) => letter !== written[place]);
  if (at === -1) return true;
  const [left, right] = [written.slice(at), meant.slice(at)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
