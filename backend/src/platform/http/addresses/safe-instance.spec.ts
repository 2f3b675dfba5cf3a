import { safeInstance } from './safe-instance.js';

class Form {
  nombre: string;
  partes: unknown;
}

it('names of built-in object properties are dropped at any depth', () => {
  const sent = `{"nombre":"Ana","constructor":1,"partes":[{"constructor":{"prototype":{}},"__proto__":{"a":1},"b":2}]}`;
  const form = safeInstance(Form, JSON.parse(sent));
  expect(form).toBeInstanceOf(Form);
  expect(JSON.stringify(form)).toBe('{"nombre":"Ana","partes":[{"b":2}]}');
  expect(({} as { a?: number }).a).toBeUndefined();
});
