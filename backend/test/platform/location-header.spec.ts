import { readApiDocument } from '../integrations/api-document.js';

interface Operation {
  responses: Record<string, { headers?: Record<string, unknown> }>;
}

it('the address in a Location header can be read', () => {
  const { paths } = readApiDocument() as {
    paths: Record<string, { get?: Operation; post?: Operation }>;
  };
  const located = Object.entries(paths).filter(([, { post }]) => post?.responses['201']?.headers?.Location);
  expect(located.length).toBeGreaterThan(10);
  // Whose record has an address of its own says so, where its path is that of its list.
  for (const [path, { post }] of Object.entries(paths)) {
    const readable = paths[`${path}/{id}`]?.get !== undefined && post?.responses['201'] !== undefined;
    const says = located.some(([other]) => other === path);
    expect([path, readable && !says]).toEqual([path, false]);
  }
});
