import { describe, expect, it } from 'vitest';
import { stageColumns } from '../candidates/board/card';
import { proposalFor } from './proposalFor';

const columns = stageColumns();
const column = (id: string) => {
  const found = columns.find((one) => one.id === id);
  if (!found) throw new Error(`no column ${id}`);
  return found;
};

describe('a drop on the board of a manager', () => {
  it.each([
    ['recibida', 'en_revision', 'pasar'],
    ['recibida', 'contratada', 'pasar'],
    ['en_revision', 'recibida', null],
    ['en_revision', 'rechazada', 'descartar'],
    ['contratada', 'rechazada', null],
    ['rechazada', 'recibida', null],
  ] as const)('from %s to %s proposes %s', (from, to, proposal) => {
    expect(proposalFor(columns, { estado: from, stage: from, fase: null }, column(to))).toBe(proposal);
  });
});
