import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'vitest';
import { breakingChanges } from './api-changes.mjs';
import { compareAnnounced, entriesUnder } from './released-api.mjs';

/** A small document with each construct of the real one. */
const document = () => ({
  security: [{ cookie: [] }],
  paths: {
    '/api/things/{id}': {
      get: {
        security: [],
        parameters: [
          { in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } },
          { in: 'query', name: 'sort', schema: { type: 'string', enum: ['a', 'b'] } },
        ],
        responses: {
          200: {
            headers: { Link: {} },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          404: { content: { 'application/problem+json': { schema: { type: 'object' } } } },
        },
      },
    },
    '/api/things': {
      post: {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewThing' } } },
        },
        responses: {
          201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['id', 'parent'],
        properties: {
          id: { type: 'string' },
          note: { anyOf: [{ $ref: '#/components/schemas/Note' }, { type: 'null' }] },
          parent: { allOf: [{ $ref: '#/components/schemas/Thing' }], description: 'its own kind' },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
      Note: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
      NewThing: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 100 },
          kind: { type: 'string', enum: ['big', 'small'] },
          count: { type: ['integer', 'null'], minimum: 0 },
        },
      },
    },
  },
});

/** @param {(document: any) => void} change @returns {string[]} what breaks when the document changes so */
function broken(change) {
  const now = document();
  change(now);
  return breakingChanges(document(), now).map(({ text }) => text);
}

test('a document breaks nothing of itself, and neither does the real one', () => {
  assert.deepEqual(
    broken(() => {}),
    [],
  );
  const real = JSON.parse(
    fs.readFileSync(new URL('../../../contract/openapi.json', import.meta.url), 'utf8'),
  );
  assert.deepEqual(breakingChanges(real, real), []);
});

test('more paths, optional parameters and fields, wider limits and further answers break nothing', () => {
  const changes = broken(({ paths, components: { schemas } }) => {
    paths['/api/others'] = { get: { responses: {} } };
    paths['/api/things/{id}'].get.parameters.push({ in: 'query', name: 'q', schema: { type: 'string' } });
    paths['/api/things/{key}'] = paths['/api/things/{id}'];
    delete paths['/api/things/{id}'];
    schemas.Thing.properties.more = { type: 'string' };
    schemas.Thing.required.push('tags');
    schemas.NewThing.required = [];
    schemas.NewThing.properties.name.maxLength = 200;
    schemas.NewThing.properties.kind.enum.push('medium');
    schemas.NewThing.properties.other = { type: 'string' };
    schemas.NewThing.properties.count = { type: ['number', 'null'] };
    schemas.NewThing.properties.name = { anyOf: [{ type: 'string' }, { type: 'array', items: {} }] };
  });
  assert.deepEqual(changes, []);
});

