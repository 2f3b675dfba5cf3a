/** The compared writes, and whom each request is about. */
import type { Client } from 'pg';
import type { Who } from './compare.ts';
import {
  type Admin,
  creation,
  interview,
  message,
  move,
  note,
  refresh,
  ROOMS,
  signIn,
  type Write,
} from './requests.ts';
import {
  bearer,
  findMovable,
  findPeople,
  findWaiting,
  makeNewcomers,
  makeStaff,
  type Movable,
  openRefreshable,
  type TokenSettings,
} from './visitors.ts';

export type WriteName = 'create' | 'interview' | 'message' | 'move' | 'note' | 'refresh' | 'sign-in';

/** `path`: a pattern. */
export interface WriteRoute {
  name: WriteName;
  path: string;
  rivals: Who[];
}

export const WRITES: WriteRoute[] = [
  { name: 'create', path: '^/api/applications$', rivals: ['lean', 'bare', 'express'] },
  { name: 'move', path: '^/api/applications/[^/]+/move$', rivals: ['lean', 'bare', 'express'] },
  { name: 'interview', path: '^/api/interviews$', rivals: ['lean'] },
  { name: 'message', path: '^/api/threads/[^/]+$', rivals: ['lean'] },
  { name: 'note', path: '^/api/notes$', rivals: ['lean'] },
  { name: 'refresh', path: '^/api/auth/refresh$', rivals: ['lean'] },
  { name: 'sign-in', path: '^/api/auth/token$', rivals: ['lean'] },
];

/** Messages of one account in a round: it may send 120 an hour. */
const MESSAGES = 30;

export function writeMaker(client: Client, settings: TokenSettings, admin: Admin) {
  let interviewers: string[] = [];
  let agreed = 0;
  const interviews = async (people: Movable[]) => {
    if (interviewers.length === 0) interviewers = (await makeStaff(client, ROOMS)).map(({ user }) => user);
    // Nobody is at two interviews of one hour.
    agreed = Math.ceil(agreed / ROOMS) * ROOMS;
    return people.map((one) => {
      const place = agreed++;
      return interview(one, { interviewer: interviewers[place % ROOMS], place }, admin);
    });
  };
  /** @param people for whom; absent: others each time, where that makes a difference */
  return async (name: WriteName, count: number, people?: Movable[]): Promise<Write[]> => {
    switch (name) {
      case 'sign-in':
        return Array.from({ length: count }, (_, place) => signIn(place));
      case 'refresh':
        return (await openRefreshable(client, settings.refreshKey, count)).map(refresh);
      case 'interview':
        return interviews(people ?? (await findWaiting(client, count)));
      case 'message': {
        const ids = people?.map(({ candidate }) => candidate) ?? (await findPeople(client, count));
        const staff = await makeStaff(client, Math.max(2, Math.ceil(count / MESSAGES)));
        const tokens = staff.map((one) => bearer(settings, one));
        return ids.map((id, place) => message(id, tokens[place % tokens.length] ?? admin.token));
      }
      case 'note':
        return (await findPeople(client, count)).map((id) => note(id, admin));
      case 'create':
        return (await makeNewcomers(client, count)).map((one) => creation(one, bearer(settings, one)));
      case 'move':
        return (people ?? (await findMovable(client, count))).map((one) => move(one, admin));
    }
  };
}

export type WriteMaker = ReturnType<typeof writeMaker>;
