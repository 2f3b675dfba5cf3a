import type { ApiDocument, Operation, Parameter } from './document-shape.js';
import { shareParts } from './shared-parts.js';

const id = (description: string): Parameter => ({ name: 'id', in: 'path', description, schema: {} });

function documentOf(operations: Record<string, Pick<Operation, 'parameters' | 'responses'>>): ApiDocument {
  const paths = Object.entries(operations).map(([operationId, operation]) => [
    `/${operationId}`,
    { get: { operationId, tags: [], ...operation } },
  ]);
  const info = { title: '', description: '', version: '' };
  return { openapi: '3.1.1', info, paths: Object.fromEntries(paths), components: { schemas: {} } };
}

it('a description used by two operations is stored once, the most used one under the plain name', () => {
  const person = id('Of the person.');
  const note = id('Of the note.');
  const document = documentOf({
    getNote: { parameters: [note], responses: {} },
    getPerson: { parameters: [person], responses: {} },
    listNotes: { parameters: [person, id('Used once.')], responses: {} },
    removeNote: { parameters: [note], responses: {} },
    removePerson: { parameters: [person], responses: {} },
  });
  shareParts(document);
  expect(document.components.parameters).toEqual({ id: person, 'id.getNote': note });
  expect(document.paths['/getNote']?.get?.parameters).toEqual([
    { $ref: '#/components/parameters/id.getNote' },
  ]);
  expect(document.paths['/listNotes']?.get?.parameters).toEqual([
    { $ref: '#/components/parameters/id' },
    id('Used once.'),
  ]);
});

it('a successful response is named after the schema of its body', () => {
  const notes = {
    content: {
      'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Note' } } },
    },
  };
  const document = documentOf({
    listNotes: { responses: { 200: notes, 204: { description: '' } } },
    listOldNotes: { responses: { 200: notes, 204: { description: '' } } },
  });
  shareParts(document);
  expect(document.components.responses).toEqual({ NoteList: notes, Empty: { description: '' } });
  expect(document.paths['/listNotes']?.get?.responses).toEqual({
    200: { $ref: '#/components/responses/NoteList' },
    204: { $ref: '#/components/responses/Empty' },
  });
});
