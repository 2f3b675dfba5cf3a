import fc from 'fast-check';
import { resolved, type Schema } from './document.js';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);

/** Markup that no response may contain unescaped. */
export const MARKUP = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'] as const;

/** Values known to break programs. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  'a\r\nBcc: robo@evil.example\r\n\r\n',
  '\u202egpj.exe',
  '😀👩‍🔧\u200b\ufeff',
  "' OR 1=1; --",
  "'; DROP TABLE users; --",
  '$(id); `id` | cat /etc/passwd',
  '../../../../etc/passwd',
  '%00%0a%2e%2e%2f',
  '{{constructor.constructor("return process")()}} ${7*7} <%= 7 %>',
  '=HYPERLINK("http://evil.example")',
  '99999999999999999999999999',
  '-1',
  'NaN',
  '0000-00-00',
  '9999-12-31',
  '2026-W47',
  '+275760-09-13T00:00:00.001Z',
  'http://169.254.169.254/latest/meta-data',
  '__proto__',
  'x'.repeat(10_000),
  ...MARKUP,
];

/** One of each kind of JSON that is no text. */
export const KINDS: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  ['a', 'b'],
  [[]],
  { constructor: { a: 1 } },
  nested(200),
];

/** Values of JSON that no form sends. */
export const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  2_147_483_648,
  1.5,
  1e308,
  Number.MIN_SAFE_INTEGER - 1,
  [],
  [null],
  [[]],
  ['a', 'b'],
  {},
  { $ne: '' },
  { length: 3, toString: 'x' },
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  nested(200),
  Array.from({ length: 2000 }, () => 'a'),
  ...TEXTS,
];

/** List queries as react-admin writes them, and invalid ones. */
export const LIST_QUERIES: readonly string[] = [
  '[',
  'null',
  '[0,1e99]',
  '[-1,5]',
  '[5,1]',
  '[0,9007199254740993]',
  '["id","ASC; DROP TABLE users"]',
  '["__proto__","ASC"]',
  '["constructor","DESC"]',
  '{"q":{"$ne":1}}',
  '{"q":"\\u0000"}',
  '{"q":"\\ud800"}',
  '{"q":"%_\\\\"}',
  '{"q":"\\"sin cerrar -"}',
  '{"__proto__":{"a":1}}',
  '{"constructor":"x"}',
  '{"id":["x"]}',
  '{"id":{}}',
  '{"desde":"2026-02-31","hasta":"0000-00-00"}',
  '{"desde":"9999-12-30","hasta":"9999-12-31"}',
  '{"from":"9999-12-31T23:59:59Z","to":"9999-12-31"}',
  '{"from":"2026-W47","to":"2026-123"}',
  '{"estado":"<script>alert(1)</script>"}',
];

/** At and beyond the borders that the schema draws. */
export function bordersOf(schema: Schema): unknown[] {
  const { minLength, maxLength, minimum, maximum } = resolved(schema);
  return [
    ...(maxLength === undefined
      ? []
      : ['x'.repeat(maxLength), 'é'.repeat(maxLength), 'x'.repeat(maxLength + 1)]),
    ...(minLength ? ['x'.repeat(minLength - 1)] : []),
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
  ];
}

/** Whatever else there is: any text, any JSON. */
export const anyText = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);
export const anyValue = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 3, arbitrary: anyText },
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.integer(),
);
