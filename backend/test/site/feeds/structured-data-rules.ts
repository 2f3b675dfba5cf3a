/** A rule for a value: returns its fault. */
export type Rule = (value: unknown) => string[];

const rule =
  (expected: string, holds: (value: unknown) => boolean): Rule =>
  (value) =>
    holds(value) ? [] : [`is not ${expected}: ${JSON.stringify(value)}`];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export const text = rule('a text', isText);
export const flag = rule('true or false', (value) => typeof value === 'boolean');
export const positive = rule('a positive number', (value) => typeof value === 'number' && value > 0);
export const count = rule('a count', (value) => Number.isInteger(value) && Number(value) > 0);
export const exactly = (wanted: unknown) => rule(JSON.stringify(wanted), (value) => value === wanted);
export const oneOf = (...words: string[]) =>
  rule(`one of ${words.join(', ')}`, (value) => isText(value) && words.includes(value));
export const matching = (expected: string, pattern: RegExp) =>
  rule(expected, (value) => isText(value) && pattern.test(value));

export const currency = matching('a currency of ISO 4217', /^[A-Z]{3}$/);
export const country = matching('a country of ISO 3166', /^[A-Z]{2}$/);
export const email = matching('an address of e-mail', /^[^\s@]+@[^\s@]+\.[^\s@]+$/);
/** With the country's prefix, so that it can be called from anywhere. */
export const telephone = matching('an international telephone number', /^\+[0-9]{6,15}$/);

export const address = rule('an absolute address', (value) => {
  if (!isText(value) || /\s/.test(value)) return false;
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
});

/** ISO 8601: a day, or an instant with its zone. */
export const date = rule('a date of ISO 8601', (value) => {
  if (!isText(value)) return false;
  const written = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(value);
  return written && !Number.isNaN(Date.parse(value));
});

const TAG = /<(?<close>\/?)(?<name>[a-z][a-z0-9]*)(?<rest>[^>]*)>/gi;

/** HTML with nothing but the paragraphs and lists that job search engines read, each closed in its place. */
export const html: Rule = (value) => {
  if (!isText(value)) return text(value);
  const open: string[] = [];
  for (const { groups } of value.matchAll(TAG)) {
    const { close = '', name = '', rest = '' } = groups ?? {};
    if (!['p', 'ul', 'li', 'br'].includes(name) || rest !== '') return [`has <${name}${rest}>`];
    if (name === 'br') continue;
    if (close === '') open.push(name);
    else if (open.pop() !== name) return [`closes <${name}> where it is not open`];
  }
  if (open.length > 0) return [`leaves <${open.join('>, <')}> open`];
  return value.includes('<p>') ? [] : ['has no paragraph'];
};

export const either =
  (...rules: Rule[]): Rule =>
  (value) => {
    const problems = rules.map((one) => one(value));
    return problems.find((found) => found.length === 0) ?? problems.flat();
  };

/** One value or several of them. */
export const some =
  (each: Rule): Rule =>
  (value) =>
    Array.isArray(value)
      ? value.length === 0
        ? ['is empty']
        : value.flatMap((item, index) => each(item).map((problem) => `[${index}] ${problem}`))
      : each(value);