/** @type {[string, (document: any) => void, string[]][]} */
const BREAKING = [
  ['a path is removed', ({ paths }) => delete paths['/api/things'], ['POST /api/things: is gone']],
  [
    'an operation is removed',
    ({ paths }) => delete paths['/api/things/{id}'].get,
    ['GET /api/things/{id}: is gone'],
  ],
  [
    'an open operation needs an account',
    ({ paths }) => delete paths['/api/things/{id}'].get.security,
    ['GET /api/things/{id}: needs an account now'],
  ],
  [
    'a parameter is removed',
    ({ paths }) => paths['/api/things/{id}'].get.parameters.pop(),
    ['GET /api/things/{id}: the query parameter sort is gone'],
  ],
  [
    'a value of a parameter is removed',
    ({ paths }) => paths['/api/things/{id}'].get.parameters[1].schema.enum.pop(),
    ['GET /api/things/{id} sort: does not take b any more'],
  ],
  [
    'a parameter becomes required',
    ({ paths }) => (paths['/api/things/{id}'].get.parameters[1].required = true),
    ['GET /api/things/{id}: the parameter sort is required now'],
  ],
  [
    'a new parameter is required',
    ({ paths }) => paths['/api/things/{id}'].get.parameters.push({ in: 'query', name: 'q', required: true }),
    ['GET /api/things/{id}: the new query parameter q is required'],
  ],
  [
    'a success has another status',
    ({ paths }) => {
      const { responses } = paths['/api/things'].post;
      responses[200] = responses[201];
      delete responses[201];
    },
    ['POST /api/things: there is no answer 201 any more'],
  ],
  [
    'an answer loses a header',
    ({ paths }) => delete paths['/api/things/{id}'].get.responses[200].headers.Link,
    ['GET /api/things/{id}: 200 has no header Link any more'],
  ],
  [
    'an answer loses a field, in a named schema once',
    ({ components }) => delete components.schemas.Thing.properties.tags,
    ['Thing.tags: is not answered any more'],
  ],
  [
    'an answered field may be missing',
    ({ components }) => components.schemas.Thing.required.shift(),
    ['Thing.id: may be missing now'],
  ],
  [
    'an answered field may be null',
    ({ components }) => (components.schemas.Thing.properties.id.type = ['string', 'null']),
    ['Thing.id: may be null now'],
  ],
  [
    'a field below a field that may be null is removed',
    ({ components }) => delete components.schemas.Note.properties.text,
    ['Note.text: is not answered any more'],
  ],
  [
    'entries of a list have another type',
    ({ components }) => (components.schemas.Thing.properties.tags.items.type = 'integer'),
    ['Thing.tags[]: may be integer now'],
  ],
  [
    'a field of a request is no longer taken',
    ({ components }) => delete components.schemas.NewThing.properties.kind,
    ['NewThing.kind: is not taken any more'],
  ],
  [
    'a field of a request becomes required',
    ({ components }) => components.schemas.NewThing.required.push('kind'),
    ['NewThing.kind: is required now'],
  ],
  [
    'a new field of a request is required',
    ({ components }) => {
      components.schemas.NewThing.properties.other = { type: 'string' };
      components.schemas.NewThing.required.push('other');
    },
    ['NewThing.other: is new and required'],
  ],
  [
    'values of a request are fewer',
    ({ components }) => components.schemas.NewThing.properties.kind.enum.shift(),
    ['NewThing.kind: does not take big any more'],
  ],
  [
    'a request no longer takes null',
    ({ components }) => (components.schemas.NewThing.properties.count.type = 'integer'),
    ['NewThing.count: does not take null any more'],
  ],
  [
    'a request takes other forms than before',
    ({ components }) =>
      (components.schemas.NewThing.properties.name = { anyOf: [{ type: 'integer' }, { type: 'array' }] }),
    ['NewThing.name: does not take one of its forms any more'],
  ],
  [
    'an answer has one more form',
    ({ components }) =>
      (components.schemas.Thing.properties.id = { anyOf: [{ type: 'string' }, { type: 'integer' }] }),
    ['Thing.id: has another form'],
  ],
  [
    'limits of a request are tighter',
    ({ components }) => {
      components.schemas.NewThing.properties.name.maxLength = 50;
      components.schemas.NewThing.properties.name.pattern = '^a';
      components.schemas.NewThing.properties.count.minimum = 1;
    },
    [
      'NewThing.name: maxLength is 50 now (before: 100)',
      'NewThing.name: pattern is ^a now (before: none)',
      'NewThing.count: minimum is 1 now (before: 0)',
    ],
  ],
];

for (const [title, change, expected] of BREAKING) {
  test(`a program breaks when ${title}`, () => assert.deepEqual(broken(change), expected));
}

test('each change needs an entry under Unreleased that announces it', () => {
  const entries = entriesUnder(
    'Unreleased',
    '# Changelog\n\n## [Unreleased]\n\n### Changed\n\n- Things have no\n  tags.\n- Other.\n\n## [1.0.0]\n\n- Old.\n',
  );
  assert.deepEqual(entries, ['Things have no tags.', 'Other.']);
  const announced = { 'Things have': ['Thing.tags: is gone', 'Thing.x: is gone'], 'Old.': [] };
  assert.deepEqual(compareAnnounced(['Thing.tags: is gone', 'Thing.y: is gone'], announced, entries), {
    unannounced: ['Thing.y: is gone'],
    unknownEntries: ['Old.'],
    past: ['Thing.x: is gone'],
  });
});
