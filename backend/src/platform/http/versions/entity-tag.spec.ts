import { entityTag, versionsOf } from './entity-tag.js';

it('an entity tag contains the version and changes with the response', () => {
  const tag = entityTag(3, { nombre: 'Ana' });
  expect(versionsOf(tag)).toEqual(['3']);
  expect(entityTag(3, { nombre: 'Eva' })).not.toBe(tag);
  expect(entityTag(3, { nombre: 'Ana' })).toBe(tag);
});

it.each([
  ['*', null],
  [`${entityTag(1, {})}, ${entityTag(2, {})}`, ['1', '2']],
  [`W/${entityTag(1, {})}`, []],
  ['"3"', []],
  ['3', []],
  ['', []],
])('the header %s names the versions %j', (header, versions) => {
  expect(versionsOf(header)).toEqual(versions);
});
