/** The routes of "lean". */
import { column } from './reads/column.ts';
import { list } from './reads/list.ts';
import { me } from './reads/me.ts';
import { portal } from './reads/portal.ts';
import { record } from './reads/record.ts';
import { bulkMove } from './writes/bulk-move.ts';
import { create } from './writes/create.ts';
import { interview } from './writes/interview.ts';
import { message } from './writes/message.ts';
import { move } from './writes/move.ts';
import { note } from './writes/note.ts';
import { refresh, signIn } from './writes/tokens.ts';
import type { Route } from './route.ts';

/** The first that matches answers. */
export const ROUTES: Route[] = [
  list,
  portal,
  record,
  column,
  me,
  bulkMove,
  create,
  interview,
  message,
  move,
  note,
  refresh,
  signIn,
];
